const MOST_CHARACTERS = 600;
/** Where testing-library's message goes on with elements, or one of ours with text. */
const DETAILS = /\n\n(?:Here are the|Ignored nodes:|The page’s text:)/;

/** What was looked for, and the page's text instead of its elements. */
export function shortElementError(message: string | null, container: Element): Error {
  const [what = ''] = (message ?? '').split(DETAILS);
  const ownText = ({ childNodes }: Element) =>
    [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')).join('');
  const lines = [...container.querySelectorAll('*')].map((element) => ownText(element).trim());
  const text = lines.filter((line) => line !== '').join(' | ');
  const shown = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}...` : text;
  const error = new Error(`${what}\n\nThe page’s text: ${shown}\nFor its elements: DEBUG_PRINT_LIMIT=7000 npx jest`);
  error.name = 'TestingLibraryElementError';
  return error;
}
