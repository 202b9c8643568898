// Which mutants the compiler lets through: the others fail `npm run types` before any test runs, so that they say nothing of the tests.
import { dirname, resolve } from 'node:path'
import { readFileSync } from 'node:fs'
import ts from 'typescript'

interface Change {
  readonly file: string
  /** Lines from 1, columns from 0: `3:7-3:12`. */
  readonly range: string
  readonly replacement: string
}

function changed(text: string, { range, replacement }: Change): string {
  const [from, to] = range.split('-').map((place) => {
    const [line = 1, column = 0] = place.split(':').map(Number)
    const before = text.split('\n', line - 1)
    return before.reduce((sum, each) => sum + each.length + 1, 0) + column
  })
  return text.slice(0, from) + replacement + text.slice(to)
}

function readConfig(path: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path, (name) => ts.sys.readFile(name)) as { config: unknown }
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(resolve(path))).options
}

/** Those of the mutants whose file compiles with them. Each is a copy beside its file that only the compiler sees, in one program. */
export function compiling<M extends Change>(mutants: readonly M[]): M[] {
  const texts = new Map<string, string>()
  const named = mutants.map((mutant, at) => {
    const path = resolve(mutant.file.replace(/\.(tsx?)$/, `.mutant-${at}.$1`))
    texts.set(path, changed(readFileSync(mutant.file, 'utf8'), mutant))
    return { mutant, path }
  })
  const options = readConfig('tsconfig.json')
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (path) => texts.has(resolve(path)) || fileExists(path)
  host.readFile = (path) => texts.get(resolve(path)) ?? readFile(path)
  const program = ts.createProgram([...texts.keys()], options, host)
  return named
    .filter(({ path }) => {
      const source = program.getSourceFile(path)
      return !program.getSyntacticDiagnostics(source).length && !program.getSemanticDiagnostics(source).length
    })
    .map(({ mutant }) => mutant)
}
