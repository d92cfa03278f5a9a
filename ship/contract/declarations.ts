import path from 'node:path';
import ts from 'typescript';
import repository from '../../tsconfig.base.json' with { type: 'json' };
import { type Edit, edited, normalized, parsed } from './normalize.ts';
import { valueOf } from './type-facts.ts';

/** The options that the whole repository is compiled with, without the types of tests and of node. */
export const optionsOf = (root: string): ts.CompilerOptions => ({
  ...ts.convertCompilerOptionsFromJson(repository.compilerOptions, root).options,
  ...{ types: [], rootDir: root },
});

interface Name {
  readonly file: string;
  readonly name: string;
}

/** Emits the declarations of what the entries show to others, and of nothing else of the repository. */
class Declarations {
  readonly files = new Map<string, string>();
  readonly packages = new Set<string>();
  private readonly program: ts.Program;
  private readonly checker: ts.TypeChecker;
  private readonly waiting: string[];
  private readonly options: ts.CompilerOptions;

  constructor(
    private readonly root: string,
    private readonly entries: readonly string[],
    modules: ReadonlyMap<string, string>,
  ) {
    // The modules of this repository by name, wherever its installed packages lead.
    const paths = Object.fromEntries([...modules].map(([name, file]) => [name, [path.join(root, file)]]));
    // With `stableTypeOrdering` the members of an inferred union have one order, regardless of which types were checked before.
    this.options = { ...optionsOf(root), noEmit: false, declaration: true, emitDeclarationOnly: true, stableTypeOrdering: true, paths };
    this.program = ts.createProgram([...entries], this.options);
    this.checker = this.program.getTypeChecker();
    this.waiting = [...entries];
    for (let file = this.waiting.shift(); file !== undefined; file = this.waiting.shift()) this.add(file);
  }

  private keyOf(file: string): string {
    return path
      .relative(this.root, file)
      .replaceAll(path.sep, '/')
      .replace(/\.tsx?$/, '.d.ts');
  }

  private add(file: string): void {
    const key = this.keyOf(file);
    if (this.files.has(key)) return;
    const text = this.emitted(file);
    this.files.set(key, normalized(key, edited(text, this.importEdits(file, text))).replaceAll('\r\n', '\n'));
  }

  private emitted(file: string): string {
    const source = this.sourceFileOf(file);
    if (source.isDeclarationFile) return source.text;
    let text: string | undefined;
    const { diagnostics } = this.program.emit(source, (_, written) => (text = written), undefined, true);
    const [problem] = diagnostics;
    if (text === undefined || problem !== undefined)
      throw new Error(
        `${this.keyOf(file)} cannot be written: ${problem === undefined ? 'it emits nothing' : ts.flattenDiagnosticMessageText(problem.messageText, ' ')}. Give what it exports a type that can be named.`,
      );
    return text;
  }

  private sourceFileOf(file: string): ts.SourceFile {
    const source = this.program.getSourceFile(file);
    if (source === undefined) throw new Error(`${file} is not part of the program. Is it named in shared/package.json?`);
    return source;
  }

  /** The file of the repository that an import leads to; null when it is a package's. */
  private ownFile(specifier: string, from: string): string | null {
    const found = ts.resolveModuleName(specifier, from, this.options, ts.sys).resolvedModule?.resolvedFileName;
    if (found === undefined)
      throw new Error(`${this.keyOf(from)} imports ${specifier}, which cannot be found. Install it, or mend the import.`);
    if (found.startsWith(path.join(this.root, 'shared') + path.sep)) return found;
    this.packages.add(specifier);
    return null;
  }

  /** A list of names, such as the contract's: an importer depends on the file behind the name alone. */
  private isList(file: string): boolean {
    return path.basename(file) === 'index.ts' && !this.entries.includes(file);
  }

