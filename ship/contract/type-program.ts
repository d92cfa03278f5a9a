import path from 'node:path';
import ts from 'typescript';
import { optionsOf } from './declarations.ts';
import { installedPackages, modulesOf, probeOf } from './installed-packages.ts';
import { type ContractReport, hashOf } from './report.ts';

/** Files of packages, which are read once however often is judged. */
const read = new Map<string, ts.SourceFile>();
const LIBRARY = path.dirname(ts.getDefaultLibFilePath({}));

/** Several reports in one program, each with the packages that came with it; those without any use the packages installed here. */
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
    for (const [file, text] of installedPackages(this.folder, reports, (report) => this.placeOf(report, ''))) files.set(file, text);
    const alone = reports.every(({ types }) => types !== undefined);
    const doors = reports.flatMap((report) => Object.values(report.doors).map((file) => this.placeOf(report, file)));
    const options: ts.CompilerOptions = { ...optionsOf(root), noEmit: true, skipLibCheck: true };
    const probes = reports.map((report) => probeOf(this.placeOf(report, ''))).filter((file) => files.has(file));
    this.program = ts.createProgram([...doors, ...probes], options, this.hostOf(files, options, alone));
    this.checker = this.program.getTypeChecker();
  }

  private placeOf(report: ContractReport, file: string): string {
    const place = this.places.get(report) ?? path.join(this.folder, hashOf(report));
    this.places.set(report, place);
    return path.join(place, path.join('/', file));
  }

  /** `alone`: nothing is taken from this machine but the language's own library. */
  private hostOf(files: ReadonlyMap<string, string>, options: ts.CompilerOptions, alone: boolean): ts.CompilerHost {
    const host = ts.createCompilerHost(options);
    const folders = new Set<string>();
    for (const file of files.keys())
      for (let at = path.dirname(file); !folders.has(at) && at.startsWith(this.folder); at = path.dirname(at)) folders.add(at);
    const inside = (name: string) => name.startsWith(this.folder) || (alone && !name.startsWith(LIBRARY));
    return {
      ...host,
      realpath: (name) => (inside(name) ? name : (host.realpath?.(name) ?? name)),
      fileExists: (name) => (inside(name) ? files.has(name) : host.fileExists(name)),
      readFile: (name) => (inside(name) ? files.get(name) : host.readFile(name)),
      directoryExists: (name) => (inside(name) ? folders.has(name) : host.directoryExists?.(name) === true),
      getSourceFile: (name, how) => {
        const text = files.get(name);
        const before = read.get(name);
        if (before !== undefined && (text === undefined || before.text === text)) return before;
        const source = text === undefined ? host.getSourceFile(name, how) : ts.createSourceFile(name, text, how);
        if (source !== undefined && (text === undefined || name.includes('/node_modules/'))) read.set(name, source);
        return source;
      },
    };
  }

  readonly isOurs = (declaration: ts.Declaration): boolean => {
    const { fileName } = declaration.getSourceFile();
    return fileName.startsWith(this.folder) && !fileName.includes('/node_modules/');
  };

  private doorOf(report: ContractReport, entryPoint: string): ts.SourceFile | undefined {
    const file = report.doors[entryPoint];
    return file === undefined ? undefined : this.program.getSourceFile(this.placeOf(report, file));
  }

  private exportsIn(source: ts.SourceFile | undefined): ReadonlyMap<string, ts.Symbol> | null {
    const module = source === undefined ? undefined : this.checker.getSymbolAtLocation(source);
    return module === undefined ? null : new Map(this.checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
  }

  exportsOf(report: ContractReport, entryPoint: string): ReadonlyMap<string, ts.Symbol> | null {
    return this.exportsIn(this.doorOf(report, entryPoint));
  }

  /** The values of a package's module, in the version that a report brought; null when it brought none. */
  valuesOf(report: ContractReport, specifier: string): ts.Type | null {
    const values = this.exportsIn(this.program.getSourceFile(probeOf(this.placeOf(report, ''))));
    const found = values?.get(`p${modulesOf(report).indexOf(specifier)}`);
    return found === undefined ? null : this.checker.getTypeOfSymbol(found);
  }

  /** The files of a report behind an entry point, the entry point's own first. */
  filesBehind(report: ContractReport, entryPoint: string): readonly ts.SourceFile[] {
    const first = this.doorOf(report, entryPoint);
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
