import { afterPaint } from './after-paint';
import { readMember } from './member';
import { applyTheme } from './theme';
import { guardScripts, loadVerified } from './verified';

// Stands in the head of every public page and runs before its first paint: the page's style sheet shows what is meant for
// this reader from the beginning, and nothing jumps when the other scripts arrive. Those are asked for together, as soon as
// the page can be read and not before: until then the network and the processor are the page's.
applyTheme();
document.documentElement.dataset.session = readMember() === null ? 'visitor' : 'member';
guardScripts();

afterPaint(() => {
  for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name=arena-script]')) {
    const script = document.createElement('script');
    loadVerified(script, content);
    script.async = false;
    document.head.append(script);
  }
});
