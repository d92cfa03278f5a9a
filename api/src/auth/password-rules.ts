import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { SHORTEST_PASSWORD } from '@arena/shared/contract';
import { RefusedField } from '../http/errors';

interface Owner {
  readonly name: string;
  readonly email: string;
}

/** Of the library's scores from 0 to 4, the first that withstands guessing over the network. */
const LEAST_SCORE = 2;
/** Looking at more takes too long. What starts with this many hard characters is hard to guess. */
const CHARACTERS_LOOKED_AT = 20;
/** An attacker's `@` for `a` and the like; each one more takes as long as all before it. */
const SUBSTITUTIONS_LOOKED_AT = 3;
/** Added to a name or an e-mail address. */
const LEAST_OF_ONES_OWN = 6;

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: SUBSTITUTIONS_LOOKED_AT });
}

let loading: Promise<ZxcvbnFactory> | null = null;
/** The lists of common passwords: tens of megabytes, for programs in which passwords are chosen. */
const library = () => (loading ??= load());

/** Loads the lists before the first password is chosen, which would otherwise hold up all calls. */
export async function prepareRules(): Promise<void> {
  await library();
}

/** What is known of a person, in the parts that a password may be made of. */
const partsOf = ({ name, email }: Owner) =>
  [name, ...name.split(' '), email, ...email.split(/[@.]/u)].map((part) => part.toLowerCase()).filter((part) => part.length > 2);

/** What is left of a password without its owner's name and e-mail address, and without blanks and punctuation. */
function onesOwn(password: string, owner: Owner): string {
  const longestFirst = partsOf(owner).sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((text, part) => text.replaceAll(part, ' '), password.toLowerCase());
  return rest.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Why a password cannot be chosen, as a sentence; null when it can. */
export async function passwordProblem(password: string, owner: Owner): Promise<string | null> {
  if (password.trim() === '') return 'The password is only spaces. Choose one with letters, digits or other characters.';
  if (password.length < SHORTEST_PASSWORD) return `The password must have at least ${SHORTEST_PASSWORD} characters.`;
  if (partsOf(owner).some((part) => password.toLowerCase().includes(part)) && onesOwn(password, owner).length < LEAST_OF_ONES_OWN)
    return 'The password is little more than your name or e-mail address. Choose one that others cannot guess from these.';
  const { score } = (await library()).check(password.slice(0, CHARACTERS_LOOKED_AT), partsOf(owner));
  return score < LEAST_SCORE ? 'This password is too easy to guess. Choose a longer one, or several unrelated words.' : null;
}

/** Throws 400 for a password that cannot be chosen, for the field that it was typed in. */
export async function requireGoodPassword(field: string, password: string, owner: Owner): Promise<void> {
  const problem = await passwordProblem(password, owner);
  if (problem !== null) throw new RefusedField(field, problem);
}
