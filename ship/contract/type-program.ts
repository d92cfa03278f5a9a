import path from 'node:path';
import ts from 'typescript';
import { optionsOf } from './declarations.ts';
import { type ContractReport, hashOf } from './report.ts';

/** Files of packages, which are read once however often is judgeAgainstLive. */
const read = new Map<string, ts.SourceFile>();

/** Several reports beside each other in one program, with the packages of the repository below them all. */
export class TypeProgram {
  readonly checker: ts.TypeChecker;
  private readonly program: ts.Program;
  private readonly folder: string;
  private readonly places = new Map<ContractReport, string>();

  constructor(root: string, reports: readonly ContractReport[]) {
    // A folder that does not exist, below the repository so that its packages are found.
    this.folder = path.join(root, '.contract-program');
    const files = new Map<string, string>();
    for (const report of reports) for (const [file, text] of Object.entries(report.files)) files.set(this.placeOf(report, file), text);
    const doors = reports.flatMap((report) => Object.values(report.doors).map((file) => this.placeOf(report, file)));
    const options: ts.CompilerOptions = { ...optionsOf(root), noEmit: true, skipLibCheck: true };
    this.program = ts.createProgram(doors, options, this.hostOf(files, options));
    this.checker = this.program.getTypeChecker();
  }

  private placeOf(report: ContractReport, file: string): string {
    const place = this.places.get(report) ?? path.join(this.folder, hashOf(report));
    this.places.set(report, place);
    return path.join(place, path.join('/', file));
  }

  private hostOf(files: ReadonlyMap<string, string>, options: ts.CompilerOptions): ts.CompilerHost {
    const host = ts.createCompilerHost(options);
    const inside = (name: string) => name.startsWith(this.folder);
    return {
      ...host,
      fileExists: (name) => (inside(name) ? files.has(name) : host.fileExists(name)),
      readFile: (name) => (inside(name) ? files.get(name) : host.readFile(name)),
      directoryExists: (name) => (inside(name) ? !name.includes('node_modules') : host.directoryExists?.(name) === true),
      getSourceFile: (name, how) => {
        const text = files.get(name);
        if (text !== undefined) return ts.createSourceFile(name, text, how);
        const source = read.get(name) ?? host.getSourceFile(name, how);
        if (source !== undefined) read.set(name, source);
        return source;
      },
    };
  }

  /** Whether a declaration is part of a report, and not a package's. */
  readonly isOurs = (declaration: ts.Declaration): boolean => declaration.getSourceFile().fileName.startsWith(this.folder);

  /** The exports of an entry point by name; null when the report has no such entry point. */
  exportsOf(report: ContractReport, entryPoint: string): ReadonlyMap<string, ts.Symbol> | null {
    const file = report.doors[entryPoint];
    const source = file === undefined ? undefined : this.program.getSourceFile(this.placeOf(report, file));
    const module = source === undefined ? undefined : this.checker.getSymbolAtLocation(source);
    return module === undefined ? null : new Map(this.checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
  }

  /** The files of a report behind an entry point, the entry point's own first. */
  filesBehind(report: ContractReport, entryPoint: string): readonly ts.SourceFile[] {
    const start = report.doors[entryPoint];
    const first = start === undefined ? undefined : this.program.getSourceFile(this.placeOf(report, start));
    const found = new Set(first === undefined ? [] : [first]);
    for (const source of found)
      for (const { target } of this.importsOf(source)) if (target !== null && this.isOurs(target)) found.add(target);
    return [...found];
  }

  /** What a file imports: each specifier, and the file behind it; null when there is none. */
  importsOf(source: ts.SourceFile): readonly { readonly specifier: string; readonly target: ts.SourceFile | null }[] {
    const imports: { specifier: string; target: ts.SourceFile | null }[] = [];
    const visit = (node: ts.Node): void => {
      const literal =
        ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
          ? node.moduleSpecifier
          : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
            ? node.argument.literal
            : undefined;
      if (literal !== undefined && ts.isStringLiteral(literal)) {
        const target = this.checker.getSymbolAtLocation(literal)?.declarations?.find(ts.isSourceFile) ?? null;
        imports.push({ specifier: literal.text, target });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return imports;
  }
}
