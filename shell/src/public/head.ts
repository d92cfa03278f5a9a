import { afterPaint } from './after-paint';
import { readMember } from './member';
import { applyTheme } from './theme';
import { guardScripts, loadVerified } from './verified';

// Runs in the head before the first paint. Other scripts load after it, so that they don't delay the page.
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
