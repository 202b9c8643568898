// A running application for browser tests: the built server on a free port with an empty data folder, and one Chromium.
import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import axe from 'axe-core'
import { chromium, type Browser, type Frame, type Page, type Route } from 'playwright-core'
import { expect, inject } from 'vitest'
import { freePort } from '../scripts/free-port.mjs'
import { createSeenScreens } from './screen-shape.ts'
import { loadFirst, startServer } from './start-server.ts'
import { SEEN_SCREENS, SERVERS, templateMade } from './templates.ts'

export interface World {
  readonly base: string
  readonly browser: Browser
  /** A fresh visitor of one size and language; a page that logs an error or leaves the site fails its test at `close`. */
  visitor(options: { width: number; language: 'en' | 'es' }): Promise<Visitor>
  stop(): Promise<void>
}

/** A server of one file's own. */
export interface OwnWorld extends World {
  /** Stops the server and starts it again on the same data and address, so many hours ahead of the clock. Browsers keep their own time. */
  later(hours: number): Promise<void>
}

export interface Visitor {
  readonly page: Page
  readonly troubles: string[]
  /** No axe violation (once a screen and size) and no sideways scroll on the page as it is. */
  looksWell(what: string): Promise<void>
  close(): Promise<void>
}

/** One Chromium for all files of a worker; it ends with the worker. A visitor's cookies and storage are of one context. */
let running: Promise<Browser> | undefined
const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

interface Server {
  readonly base: string
  readonly dataDir: string
  readonly process: ChildProcess
  /** What it was started with. */
  readonly env: Readonly<Record<string, string>>
}

async function makeServer(env: Readonly<Record<string, string>>, parent: string): Promise<Server> {
  const dataDir = mkdtempSync(join(parent, 'underway-e2e-'))
  const port = await freePort()
  const { DEMO_SAMPLES: samples = '0', ...own } = env
  const templates = inject('templates')
  // Samples are made by the providers that are set: with others they are not those of the template.
  const template = (Object.keys(own).length ? undefined : templates[samples]) ?? templates['0']!
  await templateMade(inject('runFolder'), template)
  cpSync(template, dataDir, { recursive: true })
  const given = { DATA_DIR: dataDir, PORT: String(port), DEMO_SAMPLES: samples, ...env }
  return { base: `http://localhost:${port}`, dataDir, env: given, process: await startServer(given) }
}

async function stopped({ process: running }: Server): Promise<void> {
  const gone = new Promise((done) => running.once('exit', done))
  running.kill('SIGTERM')
  await gone
}

/** The clock, so many hours ahead. */
const ahead = (hours: number): string =>
  loadFirst(`const Real = Date
globalThis.Date = class Date extends Real {
  constructor(...given) { super(...(given.length ? given : [Real.now() + ${hours * 3_600_000}])) }
  static now() { return Real.now() + ${hours * 3_600_000} }
}`)

async function worldOn({ base }: Server, end: () => Promise<void>): Promise<World> {
  const browser = await (running ??= launch())
  return {
    base,
    browser,
    visitor: (options) => newVisitor(browser, base, options),
    stop: async () => {
      for (const context of browser.contexts()) await context.close()
      await end()
    },
  }
}

/** A server of the file's own: for whoever logs in as staff, whose codes let in once, or changes what other files read. */
export async function startWorld(env: Readonly<Record<string, string>> = {}): Promise<OwnWorld> {
  let server = await makeServer(env, tmpdir())
  let passed = 0
  const world = await worldOn(server, async () => {
    await stopped(server)
    rmSync(server.dataDir, { recursive: true, force: true })
  })
  return {
    ...world,
    later: async (hours) => {
      await stopped(server)
      passed += hours
      server = { ...server, process: await startServer(server.env, [ahead(passed)]) }
    },
  }
}

/** By number of samples: the servers that files of this worker share, one after the other. They end with the run (`templates.ts`). */
const shared = new Map<string, Promise<Server>>()

/** For visitors who meet nobody else: each has cookies of their own, so that one server serves the files of a worker. */
export async function shareWorld(samples = '0'): Promise<World> {
  const folder = inject('runFolder')
  const starting =
    shared.get(samples) ??
    makeServer({ DEMO_SAMPLES: samples }, folder).then((server) => {
      writeFileSync(join(folder, SERVERS, String(server.process.pid)), '')
      return server
    })
  shared.set(samples, starting)
  return worldOn(await starting, async () => {})
}

/**
 * For a run by hand: every call waits up to so many milliseconds before it goes out, each its own time, so that some overtake others and
 * answers come late, as over a poor line. What holds only where they come at once fails.
 */
const SLOW_LINE_MS = Number(process.env.SLOW_LINE_MS ?? 0)

async function waitForLine(route: Route): Promise<void> {
  const isCall = new URL(route.request().url()).pathname.startsWith('/api/')
  await setTimeout(Math.random() * (isCall ? SLOW_LINE_MS : SLOW_LINE_MS / 8))
  // The page may be gone by then.
  await route.continue().catch(() => {})
}

async function newVisitor(
  browser: Browser,
  base: string,
  { width, language }: { width: number; language: 'en' | 'es' },
): Promise<Visitor> {
  const phone = width < 600
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height: phone ? 740 : 900 },
    isMobile: phone,
    hasTouch: phone,
    locale: language === 'es' ? 'es-US' : 'en-US',
    reducedMotion: 'reduce',
  })
  if (SLOW_LINE_MS) await context.route('**/*', waitForLine)
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    troubles.push(`console: ${message.text()}${URL.canParse(url) ? ` (${new URL(url).pathname})` : ''}`)
  })
  // From the start: asked for together with the key press that opens one, a chooser may open before anybody hears of it.
  page.on('filechooser', () => {})
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname))
      troubles.push(`request to outside: ${hostname}`)
  })
  return {
    page,
    troubles,
    looksWell: async (what) => {
      await settle(page)
      const violations: string[] = []
      const seen = createSeenScreens(join(inject('runFolder'), SEEN_SCREENS))
      const marks: string[] = []
      for (const frame of page.frames()) {
        expect(await frame.evaluate(brokenNumbers), `${what}: figures over two lines`).toEqual([])
        const mark = await seen.markOf(frame)
        if (seen.isSeen(mark)) continue
        violations.push(...(await findViolations(frame)))
        marks.push(mark)
      }
      expect(violations, `${what}: accessibility`).toEqual([])
      marks.forEach(seen.add)
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(sideways, `${what}: sideways scroll`).toBeLessThanOrEqual(0)
    },
    close: async () => {
      await context.close()
      expect(troubles).toEqual([])
    },
  }
}

/** Amounts and long figures that are broken over two lines, with what stands around them: '$30,' and '000' are two others. Runs in the page. */
function brokenNumbers(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { 0: figure, index } of node.nodeValue!.matchAll(
      /[-−]?\$\d[\d,]*(?:\.\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?/g,
    )) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + figure.length)
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      )
      if (lines.size > 1)
        found.push(`${figure} in <${node.parentElement!.className || node.parentElement!.localName}>`)
    }
  return found
}

/** Until what changed is drawn, no list stands dimmed before its successor, and no colour is on its way to another. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]:not(button)'))
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** What axe finds in one frame, as 'rule: elements'. Run in the frame itself: axe's own binding opens another page for each look, which took four times as long. */
async function findViolations(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source)
  return frame.evaluate(async () => {
    const { axe: inFrame } = globalThis as unknown as { axe: typeof axe }
    const { violations } = await inFrame.run({ iframes: false, resultTypes: ['violations'] })
    return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)
  })
}
