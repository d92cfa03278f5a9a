// In place of MUI's TouchRipple: the theme has no ripples, and nothing renders it.
export default () => null;