  private behind(list: string, name: string): Name {
    const symbol = this.checker.getSymbolAtLocation(this.sourceFileOf(list));
    const listed = symbol === undefined ? undefined : this.checker.getExportsOfModule(symbol).find((one) => one.name === name);
    const real = listed !== undefined && listed.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(listed) : listed;
    const file = real?.declarations?.[0]?.getSourceFile().fileName;
    return real !== undefined && file?.startsWith(path.join(this.root, 'shared') + path.sep)
      ? { file, name: real.name }
      : { file: list, name };
  }

  /** What a file exports at run time. */
  private exportsOf(file: string): readonly ts.Symbol[] {
    const module = this.checker.getSymbolAtLocation(this.sourceFileOf(file));
    const symbols = module === undefined ? [] : this.checker.getExportsOfModule(module);
    return symbols.filter((symbol) => valueOf(this.checker, symbol) !== 'nothing');
  }

  /** The names that a file exports at run time. */
  readonly valuesOf = (file: string): readonly string[] => this.exportsOf(file).map(({ name }) => name);

  /** Those with a `@deprecated` tag, and its text. */
  readonly deprecatedOf = (file: string): readonly (readonly [name: string, text: string])[] =>
    this.exportsOf(file).flatMap((symbol) => {
      const real = symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
      const tag = [symbol, real].flatMap((one) => one.getJsDocTags(this.checker)).find(({ name }) => name === 'deprecated');
      return tag === undefined ? [] : [[symbol.name, ts.displayPartsToString(tag.text)] as const];
    });

  /** How `from` names another file of ours; that file is then waited for. */
  private pathTo(from: string, file: string): string {
    this.waiting.push(file);
    const relative = path
      .relative(path.dirname(this.keyOf(from)), this.keyOf(file))
      .replaceAll(path.sep, '/')
      .replace(/\.d\.ts$/, '');
    return `'${relative.startsWith('.') ? relative : `./${relative}`}'`;
  }

  private importEdits(from: string, text: string): readonly Edit[] {
    const edits: Edit[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
        const { literal } = node.argument;
        const file = this.ownFile(literal.text, from);
        const name = node.qualifier?.getText().split('.')[0];
        const target = file !== null && name !== undefined && this.isList(file) ? this.behind(file, name).file : file;
        if (target !== null) edits.push({ start: literal.getStart(), end: literal.end, text: this.pathTo(from, target) });
      } else if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined) {
        edits.push(...this.declarationEdits(from, node, node.moduleSpecifier as ts.StringLiteral));
      }
      ts.forEachChild(node, visit);
    };
    visit(parsed(from, text));
    return edits;
  }

  private declarationEdits(from: string, node: ts.ImportDeclaration | ts.ExportDeclaration, specifier: ts.StringLiteral): readonly Edit[] {
    const file = this.ownFile(specifier.text, from);
    if (file === null) return [];
    const isImport = ts.isImportDeclaration(node);
    const named = isImport ? node.importClause?.namedBindings : node.exportClause;
    if (!this.isList(file) || named === undefined || !(ts.isNamedImports(named) || ts.isNamedExports(named)))
      return [{ start: specifier.getStart(), end: specifier.end, text: this.pathTo(from, file) }];
    const allTypes = isImport ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword : node.isTypeOnly;
    const lines = [...named.elements].map((element) => {
      const { file: target, name } = this.behind(file, (element.propertyName ?? element.name).text);
      const what = `${element.isTypeOnly ? 'type ' : ''}${name === element.name.text ? name : `${name} as ${element.name.text}`}`;
      return `${isImport ? 'import' : 'export'}${allTypes ? ' type' : ''} { ${what} } from ${this.pathTo(from, target)};`;
    });
    return [{ start: node.getStart(), end: node.end, text: lines.join('\n') }];
  }
}

/**
 * Declarations behind the entries, by path below `root`, and the package modules that they import. `modules`: the repository's own files
 * that are imported by name. Throws when something of them has a type that cannot be written.
 */
export function declarationsOf(
  root: string,
  entries: readonly string[],
  modules: ReadonlyMap<string, string>,
): Pick<Declarations, 'files' | 'packages' | 'valuesOf' | 'deprecatedOf'> {
  return new Declarations(
    root,
    entries.map((file) => path.join(root, file)),
    modules,
  );
}
