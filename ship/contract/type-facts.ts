import ts from 'typescript';

/** From where the section stands: it gets a value from the shell, or gives one to it. */
export type Direction = 'gets' | 'gives';
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void;
export const isReference = (type: ts.Type): type is ts.TypeReference =>
  (type.flags & ts.TypeFlags.Object) !== 0 && ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
export const isOptional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;

/** `Platform.notify` for a member that an interface declares, and `where.notify` for one of a type without a name. */
export function nameOf(member: ts.Symbol, where: string): string {
  const owner = member.declarations?.[0]?.parent;
  if (owner === undefined) return `${where}.${member.name}`;
  if (ts.isInterfaceDeclaration(owner) || ts.isClassDeclaration(owner)) return `${owner.name?.text ?? where}.${member.name}`;
  const alias = ts.isTypeLiteralNode(owner) && ts.isTypeAliasDeclaration(owner.parent) ? owner.parent.name.text : where;
  return `${alias}.${member.name}`;
}

/** What a name is at run time: a value, nothing (`export type { x }`), or something that is not installed here. */
export function valueOf(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): ts.Symbol | 'nothing' | 'unknown' {
  if (symbol === undefined) return 'nothing';
  const isType = (one: ts.Declaration) => ts.isExportSpecifier(one) && (one.isTypeOnly || one.parent.parent.isTypeOnly);
  if (symbol.declarations?.some(isType) === true) return 'nothing';
  const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (real.declarations === undefined) return 'unknown';
  return real.flags & ts.SymbolFlags.Value ? real : 'nothing';
}

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

/** The questions about a single type, or about two by TypeScript's own rules. */
export class TypeFacts {
  /** `isOurs` tells the declarations of the two reports from those of packages. */
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly isOurs: (declaration: ts.Declaration) => boolean,
  ) {}

  /** TypeScript's sentence, about those parts of the type alone that do not fit. */
  misfit(source: ts.Type, target: ts.Type): string {
    const parts = source.isUnion() ? source.types.filter((part) => !this.checker.isTypeAssignableTo(part, target)) : [];
    const text = (parts.length === 0 ? [source] : parts).map((part) => this.text(part)).join(' | ');
    return `Type '${shortened(text)}' is not assignable to type '${shortened(this.text(target))}'`;
  }

  /** Whether a type stands on the parameters of a generic function, so that TypeScript cannot tell of it alone. */
  isOpen(type: ts.Type, inside: readonly ts.Type[] = []): boolean {
    if (type.flags & ts.TypeFlags.Instantiable) return true;
    if (inside.includes(type)) return false;
    const isOpen = (part: ts.Type) => this.isOpen(part, [...inside, type]);
    if (type.isUnionOrIntersection()) return type.types.some(isOpen);
    if (type.aliasTypeArguments?.some(isOpen) === true) return true;
    if (isReference(type)) return this.checker.getTypeArguments(type).some(isOpen);
    if (!(type.flags & ts.TypeFlags.Object) || type.isClassOrInterface()) return false;
    const signatures = [...type.getCallSignatures(), ...type.getConstructSignatures()];
    // A function with parameters of its own is whole; what it stands on besides, it has from the function around it.
    return (
      signatures.some(
        (one) =>
          one.getTypeParameters() === undefined &&
          (isOpen(one.getReturnType()) || one.getParameters().some((parameter) => isOpen(this.checker.getTypeOfSymbol(parameter)))),
      ) || type.getProperties().some((member) => this.isOurMember(member) && isOpen(this.checker.getTypeOfSymbol(member)))
    );
  }

  fits(built: ts.Type, offered: ts.Type, way: Direction): boolean {
    return way === 'gets' ? this.checker.isTypeAssignableTo(offered, built) : this.checker.isTypeAssignableTo(built, offered);
  }

  /** Of the types that one fits into, the one that has most of its members. */
  nearest(one: ts.Type, candidates: readonly ts.Type[]): ts.Type | undefined {
    const names = new Set(one.getProperties().map((member) => member.name));
    const common = (candidate: ts.Type) => candidate.getProperties().filter((member) => names.has(member.name)).length;
    return candidates.filter((candidate) => this.checker.isTypeAssignableTo(one, candidate)).sort((a, b) => common(b) - common(a))[0];
  }

  isOurMember({ declarations }: ts.Symbol): boolean {
    return declarations?.some(this.isOurs) === true;
  }

  takesAnything(type: ts.Type): boolean {
    return this.checker.getIndexInfosOfType(type).length > 0 || this.text(type) === '{}';
  }

  /** The parts of a union without null and undefined; a type that is none is its only part. */
  partsOf(type: ts.Type): readonly ts.Type[] {
    return (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & NOTHING));
  }

  text(type: ts.Type): string {
    return this.checker.typeToString(type, undefined, ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope);
  }
}
