import ts from 'typescript';
import { type Direction, isOptional, isReference, nameOf, type TypeFacts } from './type-facts.ts';

/** What was found at a symbol such as `Platform.notify`. */
type Found = (symbol: string, reason: string) => void;
const other = (way: Direction): Direction => (way === 'gets' ? 'gives' : 'gets');
/** Containers of the language that hand out what they were given, and no more. */
const CONTAINERS = new Set(['Promise', 'ReadonlySet', 'ReadonlyMap', 'Iterable']);

/** Compares two states of a type, from outside in, and names the innermost places where a section built against one can't use the other. */
export class Comparison {
  /** How a pair, looked at from a side, has turned out: whether well, or why not. While it is looked at, how deep inside. */
  private readonly seen = new Map<string, boolean | string | number>();
  private depth = 0;
  /** The outermost pair that was met again below itself. */
  private back = Infinity;
  private readonly numbers = new Map<ts.Type, number>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly facts: TypeFacts,
    private readonly found: Found,
  ) {}

  /** Whether all is well. Inside a generic function, pairs that stand on its parameters are left to the comparison of the whole. */
  compare(built: ts.Type, offered: ts.Type, way: Direction, name: string): boolean {
    if (built === offered) return true;
    const key = `${this.numberOf(built)} ${this.numberOf(offered)} ${way}`;
    const before = this.seen.get(key);
    if (typeof before === 'number') {
      this.back = Math.min(this.back, before);
      return true;
    }
    const outcome = before ?? this.outcomeOf(built, offered, way, name, key);
    // A type that occurs in two places is wrong in both.
    if (typeof outcome === 'string') this.found(name, outcome);
    return outcome === true;
  }

  private outcomeOf(built: ts.Type, offered: ts.Type, way: Direction, name: string, key: string): boolean | string {
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

  private look(built: ts.Type, offered: ts.Type, way: Direction, name: string): boolean | string {
    const lost = way === 'gets' && (offered.flags & ts.TypeFlags.Any) !== 0 && (built.flags & ts.TypeFlags.Any) === 0;
    if (!lost) {
      if (!this.compareParts(built, offered, way, name)) return false;
      // A recursive type is compared as a whole, or every step of the cycle would be reported as wrong.
      if (this.back < this.depth) return true;
      if (this.facts.isOpen(built) || this.facts.isOpen(offered) || this.facts.fits(built, offered, way)) return true;
    }
    return way === 'gets'
      ? `${this.facts.misfit(offered, built)}, which the section was built for.`
      : `${this.facts.misfit(built, offered)}, which is all that the shell takes.`;
  }

  private compareParts(built: ts.Type, offered: ts.Type, way: Direction, name: string): boolean {
    const all = (results: readonly boolean[]) => results.every(Boolean);
    if (built.isUnion() || offered.isUnion()) {
      const [ours, theirs] = [this.facts.partsOf(built), this.facts.partsOf(offered)];
      if (ours.length === 1 && theirs.length === 1 && ours[0] !== undefined && theirs[0] !== undefined)
        return this.compare(ours[0], theirs[0], way, name);
      // Of two unions, those are compared that stand for each other. The union as a whole is compared by TypeScript.
      const [needing, taking] = way === 'gets' ? [theirs, ours] : [ours, theirs];
      return all(
        needing.map((one) => {
          const match = this.facts.nearest(one, taking);
          if (match === undefined) return true;
          return way === 'gets' ? this.compare(match, one, way, name) : this.compare(one, match, way, name);
        }),
      );
    }
    if (isReference(built) && isReference(offered) && built.target === offered.target) {
      const carries = this.checker.isArrayType(built) || this.checker.isTupleType(built) || CONTAINERS.has(built.symbol?.name ?? '');
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

  private compareMembers(built: ts.Type, offered: ts.Type, way: Direction, name: string): boolean {
    const ours = built.getProperties().filter((member) => this.facts.isOurMember(member));
    const theirs = new Map(offered.getProperties().map((member) => [member.name, member]));
    // Two things that have nothing in common are different things: their members would only hide that.
    if (ours.length > 0 && !ours.some((member) => theirs.has(member.name)) && !this.facts.fits(built, offered, way)) return true;
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
      } else if (way === 'gives' ? !this.facts.takesAnything(offered) : !isOptional(member)) {
        report(member, way === 'gives' ? 'A section may give it, and the shell does not know it.' : 'The shell does not have it.');
      }
    }
    const [each, counterpart] = [built.getStringIndexType(), offered.getStringIndexType()];
    if (each !== undefined && counterpart !== undefined && !this.compare(each, counterpart, way, name)) well = false;
    if (way === 'gets') return well;
    const known = new Set(built.getProperties().map((member) => member.name));
    for (const [key, member] of theirs)
      if (!known.has(key) && !isOptional(member) && this.facts.isOurMember(member)) report(member, 'The shell now requires it.');
    return well;
  }

  private compareMember(member: ts.Symbol, counterpart: ts.Symbol, way: Direction, name: string): boolean {
    const [built, offered] = [this.checker.getTypeOfSymbol(member), this.checker.getTypeOfSymbol(counterpart)];
    return this.compare(built, offered, way, nameOf(member, name));
  }

  private compareCalls(built: ts.Type, offered: ts.Type, kind: ts.SignatureKind, way: Direction, name: string): boolean {
    const [signature, ...more] = this.checker.getSignaturesOfType(built, kind);
    const [counterpart, ...others] = this.checker.getSignaturesOfType(offered, kind);
    // Which of several forms stands for which is TypeScript's to say.
    if (signature === undefined || counterpart === undefined || more.length > 0 || others.length > 0) return true;
    return this.compareCall(signature, counterpart, way, name);
  }

  private compareCall(built: ts.Signature, offered: ts.Signature, way: Direction, name: string): boolean {
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

  private numberOf(type: ts.Type): number {
    const number = this.numbers.get(type) ?? this.numbers.size;
    this.numbers.set(type, number);
    return number;
  }
}
