// Stands in for a section's demo answers where a backend answers.
export default null;
