// Whatever a file exports, another file imports; what only tests import, the file uses itself, unless it is one of the tests' own.
import { readFileSync, readdirSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { resolved, sourceFiles } from './source-files.ts'

const folders = ['src', 'simulators', 'test', 'e2e', 'bench', 'scripts']
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /^(test|e2e|bench)\//.test(file)
/** Made for tests, wherever it lies: the product does not have to use it. */
const isForTests = (file: string) =>
  isTest(file) || /^(simulators|src\/core\/domain\/cases)\/|\.fixture\.ts$/.test(file)

const withoutComments: ts.CreateSourceFileOptions = {
  languageVersion: ts.ScriptTarget.ESNext,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
}

/** Loaded from what is built, not by an import: by the build, and by Stryker. */
const loadedByPath = new Set([
  'src/web/prerender.tsx writePages',
  'test/mutants/stryker-plugins.ts strykerPlugins',
])

interface Module {
  readonly source: ts.SourceFile
  /** The files of which it imports something. */
  readonly imports: Set<string>
  readonly names: Set<string>
  /** Files whose every export it hands on. */
  readonly handedOn: string[]
}

const files = [
  ...sourceFiles(folders, /(?<!\.d)\.m?[jt]sx?$/),
  ...readdirSync('.').filter((name) => name.endsWith('.config.ts')),
]
const modules = new Map<string, Module>()
/** Who imports what: '<file> <name>' to the files that do. */
const importers = new Map<string, Set<string>>()

function use(by: string, file: string, name: string): void {
  const key = `${file} ${name}`
  importers.set(key, (importers.get(key) ?? new Set()).add(by))
}

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((part) => (ts.isOmittedExpression(part) ? [] : boundNames(part.name)))

const declaredNames = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
  const { name } = statement as ts.Statement & { readonly name?: ts.Identifier }
  return name ? [name.text] : []
}

/** A default export is for a tool that loads the file by its path. */
const isNamedExport = (statement: ts.Statement) => {
  const has = (kind: ts.SyntaxKind) =>
    ts.canHaveModifiers(statement) && !!ts.getModifiers(statement)?.some((one) => one.kind === kind)
  return has(ts.SyntaxKind.ExportKeyword) && !has(ts.SyntaxKind.DefaultKeyword)
}

function read(file: string): Module {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, withoutComments)
  const module: Module = { source, imports: new Set(), names: new Set(), handedOn: [] }
  const target = (written: ts.Expression) => resolved(file, (written as ts.StringLiteral).text)
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings
      const from = target(statement.moduleSpecifier)
      module.imports.add(from)
      if (bindings && ts.isNamespaceImport(bindings)) use(file, from, '*')
      else
        for (const { name, propertyName } of bindings?.elements ?? [])
          use(file, from, (propertyName ?? name).text)
    } else if (ts.isExportDeclaration(statement)) {
      const from = statement.moduleSpecifier && target(statement.moduleSpecifier)
      const clause = statement.exportClause
      if (clause && ts.isNamedExports(clause))
        for (const { name, propertyName } of clause.elements) {
          module.names.add(name.text)
          if (from) use(file, from, (propertyName ?? name).text)
        }
      else if (from) module.handedOn.push(from)
    } else if (isNamedExport(statement)) for (const name of declaredNames(statement)) module.names.add(name)
  }
  return module
}

for (const file of files) modules.set(file, read(file))
// What is imported from a file that hands on another's exports is the other's.
for (const [file, { handedOn, names }] of modules)
  for (const from of handedOn)
    for (const name of modules.get(from)?.names ?? [])
      if (!names.has(name)) for (const by of importers.get(`${file} ${name}`) ?? []) use(by, from, name)
// A file that is loaded when it is wanted: of its exports those are imported that the loading file names, or who has the load from there.
for (const [loading, { source }] of modules)
  for (const [, written = ''] of source.text.matchAll(/\bimport\(\s*'([^']+)'/g))
    for (const [by, module] of modules)
      if (by === loading || module.imports.has(loading))
        for (const name of modules.get(resolved(loading, written))?.names ?? [])
          if (new RegExp(`\\b${name}\\b`).test(module.source.text)) use(by, resolved(loading, written), name)

function timesNamed(source: ts.SourceFile, name: string): number {
  let times = 0
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && node.text === name) times += 1
    ts.forEachChild(node, visit)
  }
  visit(source)
  return times
}

function faultOf(file: string, { source }: Module, name: string): string | null {
  const by = [`${file} ${name}`, `${file} *`].flatMap((key) => [...(importers.get(key) ?? [])])
  if (by.length === 0) return 'nobody imports it: leave out the export'
  if (isForTests(file) || !by.every(isTest) || timesNamed(source, name) > 1) return null
  return 'only tests import it, and its own file does not use it: delete it, or move it to the tests'
}

test('whatever a file exports, another file imports', () => {
  expect(modules.size).toBeGreaterThan(2000)
  const faults = [...modules].flatMap(([file, module]) =>
    [...module.names].flatMap((name) => {
      if (loadedByPath.has(`${file} ${name}`)) return []
      const fault = faultOf(file, module, name)
      return fault ? [`${file} ${name}: ${fault}`] : []
    }),
  )
  expect(faults).toEqual([])
})
