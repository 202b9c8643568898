// A statement of 500 rows: our PDF against the same page printed by headless Chromium, taken in turns; and what 1,000 papers leave behind.
import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { chromium } from 'playwright-core'
import type { Paper } from '#core/paper/paper.ts'
import { composePaper } from '#features/papers/papers.ts'
import { writePaper } from '#platform/paper/write-paper.ts'
import { PaperView } from '#ui/paper/paper-view.tsx'
import { sampleStatement } from '../test/sample-papers.ts'
import { median, notRun, reached, whole, type Figure } from './figures.ts'

const ROWS = 500
const ROUNDS = 9
const WARM_UP = 3
const PAPERS = 1_000
/** After so many the heap has its size. */
const SETTLED = 200
const madeAt = new Date('2026-11-22T15:00:00Z')

export async function benchPaperPrint(): Promise<Figure[]> {
  return [...(await againstBrowser()), await memoryOfMany()]
}

async function againstBrowser(): Promise<Figure[]> {
  const name = `a ${ROWS}-row statement printed by headless Chromium, to our tagged PDF of it`
  const executablePath = process.env.CHROME_PATH
  if (!executablePath) return [notRun(name, 'no browser found: install Chromium, or set CHROME_PATH')]
  const paper = composePaper('statement', sampleStatement(ROWS), 'en')
  const html = pageOf(paper)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })
  const times = { own: [] as number[], browser: [] as number[] }
  let [own, theirs] = [0, 0]
  try {
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const begun = performance.now()
      own = writePaper(paper, madeAt).bytes.length
      const between = performance.now()
      // The browser runs already; a page of its own is what a server would open for each paper.
      const page = await browser.newPage()
      await page.setContent(html)
      theirs = (await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true })).length
      await page.close()
      const ended = performance.now()
      if (round < 0) continue
      times.own.push(between - begun)
      times.browser.push(ended - between)
    }
  } finally {
    await browser.close()
  }
  const [mine, printed] = [median(times.own), median(times.browser)]
  const detail = `${whole(printed)} ms and ${whole(theirs / 1024)} kB, ${whole(mine)} ms and ${whole(own / 1024)} kB`
  return [reached(name, printed / mine, { least: 5 }, detail)]
}

/** The page as the browser has it, with its styles for print. */
const pageOf = (paper: Paper): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><style>${['tokens', 'paper/paper']
    .map((name) => readFileSync(`src/ui/${name}.css`, 'utf8'))
    .join('\n')}</style>${renderToStaticMarkup(createElement(PaperView, { paper }))}</html>`

/** Resident memory after 1,000 papers of 60 rows, to that after the first 200. */
async function memoryOfMany(): Promise<Figure> {
  const paper = composePaper('statement', sampleStatement(60), 'en')
  let settled = 0
  let most = 0
  for (let made = 1; made <= PAPERS; made++) {
    writePaper(paper, madeAt)
    // As in a thread, where every paper is a turn of its own.
    await setImmediate()
    const { rss } = process.memoryUsage()
    if (made <= SETTLED) settled = Math.max(settled, rss)
    else most = Math.max(most, rss)
  }
  return reached(
    `resident memory at its most over ${PAPERS} papers, to that over the first ${SETTLED}`,
    most / settled,
    { most: 1.25 },
    `${whole(most / 2 ** 20)} MB to ${whole(settled / 2 ** 20)} MB`,
  )
}
