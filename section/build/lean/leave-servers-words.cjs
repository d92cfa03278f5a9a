// A loader for the contract's tables of calls: what each call is for, and to whom it is answered, is for the server and its API page alone.
const WORDS = /\b(?:summary|access):\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g;

module.exports = (source) => source.replace(WORDS, '');
