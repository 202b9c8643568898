// JavaScript of the wizard's first page and of a link's first screen, packed as browsers get it, against React and ReactDOM alone; and what else the page asks for.
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { Flow, Step } from '#core/flow/flow.ts'
import { subjectsOf } from '#features/capabilities/questions/load-questions.ts'
import { confirmAddressFlow } from '#features/journeys/confirm-address/flow.ts'
import { incompleteFlow } from '#features/journeys/incomplete/flow.ts'
import { reached, type Figure } from './figures.ts'

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

/** As the build packed it: every browser that runs these files takes Brotli over https and on localhost. Headers and pages aside. */
const packedBytes = (file: string) => statSync(`${file}.br`).size
/** As the build packs, at Brotli's best. */
const repacked = (file: string) => brotliCompressSync(readFileSync(file)).length

export async function benchFirstPageSize(folder: string): Promise<Figure[]> {
  const web = resolve('dist/web/business')
  const manifest = JSON.parse(readFileSync(resolve('dist/web/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const html = firstPage()
  const files = new Set(scriptsIn(html))
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  for (const file of files)
    for (const name of byFile.get(file)?.imports ?? []) files.add(manifest[name]!.file)
  if (!files.size) throw new Error('the first page loads no script')
  const own = [...files].reduce((sum, file) => sum + packedBytes(join(web, file)), 0)

  const alone = join(folder, 'react-alone')
  await build({
    configFile: resolve('vite.config.ts'),
    logLevel: 'error',
    build: {
      outDir: alone,
      emptyOutDir: true,
      rolldownOptions: { input: { main: 'bench/react-alone.tsx' } },
    },
  })
  const react = readdirSync(join(alone, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + repacked(join(alone, 'assets', name)), 0)
  return [
    reached(
      'JavaScript of the first page to React alone',
      own / react,
      { most: 1.5 },
      `${own} to ${react} bytes`,
    ),
    ...linkSizes(web, react),
    foreign(html, web),
  ]
}

/**
 * The scripts of a link's page until its first screen shows: its entry, the flow's own page and what its first screen fetches; of a form,
 * when it asks all that it can. The largest counts, of the flows that ask no questions and of those that do.
 */
function linkSizes(web: string, react: number): Figure[] {
  const manifest = JSON.parse(readFileSync(resolve('dist/web/links.json'), 'utf8')) as Record<string, Chunk>
  const bytesOf = (names: readonly string[]) => {
    const needed = new Set<string>()
    const take = (name: string) => {
      const chunk = manifest[name]
      if (!chunk) throw new Error(`the build of the links has no ${name}`)
      if (needed.has(chunk.file)) return
      needed.add(chunk.file)
      chunk.imports?.forEach(take)
    }
    names.forEach(take)
    return [...needed].reduce((sum, file) => sum + packedBytes(join(web, file)), 0)
  }
  const begins = (page: string) => firstForms[page.split('/')[3]!]
  const pages = Object.keys(manifest).filter((name) => /^src\/features\/journeys\/.*-page\.tsx$/.test(name))
  for (const page of pages)
    if (!begins(page) && readFileSync(resolve(page, '../flow.ts'), 'utf8').includes(`kind: 'form'`))
      throw new Error(`${page} begins with a form that is not measured: see firstForms`)
  const figure = (name: string, measured: readonly string[]) => {
    const sizes = measured.map((page) => ({
      flow: page.split('/')[3]!,
      bytes: bytesOf(['src/web/link-main.tsx', page, ...(begins(page) ?? firstScreens[page] ?? [])]),
    }))
    const { flow, bytes } = sizes.reduce((most, one) => (one.bytes > most.bytes ? one : most))
    return reached(name, bytes / react, { most: 1.5 }, `${flow}: ${bytes} to ${react} bytes`)
  }
  return [
    figure(
      "JavaScript of a link's first screen to React alone",
      pages.filter((page) => !begins(page)),
    ),
    figure('the same of a link that begins with a form', pages.filter(begins)),
  ]
}

const questionFiles = <F>(step: Pick<Step<FieldId, F>, 'fields'> | undefined): string[] => [
  'src/features/capabilities/link-visit/link-form.tsx',
  'src/features/capabilities/questions/join-questions.ts',
  ...subjectsOf((step?.fields ?? []).map(({ field }) => field)).map(
    (subject) => `src/features/capabilities/questions/${subject}-questions.tsx`,
  ),
]
const firstForm = <F>(flow: Flow<FieldId, F>) => flow.steps.find(({ kind }) => kind === 'form')

/** By folder of the flow: what its first form fetches. */
const firstForms: Readonly<Record<string, readonly string[]>> = {
  affiliate: ['src/features/journeys/affiliate/sign-up.tsx'],
  'confirm-address': questionFiles(firstForm(confirmAddressFlow)),
  incomplete: questionFiles(firstForm(incompleteFlow)),
  renewal: ['src/features/journeys/renewal/request-form.tsx'],
}

/** By page: the first screen that is no form and loads by itself. */
const firstScreens: Readonly<Record<string, readonly string[]>> = {
  'src/features/journeys/sign/sign-page.tsx': ['src/features/journeys/sign/consent.tsx'],
}

/** The ready-made page 0, English. */
export const firstPage = (): string =>
  readFileSync(resolve('dist/web/pages/plain/apply.default.en.html'), 'utf8')

const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\/business\/([^"]+\.js)"/g)].map((match) => match[1]!)

/** Fonts and addresses of others in the page and its styles. */
function foreign(html: string, web: string): Figure {
  // Its styles stand in it, and in what it links to.
  const linked = [...html.matchAll(/<link[^>]+href="\/business\/([^"]+\.css)"/g)].map(([, name]) => name!)
  const styles = [html, ...linked.map((name) => readFileSync(join(web, name), 'utf8'))].join('\n')
  const found = [
    ...(styles.match(/@font-face|@import\s+url\([^)]*|url\(["']?(?:https?:)?\/\/[^)]*/g) ?? []),
    ...(html.match(/(?:src|srcset)="(?:https?:)?\/\/[^"]*|<link[^>]+href="(?:https?:)?\/\/[^"]*/g) ?? []),
  ]
  return {
    name: 'web fonts and third parties in the first page',
    value: found.length ? found.join(' ') : 'none',
    target: 'none',
    pass: found.length === 0,
  }
}
