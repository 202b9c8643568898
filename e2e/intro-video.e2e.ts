// The brand's film over the offers: opens by itself once, with captions, leaves by Esc, and loads nothing where data is saved.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as bankEn } from '#core/words/bank-link/en.ts'
import { en as brandEn } from '#core/words/brand/en.ts'
import { es as brandEs } from '#core/words/brand/es.ts'
import { es } from '#core/words/offers/es.ts'
import { shareWorld, type World } from './world.ts'
import { answerAll, answers, connectBank, pressUntil } from './wizard.ts'

let world: World
beforeAll(async () => void (world = await shareWorld()))
afterAll(() => world.stop())

test('opens after 3 seconds, is closed, does not come again, and not with reduced data', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  const loaded: string[] = []
  page.on('request', (request) => request.url().includes('/videos/') && loaded.push(request.url()))
  await page.goto('/business/apply/affil/harbor')
  await answerAll(page, { ...answers, email: 'film@example.com' }, async () => {})
  await page.getByRole('heading', { name: bankEn.introTitle, exact: true }).waitFor()
  await page.getByRole('button', { name: bankEn.toBank, exact: true }).click()
  await connectBank(page, { bank: 'Bank of Marigold Bay', username: 'user_healthy' })
  await pressUntil(page, [bankEn.continue, bankEn.seeOffers], page.getByRole('radio').first())
  const before = await page.evaluate(() => document.activeElement?.tagName)
  expect(loaded).toEqual([])

  const film = page.getByRole('dialog', { name: brandEn.introTitle })
  await film.waitFor()
  await visitor.looksWell('the film')
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0)
  const cues = await page.evaluate(() => document.querySelector('video')!.textTracks[0]?.mode)
  expect(cues).toBe('showing')
  await page.keyboard.press('Escape')
  await film.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(before)

  // Once is enough; and whoever saves data is not asked at all.
  const opensAfter = async (open: boolean) => {
    await page.clock.install()
    await page.reload()
    await page.getByRole('radio').first().waitFor()
    await page.clock.fastForward(6000)
    expect(await page.locator('dialog[open]').count()).toBe(open ? 1 : 0)
  }
  await opensAfter(false)
  await page.evaluate(() => localStorage.removeItem('intro_video'))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
  await opensAfter(true)
  await page.getByRole('dialog', { name: brandEs.introTitle }).waitFor()
  await visitor.looksWell('the film on a phone')
  await page.getByRole('button', { name: es.videoClose }).click()
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.evaluate(() => localStorage.removeItem('intro_video'))
  await opensAfter(false)
  await visitor.close()
})
