// In place of @emotion/is-prop-valid, a list of all attributes of HTML and SVG: our styled elements name the props that are theirs alone,
// and these two are Emotion's.
export default (name) => name !== 'as' && name !== 'theme';
