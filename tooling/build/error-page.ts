/** Readable in both themes without scripts. */
const STYLE = `:root{color-scheme:dark light;--ground:#0a0b10;--text:#e9eaf0;--muted:#a3a7b8;--line:#2a2d3a}
@media (prefers-color-scheme:light){:root{--ground:#f6f7f9;--text:#14161f;--muted:#565b6e;--line:#d5d8e0}}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.6 system-ui,sans-serif}
main{max-width:42rem;margin:0 auto;padding:2.5rem 1rem 4rem;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.3;margin:0 0 1.5rem}h2{font-size:1rem;margin:1.75rem 0 .25rem}
p,ul{margin:.25rem 0;color:var(--muted)}ul{padding-left:1.25rem}strong{color:var(--text)}
code{font-size:.875em;border:1px solid var(--line);border-radius:4px;padding:0 .25em}`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const inline = (text: string) =>
  escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

function blockOf(block: string): string {
  const [, marks, heading] = /^(#{1,2}) (.*)$/.exec(block) ?? [];
  if (marks !== undefined && heading !== undefined) return `<h${marks.length}>${inline(heading)}</h${marks.length}>`;
  if (!block.startsWith('- ')) return `<p>${inline(block.replaceAll('\n', ' '))}</p>`;
  const items = block.slice(2).split('\n- ');
  return `<ul>${items.map((item) => `<li>${inline(item.replaceAll(/\n\s*/g, ' '))}</li>`).join('')}</ul>`;
}

/** Converts a page of `docs/errors`; supports only headings, paragraphs, lists, code and strong text. */
export function errorPage(markdown: string): string {
  const [title = ''] = markdown.split('\n');
  const blocks = markdown.trim().split(/\n{2,}/);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title.replace(/^# /, ''))} · Arena</title><link rel="icon" href="data:,"><style>${STYLE}</style><main>${blocks.map(blockOf).join('\n')}</main></html>\n`;
}
