// In place of hoist-non-react-statics, and the copy of react-is that it brings: for Emotion's withTheme, which nothing uses.
export default (component) => component;
