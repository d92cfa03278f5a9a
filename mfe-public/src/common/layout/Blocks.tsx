import { Fragment, type ReactNode } from 'react';
import { SITE } from '../copy/site';

/** A paragraph, or list entries. `[text](/address)` becomes a link. */
export type Block = string | readonly string[];

const LINK = /\[([^[\]]+)\]\(([^()]+)\)/g;

/** Turns `[text](/address)` into links and `{email}` into the site's address. */
export function withLinks(source: string): ReactNode {
  const text = source.replaceAll('{email}', SITE.email);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    parts.push(
      text.slice(end, match.index),
      <a key={match.index} href={match[2]}>
        {match[1]}
      </a>,
    );
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)].map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) =>
    typeof block === 'string' ? (
      <p key={index}>{withLinks(block)}</p>
    ) : (
      <ul key={index}>
        {block.map((entry) => (
          <li key={entry}>{withLinks(entry)}</li>
        ))}
      </ul>
    ),
  );
}
