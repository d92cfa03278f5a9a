// A loader for packages whose parts a bundler cannot leave out by itself: methods of a class, and functions on a path that the console
// does not take. `never`: functions whose body is dropped; a call throws their name. `always`: what has one value here. Each has to be
// found: a package that has renamed one fails the build.
const escaped = (text) => text.replace(/[$()*+.?[\]{|}\\^]/g, '\\$&');
const bodyOf = (name) => new RegExp(String.raw`^([ \t]*)((?:async )?(?:function )?${escaped(name)}\([^()]*\) \{)\n[^]*?^\1\}`, 'm');
const readsOf = (text) => new RegExp(String.raw`(?<![.\w$]|function )${escaped(text)}(?![\w$]| = |\n\) \{|:)`, 'g');

module.exports = function leaveOut(source) {
  const { never = [], always = {} } = this.getOptions();
  const replace = (text, part, pattern, by) => {
    const result = text.replace(pattern, by);
    if (result === text)
      throw new Error(`${this.resourcePath} has no ${part} any more: look what took its place (section/build/left-out.ts).`);
    return result;
  };
  const without = never.reduce((text, name) => replace(text, name, bodyOf(name), `$1$2 throw Error('${name} is left out'); }`), source);
  return Object.entries(always).reduce((text, [read, value]) => replace(text, read, readsOf(read), value), without);
};
