// The admin's page of what is set up: a call that fails, findings, all providers tried, a mail to oneself; by the keyboard.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BrowserContext } from 'playwright-core'
import { en } from '#core/words/setup/en.ts'
import { es } from '#core/words/setup/es.ts'
import { en as staffEn } from '#core/words/staff/en.ts'
import { es as staffEs } from '#core/words/staff/es.ts'
import { logIn } from './office.ts'
import { startWorld, type World } from './world.ts'

const staff = { en: staffEn, es: staffEs }
let world: World
beforeAll(async () => {
  world = await startWorld({})
}, 300_000)
afterAll(() => world?.stop())

const sizes = [
  [1280, 'en', en],
  [1280, 'es', es],
  [360, 'es', es],
  [360, 'en', en],
] as const

test('on a desktop and a phone, in both languages, by the keyboard', async () => {
  // A code of the authenticator lets in once: the others have the first one's session.
  let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = []
  for (const [width, language, t] of sizes) {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    if (cookies.length) await page.context().addCookies(cookies)
    else await logIn(page.request, 'admin')
    cookies = await page.context().cookies()
    // The call hangs first, then fails: what stands there then is looked at too.
    let answer = () => {}
    const asked = new Promise<void>((done) => (answer = done))
    await page.route('**/api/staff/setup', async (route) => {
      await asked
      await route.fulfill({ status: 503, body: '' })
    })
    await page.goto(`${world.base}/business/staff/setup`)
    await page.getByText(t.lede).waitFor()
    expect(await page.getByRole('heading', { name: t.providers }).count()).toBe(0)
    await visitor.looksWell('what is set up, loading')
    answer()
    await page.getByRole('button', { name: staff[language].tryAgain }).waitFor()
    await visitor.looksWell('what is set up, failed')
    await page.unroute('**/api/staff/setup')
    await page.getByRole('button', { name: staff[language].tryAgain }).press('Enter')
    await page.getByRole('heading', { name: t.providers }).waitFor()
    // The browser logs the failure.
    visitor.troubles.length = 0
    await page.getByRole('button', { name: t.try }).press('Enter')
    const table = page.getByRole('group', { name: t.providers })
    await table.waitFor()
    expect(await table.getByText(t.works, { exact: true }).count()).toBeGreaterThan(5)
    // What works has no word of its own and nothing to do: a phone has no lines for it.
    expect(await table.getByText('-', { exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: t.sendMail }).press('Enter')
    await page.getByText(t.mailSent).waitFor()
    await visitor.looksWell('what is set up')
    await visitor.close()
  }
})
