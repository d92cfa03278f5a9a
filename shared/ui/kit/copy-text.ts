import { platform } from '@arena/shared/platform';

/**
 * Copies a text and shows a toast about it. Never rejects.
 * @param label - Starts the toast's sentence: 'Game ID'.
 */
export async function copyText(label: string, text: string): Promise<void> {
  const { notify } = platform();
  try {
    await navigator.clipboard.writeText(text);
    notify({ message: `${label} copied`, tone: 'success' });
  } catch {
    notify({ message: `${label} couldn’t be copied. Select it and copy it manually.`, tone: 'error' });
  }
}
