import { platform } from '@arena/shared/platform';
import * as t from './form.messages';

/**
 * Copies a text and shows a toast about it. Never rejects.
 * @param label - Starts the toast's sentence: 'Game ID'.
 */
export async function copyText(label: string, text: string): Promise<void> {
  const { notify } = platform();
  try {
    await navigator.clipboard.writeText(text);
    notify({ message: t.copied(label), tone: 'success' });
  } catch {
    notify({ message: t.copyFailed(label), tone: 'error' });
  }
}
