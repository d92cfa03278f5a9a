// A loader for react-router: every part of it is in one file, made with calls and named by assignments, so that no bundler can
// tell which parts are not used. This says of the calls that they do nothing else, and takes the names away.
const NAMES = /^\w+\.displayName = "[^"]*";$/gm;
const PARTS = /^(var \w+ =) (?=(?:React\d*\.(?:forwardRef|memo|createContext)|new (?:URL|Set|WeakMap)|Symbol)\()/gm;

module.exports = (source) => source.replace(NAMES, '').replace(PARTS, '$1 /* @__PURE__ */ ');
