import ts from 'typescript';

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with all edits made. They must not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .map((edit, index) => ({ ...edit, index }))
    .sort((a, b) => b.start - a.start || b.index - a.index)
    .reduce((result, { start, end, text: replacement }) => result.slice(0, start) + replacement + result.slice(end), text);
}

export const parsed = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
type Method = ts.MethodSignature | ts.MethodDeclaration;
const isMethod = (node: ts.Node): node is Method => ts.isMethodSignature(node) || ts.isMethodDeclaration(node);

const modifierOf = (node: ts.Node, kind: ts.SyntaxKind) =>
  ts.canHaveModifiers(node) ? ts.getModifiers(node)?.find((modifier) => modifier.kind === kind) : undefined;

const isHidden = (member: ts.ClassElement) =>
  !ts.isConstructorDeclaration(member) &&
  (modifierOf(member, ts.SyntaxKind.PrivateKeyword) !== undefined || (member.name !== undefined && ts.isPrivateIdentifier(member.name)));

const nameEnd = ({ name, questionToken }: Method) => questionToken?.end ?? name.end;

/** `m(a: A): B` becomes `m: (a: A) => B`; several under one name become one property with several call signatures. */
function asProperty([first, ...others]: readonly Method[]): readonly Edit[] {
  if (first === undefined || first.type === undefined) return [];
  const colon = first.type.pos - 1;
  if (others.length === 0)
    return [
      { start: nameEnd(first), end: nameEnd(first), text: ': ' },
      { start: colon, end: colon + 1, text: ' =>' },
    ];
  const last = others[others.length - 1] ?? first;
  return [
    { start: nameEnd(first), end: nameEnd(first), text: ': { ' },
    ...others.map((other) => ({ start: other.getStart(), end: nameEnd(other), text: '' })),
    { start: last.end, end: last.end, text: ' };' },
  ];
}

function editsOf(members: readonly (ts.TypeElement | ts.ClassElement)[]): readonly Edit[] {
  const groups = new Map<string, Method[]>();
  for (const member of members.filter(isMethod)) {
    const key = `${modifierOf(member, ts.SyntaxKind.StaticKeyword) === undefined ? '' : 'static '}${member.name.getText()}`;
    groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  return [...groups.values()].flatMap(asProperty);
}

/**
 * A declaration file in a form in which two states can be compared: without hidden members, which make two copies of a class foreign, and
 * with properties in place of methods, whose parameters are compared in both directions and would let a narrower one pass.
 */
export function normalized(file: string, text: string): string {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node)) {
      const hidden = node.members.filter(isHidden);
      for (const member of hidden) edits.push({ start: member.getFullStart(), end: member.end, text: '' });
      const seen = node.members.filter((member) => !isHidden(member));
      for (const member of seen) {
        const word = modifierOf(member, ts.SyntaxKind.ProtectedKeyword);
        if (word !== undefined) edits.push({ start: word.getStart(), end: word.end + 1, text: '' });
      }
      edits.push(...editsOf(seen));
      return seen.forEach(visit);
    }
    if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) edits.push(...editsOf(node.members));
    ts.forEachChild(node, visit);
  };
  visit(parsed(file, text));
  return edited(text, edits);
}
