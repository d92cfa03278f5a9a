export interface Names {
  /** `mfe-live-promos` */
  readonly FOLDER: string;
  /** `mfe_live_promos`: the federation name. */
  readonly FEDERATION: string;
  /** `live-promos`: the path below /admin and the folder of its first area. */
  readonly AREA: string;
  /** `LivePromos` */
  readonly PASCAL: string;
  /** `livePromos` */
  readonly CAMEL: string;
  /** `Live promos`: the display name. */
  readonly TITLE: string;
  readonly TEAM: string;
  readonly CONTACT: string;
}

/** An error that the user can fix; the message says how. */
export class Refusal extends Error {}

const FOLDER = /^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 41;
// Inserted into code and JSX without escaping, so special characters aren't allowed.
const WORDS = /^[\p{L}\p{N}][\p{L}\p{N} .-]{0,39}$/u;
const CONTACT = /^[\w.+@:/#-]{1,60}$/;
/** The shell's own paths below /admin. */
const TAKEN = ['notification', 'analytics'];
/** Folder names that builds and checks ignore. */
const LEFT_OUT = ['dist', 'testing'];
const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function wordsOf(option: string, value: string): string {
  if (!WORDS.test(value)) throw new Refusal(`--${option} is '${value}'. Write up to 40 letters, digits, spaces, dots and hyphens.`);
  return value;
}

/** Throws a `Refusal` for an invalid name. */
export function namesOf(
  folder: string,
  { title, team, contact }: Partial<Readonly<Record<'title' | 'team' | 'contact', string>>> = {},
): Names {
  if (!FOLDER.test(folder) || folder.length > LONGEST)
    throw new Refusal(
      `'${folder}' cannot be a section's name. Write mfe- and then small letters, digits and single hyphens, beginning with a letter and at most ${LONGEST} in all: mfe-promos.`,
    );
  const area = folder.slice('mfe-'.length);
  if (TAKEN.includes(area)) throw new Refusal(`/admin/${area} is a screen of the shell. Choose another name than ${folder}.`);
  if (LEFT_OUT.includes(area)) throw new Refusal(`A folder named ${area} is left out of builds. Choose another name than ${folder}.`);
  const words = area.split('-');
  const pascal = words.map(upper).join('');
  const shown = wordsOf('title', title ?? upper(words.join(' ')));
  const reachedAt = contact ?? `${area}-team@arena.test`;
  if (!CONTACT.test(reachedAt)) throw new Refusal(`--contact is '${reachedAt}'. Write an email address, a link or the name of a channel.`);
  return {
    FOLDER: folder,
    FEDERATION: folder.replaceAll('-', '_'),
    AREA: area,
    PASCAL: pascal,
    CAMEL: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    TITLE: shown,
    TEAM: wordsOf('team', team ?? `${shown} team`),
    CONTACT: reachedAt,
  };
}
