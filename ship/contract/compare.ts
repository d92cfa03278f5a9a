import ts from 'typescript';

/** From where the section stands: it gets a value from the shell, or gives one to it. */
export type Way = 'gets' | 'gives';
/** What was found at a symbol such as `Platform.notify`. */
export type Found = (symbol: string, reason: string) => void;

const other = (way: Way): Way => (way === 'gets' ? 'gives' : 'gets');
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void;
/** Containers of the language that hand out what they were given, and no more. */
const CARRIERS = new Set(['Promise', 'ReadonlySet', 'ReadonlyMap', 'Iterable']);

const isReference = (type: ts.Type): type is ts.TypeReference =>
  (type.flags & ts.TypeFlags.Object) !== 0 && ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
const isOptional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;

/** `Platform.notify` for a member that an interface declares, and `where.notify` for one of a type without a name. */
function nameOf(member: ts.Symbol, where: string): string {
  const owner = member.declarations?.[0]?.parent;
  if (owner === undefined) return `${where}.${member.name}`;
  if (ts.isInterfaceDeclaration(owner) || ts.isClassDeclaration(owner)) return `${owner.name?.text ?? where}.${member.name}`;
  const alias = ts.isTypeLiteralNode(owner) && ts.isTypeAliasDeclaration(owner.parent) ? owner.parent.name.text : where;
  return `${alias}.${member.name}`;
}

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

/**
 * Compares two states of a type, from the outside in, and names the innermost places where a section that was built against
 * the one cannot live with the other.
 */
export class Comparison {
  /** How a pair, looked at from a side, has turned out: whether well, or why not. While it is looked at, how deep inside. */
  private readonly seen = new Map<string, boolean | string | number>();
  private depth = 0;
  /** The outermost pair that was met again below itself. */
  private back = Infinity;
  private readonly numbers = new Map<ts.Type, number>();

