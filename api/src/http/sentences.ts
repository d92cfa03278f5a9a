import type { $ZodIssue } from 'zod/v4/core';

// zod/mini carries no texts of its own; this is what it says for "no text was given".
const NO_TEXT = 'Invalid input';

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function sizeRule(issue: Extract<$ZodIssue, { code: 'too_small' | 'too_big' }>): string {
  const [bound, words] = issue.code === 'too_small' ? [issue.minimum, 'at least'] : [issue.maximum, 'at most'];
  const unit = (name: string) => `${bound} ${name}${Number(bound) === 1 ? '' : 's'}`;
  if (issue.origin === 'string') return `must have ${words} ${unit('character')}`;
  if (issue.origin === 'array') return `must have ${words} ${unit('entry').replace('entrys', 'entries')}`;
  if (issue.inclusive === false) return `must be ${issue.code === 'too_small' ? 'greater' : 'less'} than ${bound}`;
  return `must be ${words} ${bound}`;
}

function rule(issue: $ZodIssue): string {
  if (issue.message !== NO_TEXT) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'too_small':
    case 'too_big':
      return sizeRule(issue);
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be one of ${issue.values.join(', ')}`;
    case 'invalid_union':
      return unionRule(issue);
    default:
      return 'is not valid';
  }
}

/** Of the forms that a value may have, the message is about the one that got furthest. */
function unionRule(issue: Extract<$ZodIssue, { code: 'invalid_union' }>): string {
  if (issue.input === undefined) return 'is missing';
  const nearest = issue.errors.flat().find((inner) => inner.code !== 'invalid_type') ?? issue.errors[0]?.[0];
  return nearest === undefined ? 'is not valid' : rule(nearest);
}

/**
 * The first thing that is wrong, as one sentence: `The field 'password' is missing.`
 * `place` says where a value came from: 'field' of a body, 'path parameter', 'query parameter'.
 */
export function sentenceFor(issues: readonly $ZodIssue[], place: string, name = ''): string {
  const [issue] = issues;
  const path = [name, ...(issue?.path ?? [])].filter((part) => part !== '').join('.');
  if (issue === undefined) return 'The request is not valid.';
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `'${[path, key].filter(Boolean).join('.')}'`).join(', ');
    return issue.keys.length === 1 ? `The ${place} ${keys} is not known here.` : `The ${place}s ${keys} are not known here.`;
  }
  if (path === '')
    return issue.code === 'invalid_type' && issue.input === undefined ? 'The request has no body.' : `The body ${rule(issue)}.`;
  return `The ${place} '${path}' ${rule(issue)}.`;
}
