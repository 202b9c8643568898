// The admin's page of what is set up: findings, all providers tried, a mail to oneself; on a desktop in English, on a phone in Spanish.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BrowserContext } from 'playwright-core'
import { en } from '#core/words/setup/en.ts'
import { es } from '#core/words/setup/es.ts'
import { logIn } from './office.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({})
}, 300_000)
afterAll(() => world?.stop())

const sizes = [
  [1280, 'en', en],
  [360, 'es', es],
] as const

test('on a desktop in English, on a phone in Spanish', async () => {
  // A code of the authenticator lets in once: the second visitor has the first one's session.
  let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = []
  for (const [width, language, t] of sizes) {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    if (cookies.length) await page.context().addCookies(cookies)
    else await logIn(page.request, 'admin')
    cookies = await page.context().cookies()
    await page.goto(`${world.base}/business/staff/setup`)
    await page.getByRole('heading', { name: t.providers }).waitFor()
    await page.getByRole('button', { name: t.try }).click()
    const table = page.getByRole('group', { name: t.providers })
    await table.waitFor()
    expect(await table.getByText(t.works, { exact: true }).count()).toBeGreaterThan(5)
    await page.getByRole('button', { name: t.sendMail }).click()
    await page.getByText(t.mailSent).waitFor()
    await visitor.looksWell('what is set up')
    await visitor.close()
  }
})