  /** `isOurs` tells the declarations of the two reports from those of packages. */
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly isOurs: (declaration: ts.Declaration) => boolean,
    private readonly found: Found,
  ) {}

  /** Whether all is well. Inside a generic function, pairs that stand on its parameters are left to the comparison of the whole. */
  compare(built: ts.Type, offered: ts.Type, way: Way, name: string): boolean {
    if (built === offered) return true;
    const key = `${this.numberOf(built)} ${this.numberOf(offered)} ${way}`;
    const before = this.seen.get(key);
    if (typeof before === 'number') {
      this.back = Math.min(this.back, before);
      return true;
    }
    const outcome = before ?? this.outcomeOf(built, offered, way, name, key);
    // One type that stands in two places is wrong in both.
    if (typeof outcome === 'string') this.found(name, outcome);
    return outcome === true;
  }

  private outcomeOf(built: ts.Type, offered: ts.Type, way: Way, name: string, key: string): boolean | string {
    this.depth += 1;
    this.seen.set(key, this.depth);
    const around = this.back;
    this.back = Infinity;
    const outcome = this.look(built, offered, way, name);
    this.back = this.back < this.depth ? Math.min(around, this.back) : around;
    this.depth -= 1;
    this.seen.set(key, outcome);
    return outcome;
  }

  private look(built: ts.Type, offered: ts.Type, way: Way, name: string): boolean | string {
    const lost = way === 'gets' && (offered.flags & ts.TypeFlags.Any) !== 0 && (built.flags & ts.TypeFlags.Any) === 0;
    if (!lost) {
      if (!this.compareParts(built, offered, way, name)) return false;
      // What leads back to itself is asked about as a whole, or every step of the way would be wrong with it.
      if (this.back < this.depth) return true;
      if (this.isOpen(built) || this.isOpen(offered) || this.fits(built, offered, way)) return true;
    }
    return way === 'gets'
      ? `${this.misfit(offered, built)}, which the section was built for.`
      : `${this.misfit(built, offered)}, which is all that the shell takes.`;
  }

  /** TypeScript's sentence, about those parts of the type alone that do not fit. */
  private misfit(source: ts.Type, target: ts.Type): string {
    const parts = source.isUnion() ? source.types.filter((part) => !this.checker.isTypeAssignableTo(part, target)) : [];
    const text = (parts.length === 0 ? [source] : parts).map((part) => this.text(part)).join(' | ');
    return `Type '${shortened(text)}' is not assignable to type '${shortened(this.text(target))}'`;
  }

  /** Whether a type stands on the parameters of a generic function, so that TypeScript cannot tell of it alone. */
  private isOpen(type: ts.Type, inside: readonly ts.Type[] = []): boolean {
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

  private fits(built: ts.Type, offered: ts.Type, way: Way): boolean {
    return way === 'gets' ? this.checker.isTypeAssignableTo(offered, built) : this.checker.isTypeAssignableTo(built, offered);
  }

  private compareParts(built: ts.Type, offered: ts.Type, way: Way, name: string): boolean {
    const all = (results: readonly boolean[]) => results.every(Boolean);
    if (built.isUnion() || offered.isUnion()) {
      const [ours, theirs] = [this.partsOf(built), this.partsOf(offered)];
      if (ours.length === 1 && theirs.length === 1 && ours[0] !== undefined && theirs[0] !== undefined)
        return this.compare(ours[0], theirs[0], way, name);
      // Of two unions, those are compared that stand for each other. The union as a whole is compared by TypeScript.
      const [needing, taking] = way === 'gets' ? [theirs, ours] : [ours, theirs];
      return all(
        needing.map((one) => {
          const match = this.nearest(one, taking);
          if (match === undefined) return true;
          return way === 'gets' ? this.compare(match, one, way, name) : this.compare(one, match, way, name);
        }),
      );
    }
    if (isReference(built) && isReference(offered) && built.target === offered.target) {
      const carries = this.checker.isArrayType(built) || this.checker.isTupleType(built) || CARRIERS.has(built.symbol?.name ?? '');
      const [ours, theirs] = [built, offered].map((type) => this.checker.getTypeArguments(type));
      if (carries) return all((ours ?? []).map((type, index) => this.compare(type, theirs?.[index] ?? type, way, name)));
    }
    if (!(built.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return true;
    if (!(offered.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return true;
    return all([
      this.compareMembers(built, offered, way, name),
      this.compareCalls(built, offered, ts.SignatureKind.Call, way, name),
      this.compareCalls(built, offered, ts.SignatureKind.Construct, way, name),
    ]);
  }

  /** Of the types that one fits into, the one that has most of its members. */
  private nearest(one: ts.Type, candidates: readonly ts.Type[]): ts.Type | undefined {
    const names = new Set(one.getProperties().map((member) => member.name));
    const common = (candidate: ts.Type) => candidate.getProperties().filter((member) => names.has(member.name)).length;
    return candidates.filter((candidate) => this.checker.isTypeAssignableTo(one, candidate)).sort((a, b) => common(b) - common(a))[0];
  }

  private compareMembers(built: ts.Type, offered: ts.Type, way: Way, name: string): boolean {
    const ours = built.getProperties().filter((member) => this.isOurMember(member));
    const theirs = new Map(offered.getProperties().map((member) => [member.name, member]));
    // Two things that have nothing in common are different things: their members would only hide that.
    if (ours.length > 0 && !ours.some((member) => theirs.has(member.name)) && !this.fits(built, offered, way)) return true;
    let well = true;
    const report = (member: ts.Symbol, reason: string) => {
      well = false;
      this.found(nameOf(member, name), reason);
    };
    for (const member of ours) {
      const counterpart = theirs.get(member.name);
      if (counterpart !== undefined) {
        if (way === 'gives' && isOptional(member) && !isOptional(counterpart)) report(member, 'The shell now requires it.');
        else if (way === 'gets' && !isOptional(member) && isOptional(counterpart)) report(member, 'The shell may now leave it out.');
        else if (!this.compareMember(member, counterpart, way, name)) well = false;
      } else if (way === 'gives' ? !this.takesAnything(offered) : !isOptional(member)) {
        report(member, way === 'gives' ? 'A section may give it, and the shell does not know it.' : 'The shell does not have it.');
      }
    }
    const [each, counterpart] = [built.getStringIndexType(), offered.getStringIndexType()];
    if (each !== undefined && counterpart !== undefined && !this.compare(each, counterpart, way, name)) well = false;
    if (way === 'gets') return well;
    const known = new Set(built.getProperties().map((member) => member.name));
    for (const [key, member] of theirs)
      if (!known.has(key) && !isOptional(member) && this.isOurMember(member)) report(member, 'The shell now requires it.');
    return well;
  }

  private compareMember(member: ts.Symbol, counterpart: ts.Symbol, way: Way, name: string): boolean {
    const [built, offered] = [this.checker.getTypeOfSymbol(member), this.checker.getTypeOfSymbol(counterpart)];
    return this.compare(built, offered, way, nameOf(member, name));
  }

  private compareCalls(built: ts.Type, offered: ts.Type, kind: ts.SignatureKind, way: Way, name: string): boolean {
    const [ours, theirs] = [built, offered].map((type) => this.checker.getSignaturesOfType(type, kind));
    if (ours === undefined || theirs === undefined || ours.length !== theirs.length) return true;
    // Which of several forms stands for which is TypeScript's to say.
    if (ours.length !== 1) return true;
    const [signature, counterpart] = [ours[0], theirs[0]];
    return signature === undefined || counterpart === undefined || this.compareCall(signature, counterpart, way, name);
  }

  private compareCall(built: ts.Signature, offered: ts.Signature, way: Way, name: string): boolean {
    const [ours, theirs] = [built.getParameters(), offered.getParameters()];
    const rest = [...ours, ...theirs].some(({ declarations }) => declarations?.some((one) => ts.isParameter(one) && one.dotDotDotToken));
    const results = (built.getTypeParameters() ?? []).map((parameter, index) => {
      const [was, is] = [parameter, offered.getTypeParameters()?.[index]].map((one) => one?.getConstraint());
      return was === undefined || is === undefined || this.compare(was, is, other(way), name);
    });
    for (const [index, parameter] of ours.entries()) {
      const counterpart = theirs[index];
      if (counterpart !== undefined) {
        const [given, taken] = [this.checker.getTypeOfSymbol(parameter), this.checker.getTypeOfSymbol(counterpart)];
        results.push(this.compare(given, taken, other(way), name));
      } else if (way === 'gets' && !rest) {
        results.push(false);
        this.found(name, `A section may give the parameter '${parameter.name}', and the shell does not know it.`);
      }
    }
    const [was, is] = [built.getReturnType(), offered.getReturnType()];
    const ignored = ((way === 'gets' ? was : is).flags & ts.TypeFlags.Void) !== 0;
    return (ignored || this.compare(was, is, way, name)) && results.every(Boolean);
  }

  private isOurMember({ declarations }: ts.Symbol): boolean {
    return declarations?.some(this.isOurs) === true;
  }

  private takesAnything(type: ts.Type): boolean {
    return this.checker.getIndexInfosOfType(type).length > 0 || this.text(type) === '{}';
  }

  /** The parts of a union without null and undefined; a type that is none is its only part. */
  private partsOf(type: ts.Type): readonly ts.Type[] {
    return (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & NOTHING));
  }

  private numberOf(type: ts.Type): number {
    const number = this.numbers.get(type) ?? this.numbers.size;
    this.numbers.set(type, number);
    return number;
  }

  private text(type: ts.Type): string {
    return this.checker.typeToString(type, undefined, ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope);
  }
}
