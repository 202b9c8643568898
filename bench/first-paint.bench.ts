// First contentful paint of the application's first page against a static page with the same markup and styles.
// Same browser, CPU four times slower, a slow 4G line, cold cache each time, alternated.
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright-core'
import { median, notRun, reached, whole, type Figure } from './figures.ts'
import { firstPage } from './first-page-size.bench.ts'
import { product, start } from './servers.ts'

const LOADS = 9
/** The browser's own 'Slow 4G': bytes a second and milliseconds. */
const slow4g = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 }

export async function benchFirstPaint(folder: string): Promise<Figure[]> {
  const browserPath = process.env.CHROME_PATH
  if (!browserPath)
    return [notRun('first contentful paint', 'no browser found: install Chromium, or set CHROME_PATH')]
  const own = await start(product, { DATA_DIR: `${folder}/paint` })
  const still = await serveStill()
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-quic'],
  })
  const times = { own: [] as number[], still: [] as number[] }
  const asked = new Set<string>()
  try {
    for (let round = 0; round <= LOADS; round++) {
      const ownTime = await firstPaint(browser, `${own.url}/business/apply/`, asked)
      const stillTime = await firstPaint(browser, `${still.url}/business/apply/`)
      // The first pair warms the browser up.
      if (round === 0) continue
      times.own.push(ownTime)
      times.still.push(stillTime)
    }
  } finally {
    await browser.close()
    still.server.close()
    await own.stop()
  }
  const elsewhere = [...asked].filter((url) => !url.startsWith(own.url) && !url.startsWith('data:'))
  return [
    reached(
      'first contentful paint to a static page',
      median(times.own) / median(times.still),
      { most: 1.2 },
      `${whole(median(times.own))} ms to ${whole(median(times.still))} ms`,
    ),
    {
      name: 'requests to third parties, and for fonts, in a real load',
      value: elsewhere.length ? elsewhere.join(' ') : `none of ${asked.size}`,
      target: 'none',
      pass: elsewhere.length === 0 && ![...asked].some((url) => /\.(woff2?|ttf|otf)(\?|$)/.test(url)),
    },
  ]
}

/** Milliseconds from navigation to first contentful paint; notes every request in `asked`. */
async function firstPaint(browser: Browser, url: string, asked?: Set<string>): Promise<number> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  if (asked) page.on('request', (request) => asked.add(request.url()))
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'load' })
  const time = await page.evaluate(
    () =>
      new Promise<number>((done) =>
        new PerformanceObserver((list) => {
          const paint = list.getEntries().find((entry) => entry.name === 'first-contentful-paint')
          if (paint) done(paint.startTime)
        }).observe({ type: 'paint', buffered: true }),
      ),
  )
  await context.close()
  return time
}

/** The same page without its scripts, from a bare server; compressed, since the product compresses too. */
async function serveStill(): Promise<{ url: string; server: Server }> {
  const html = firstPage()
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
  const page = gzipSync(html, { level: 9 })
  const web = resolve('dist/web')
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0]!
    const file = join(web, path)
    if (path.startsWith('/business/assets/') && existsSync(file)) {
      const type = path.endsWith('.css')
        ? 'text/css'
        : path.endsWith('.svg')
          ? 'image/svg+xml'
          : 'application/octet-stream'
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' })
      return response.end(gzipSync(readFileSync(file), { level: 9 }))
    }
    response.writeHead(path.startsWith('/business/apply') ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
    })
    response.end(page)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
