// Makes the pages that the server serves: the wizard's first page ready-made per brand and language, an empty frame for links with the link flows alone, and one for all the rest.
// No inline script; the first page's styles are inlined. What only the running server knows (PAGE_DATA) is put in by it.
/// <reference types="vite/client" />
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import type { Brand } from '#core/flow/brand.ts'
import { brandTitle } from '#features/capabilities/wizard/use-page-title.ts'
import { en } from '#core/words/no-script/en.ts'
import { es } from '#core/words/no-script/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { LIMITS_HOLE, PAGE_DATA_ID } from '#core/flow/page-data.ts'
import { readBrands } from '#platform/brands.ts'
import { App } from './app.tsx'
import { generatorPaths } from '#features/papers/generator/page-paths.ts'
import { portalPaths } from '#features/portal/page-props.ts'
import { journeys } from '#features/journeys/journeys.ts'
import { AppRoutes, pagePaths } from './routes.tsx'

interface Chunk {
  /** Of a group of vite.config.ts. */
  readonly name?: string
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

interface Assets {
  readonly script: string
  readonly preload: readonly string[]
  readonly styles: string
}

const linkPaths = journeys.map(({ path }) => path)

/** Stands in the page where the server puts its data. */
const PAGE_DATA_HOLE = '__PAGE_DATA__'
/** A year that no page has: the server writes its own over it. */
const YEAR_HOLE = 9999

/** The pages of these brands by name, '{apply|app|link}.{brand}.{language}.html'. `webDir` is dist/web. */
export function renderPages(webDir: string, brands: Iterable<Brand>): Map<string, string> {
  const main = readAssets(webDir, 'manifest.json', 'src/web/main.tsx')
  const links = readAssets(webDir, 'links.json', 'src/web/link-main.tsx', 'link')
  const pages = new Map<string, string>()
  for (const brand of brands)
    for (const language of ['en', 'es'] as const)
      for (const kind of ['apply', 'app', 'link'] as const) {
        const assets = kind === 'link' ? links : main
        const body = kind === 'apply' ? firstPage(brand, language) : ''
        pages.set(`${kind}.${brand.id}.${language}.html`, page({ brand, language, assets, body }))
      }
  return pages
}

/**
 * At the build: writes the pages of our own brands to `pages/{plain|demo}`, and beside them `paths.json`, the addresses that are pages. The
 * pages of an operator's brands are made when their server starts.
 */
export function writePages({ webDir }: { webDir: string }): void {
  mkdirSync(join(webDir, 'pages'), { recursive: true })
  writeFileSync(
    join(webDir, 'pages', 'paths.json'),
    JSON.stringify([...pagePaths, ...linkPaths, ...portalPaths, ...generatorPaths]),
  )
  for (const [set, brands] of Object.entries({ plain: readBrands(), demo: readBrands(undefined, true) })) {
    const folder = join(webDir, 'pages', set)
    mkdirSync(folder, { recursive: true })
    for (const [name, html] of renderPages(webDir, brands.values())) writeFileSync(join(folder, name), html)
  }
}

/** `soon`: the group that the entry opens next, whatever is shown: fetched beside it. */
function readAssets(webDir: string, list: string, name: string, soon?: string): Assets {
  const manifest = JSON.parse(readFileSync(join(webDir, list), 'utf8')) as Record<string, Chunk>
  const entry = manifest[name]
  if (!entry) throw new Error(`the build has no entry ${name}`)
  const needed: Chunk[] = []
  const take = (chunk: Chunk) => {
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name]
      if (imported && !needed.includes(imported)) {
        needed.push(imported)
        take(imported)
      }
    }
  }
  take(entry)
  const atOnce = [...needed, entry]
  const next = soon && Object.values(manifest).find((chunk) => chunk.name === soon)
  if (next && !needed.includes(next)) {
    needed.push(next)
    take(next)
  }
  const styles = atOnce.flatMap((chunk) => chunk.css ?? [])
  return {
    script: `/business/${entry.file}`,
    preload: needed.filter((chunk) => chunk !== entry).map((chunk) => `/business/${chunk.file}`),
    styles: styles.map((name) => readFileSync(join(webDir, 'business', name), 'utf8').trim()).join(''),
  }
}

const firstPage = (brand: Brand, language: Language): string =>
  renderToString(
    <App
      readyMade
      Routes={AppRoutes}
      data={{
        brand,
        language,
        variant: 'finicity',
        partnerLender: false,
        staging: false,
        year: YEAR_HOLE,
        uploadLimitBytes: 0,
        limits: LIMITS_HOLE,
      }}
    />,
  )

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

/** A brand's colours before its script runs (`brand-theme.ts` sets the same): those for white paper never on a dark screen. */
function tokensOf({ tokens = {}, darkTokens = {} }: Brand): string {
  const rule = (media: string, given: Readonly<Record<string, string>>) => {
    const set = Object.entries(given).map(([name, value]) => `${name}:${value}`)
    return set.length ? `@media ${media}{:root{${set.join(';')}}}` : ''
  }
  const rules =
    rule('print,not (prefers-color-scheme:dark)', tokens) +
    rule('screen and (prefers-color-scheme:dark)', darkTokens)
  return rules && `<style>${rules}</style>`
}

function page(given: { brand: Brand; language: Language; assets: Assets; body: string }): string {
  const { brand, language, assets, body } = given
  const words = pick({ en, es }, language)
  const contact = [brand.phone, brand.email].filter(Boolean).join(', ') || brand.name
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(brandTitle(brand, language))}</title>`,
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="data:,">',
    `<style>${assets.styles}</style>`,
    tokensOf(brand),
    ...assets.preload.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${assets.script}"></script>`,
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    // Seen while nothing is drawn, and after a while: the script is on a slow line, or did not come.
    `<p class="late">${escaped(fill(words.late, { contact }))}</p>`,
    `<noscript><p class="noscript">${escaped(fill(words.noScript, { contact }))}</p></noscript>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${PAGE_DATA_HOLE}</script>`,
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n')
}
