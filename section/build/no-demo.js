// Replaces a section's demo answers when a backend is configured.
export default null;
