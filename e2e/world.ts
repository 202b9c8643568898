// A running application for browser tests: the built server on a free port with an empty data folder, and one Chromium.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import axe from 'axe-core'
import { chromium, type Browser, type Frame, type Page, type Route } from 'playwright-core'
import { expect, inject } from 'vitest'
import { freePort, ready, serverEnv } from './start-server.ts'

export interface World {
  readonly base: string
  readonly browser: Browser
  /** A fresh visitor of one size and language; a page that logs an error or leaves the site fails its test at `close`. */
  visitor(options: { width: number; language: 'en' | 'es' }): Promise<Visitor>
  stop(): Promise<void>
}

export interface Visitor {
  readonly page: Page
  readonly troubles: string[]
  /** No axe violation and no sideways scroll on the page as it stands. */
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

export async function startWorld(env: Readonly<Record<string, string>> = {}): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'underway-e2e-'))
  const port = await freePort()
  const base = `http://localhost:${port}`
  const { DEMO_SAMPLES: samples = '0', ...own } = env
  // Samples are made by the providers that are set: with others they are not those of the template.
  const template = samples === '0' || !Object.keys(own).length ? inject('templates')[samples] : undefined
  if (template) cpSync(template, dataDir, { recursive: true })
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: serverEnv({ DATA_DIR: dataDir, PORT: String(port), DEMO_SAMPLES: samples, ...env }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await ready(server)
  const browser = await (running ??= launch())
  return {
    base,
    browser,
    visitor: (options) => newVisitor(browser, base, options),
    stop: async () => {
      for (const context of browser.contexts()) await context.close()
      const gone = new Promise((done) => server.once('exit', done))
      server.kill('SIGTERM')
      await gone
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
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
      for (const frame of page.frames()) violations.push(...(await findViolations(frame)))
      expect(violations, `${what}: accessibility`).toEqual([])
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
