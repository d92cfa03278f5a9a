import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FENCED = /^ *```.*?^ *```$/gms;

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

function anchorsOf(file: string): readonly string[] {
  const headings = readFileSync(file, 'utf8')
    .replaceAll(FENCED, '')
    .matchAll(/^#+ (.+)$/gm);
  const counts = new Map<string, number>();
  return [...headings].map(([, heading = '']) => {
    const anchor = anchorOf(heading);
    const repeated = counts.get(anchor) ?? 0;
    counts.set(anchor, repeated + 1);
    return repeated === 0 ? anchor : `${anchor}-${repeated}`;
  });
}

/** The relative links of a Markdown file that lead to no file, or to no heading of it. */
export function deadLinks(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
    .replaceAll(FENCED, '')
    .replaceAll(/`[^`\n]*`/g, '');
  const links = [...text.matchAll(/\]\(<?([^)\s>]+)/g), ...text.matchAll(/\b(?:src|href)="([^"]+)"/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/i.test(link)) return false;
    const [name = '', anchor] = link.split('#');
    const target = name === '' ? file : path.resolve(path.dirname(file), decodeURI(name));
    return !existsSync(target) || (anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor));
  });
}
