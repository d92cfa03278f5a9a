// In place of @emotion/is-prop-valid, a list of all attributes of HTML and SVG: our styled elements name the props that are theirs alone,
// and these are Emotion's and MUI's.
const styling = new Set(['as', 'theme', 'sx', 'ownerState']);
export default (name) => !styling.has(name);
