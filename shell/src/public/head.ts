import { afterPaint } from './after-paint';
import { readMember } from './member';
import { applyTheme } from './theme';
import { guardScripts, loadVerified } from './verified';

// Runs in the head of every public page before its first paint, so that the style sheet fits the reader from the start. The other scripts
// are requested only when the page can be read: until then network and processor are the page's.
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
