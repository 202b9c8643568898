// 100,000 bank lines in a browser: how long until the first ones stand there, how long the longest frame takes while they scroll, how large a call is.
import { chromium, type Page } from 'playwright-core'
import { median, notRun, reached, reported, whole, type Figure } from './figures.ts'
import { startOffice } from './office.ts'

const LINES = 100_000
const ROUNDS = 5
const FRAMES = 240

export async function benchLines(databaseUrl: string | undefined): Promise<Figure[]> {
  const browserPath = process.env.CHROME_PATH
  if (!databaseUrl || !browserPath)
    return [notRun('bank lines', 'no Postgres or no browser found: set DATABASE_URL and CHROME_PATH')]
  const office = await startOffice(databaseUrl)
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-quic'],
  })
  try {
    const context = await browser.newContext({
      baseURL: office.server.url,
      viewport: { width: 1440, height: 900 },
    })
    await context.addCookies(
      office.cookie.split('; ').map((pair) => {
        const [name, value] = pair.split(/=(.*)/s) as [string, string]
        return { name, value, url: office.server.url }
      }),
    )
    const page = await context.newPage()
    let largest = 0
    page.on('response', (answer) => {
      if (!answer.url().includes('/lines')) return
      void answer.body().then(
        ({ length }) => (largest = Math.max(largest, length)),
        () => {},
      )
    })
    const seen = {
      pressed: [] as number[],
      cold: [] as number[],
      warm: [] as number[],
      frames: [] as number[],
      idle: [] as number[],
    }
    for (let round = -1; round < ROUNDS; round++) {
      const [id, other] = [await office.openFile(LINES), await office.openFile(LINES)]
      await page.goto('/business/staff/due')
      await page.getByRole('heading', { level: 1 }).waitFor()
      const cold = await open(page, other)
      // As people come: the figures stand there, and one of them is pressed at once.
      await page.goto(`/business/staff/applications/${id}?part=bank`)
      await page.locator('.months a.fig').first().waitFor()
      const pressed = await open(page, id)
      const idle = await longestFrame(page, false)
      const frames = await longestFrame(page, true)
      await page.goto('/business/staff/due')
      await page.getByRole('heading', { level: 1 }).waitFor()
      const warm = await open(page, id)
      // The first round warms browser and server up.
      if (round < 0) continue
      seen.pressed.push(pressed)
      seen.cold.push(cold)
      seen.warm.push(warm)
      seen.frames.push(frames)
      seen.idle.push(idle)
    }
    // What else the machine does can only add to a frame.
    const frame = Math.min(...seen.frames)
    return [
      reached(
        '100,000 bank lines open in seconds, from a figure of the bank part',
        median(seen.pressed) / 1000,
        { most: 1 },
        `${whole(median(seen.pressed))} ms, best ${whole(Math.min(...seen.pressed))}`,
      ),
      reported(
        '100,000 bank lines open without the bank part before',
        `${whole(median(seen.cold))} ms, best ${whole(Math.min(...seen.cold))}`,
      ),
      reported('100,000 bank lines open again', `${whole(median(seen.warm))} ms`),
      reached(
        'longest frame in ms while 100,000 bank lines scroll',
        frame,
        { most: 50 },
        `at rest ${whole(Math.min(...seen.idle))} ms; rounds ${seen.frames.map(whole).join(', ')}`,
      ),
      reached('largest call of the lines in kB', largest / 1000, { most: 200 }, `${whole(largest)} bytes`),
    ]
  } finally {
    await browser.close()
    await office.stop()
  }
}

/** Milliseconds from the click in the room to the first line, without loading the room itself. */
async function open(page: Page, id: string): Promise<number> {
  return page.evaluate(
    (path) =>
      new Promise<number>((done) => {
        const begun = performance.now()
        const look = () => {
          if (document.querySelector('.bank-line:not(.waits)')) done(performance.now() - begun)
          else requestAnimationFrame(look)
        }
        history.pushState({}, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
        look()
      }),
    `/business/staff/applications/${id}/lines/all`,
  )
}

/** Milliseconds of the longest of some frames, while the list goes from its first line to its last or stands still. */
const longestFrame = (page: Page, scrolls: boolean): Promise<number> =>
  page.evaluate(
    ([frames, moves]) =>
      new Promise<number>((done) => {
        const box = document.querySelector('.lines-rows')!
        let [last, longest, count] = [performance.now(), 0, 0]
        const next = (now: number) => {
          if (count > 1) longest = Math.max(longest, now - last)
          last = now
          if (moves) box.scrollTop = (box.scrollHeight * count) / frames
          if (count++ < frames) requestAnimationFrame(next)
          else done(longest)
        }
        requestAnimationFrame(next)
      }),
    [FRAMES, scrolls] as const,
  )
