// A contract signed on the provider's page, in a frame of ours: on a phone in Spanish by the link of the guide, on a desktop in English from the chosen offer.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { en as bankEn } from '#core/words/bank-link/en.ts'
import { en as offersEn } from '#core/words/offers/en.ts'
import { en } from '#core/words/sign/en.ts'
import { es } from '#core/words/sign/es.ts'
import { startPandaDocSimulator, type PandaDocSimulator } from '#simulators/pandadoc/pandadoc.ts'
import { typeOwnCode } from './own-code.ts'
import { startWorld, type Visitor, type World } from './world.ts'
import { answeredBefore, answers, connectBank, naming, pressUntil } from './wizard.ts'

let world: World
let vendor: PandaDocSimulator
beforeAll(async () => {
  vendor = await startPandaDocSimulator({ looks: 1 })
  world = await startWorld({
    DEMO_SAMPLES: '40',
    PANDADOC_API_KEY: vendor.apiKey,
    PANDADOC_WEBHOOK_KEY: vendor.webhookKey,
    PANDADOC_BASE_URL: vendor.url,
    PANDADOC_APP_URL: vendor.appUrl,
  })
  vendor.subscribe(`${world.base}/api/webhooks/pandadoc`)
}, 300_000)
afterAll(async () => {
  await world?.stop()
  await vendor?.close()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
/** By the key: two clicks within half a second, as a script makes them, are one gesture to the page. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

/** Types the code to the signer's own address, reads the paper and goes to the frame; `signTitle` is its title. */
async function openFrame({ page, looksWell }: Visitor, t: typeof en | typeof es) {
  await typeOwnCode(page, world, t, looksWell)
  await page.getByText(t.readLede).waitFor()
  await press(page, t.toSign)
  await heading(page, t.signTitle)
  const frame = page.frameLocator('iframe.sign-frame')
  await frame.getByRole('heading').waitFor()
  expect(new URL((await page.locator('iframe.sign-frame').getAttribute('src'))!).origin).toBe(vendor.appUrl)
  return frame
}

/** What everybody keeps is the provider's own sealed file. */
async function saveCopy(page: Page, t: typeof en | typeof es): Promise<void> {
  await heading(page, t.finishedTitle)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: t.getCopy }).click()
  const saved = readFileSync(await (await download).path())
  const signed = vendor.documents.filter(({ status }) => status === 'document.completed')
  expect(signed.some(({ file }) => Buffer.compare(file, saved) === 0)).toBe(true)
}

test('on a phone in Spanish: reads, signs in the frame, and gets the copy', async () => {
  const guide = await fetch(`${world.base}/api/demo/guide`)
  const { flows } = (await guide.json()) as { flows: { id: string; url: string }[] }
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
  await page.goto(flows.find(({ id }) => id === 'sign')!.url)
  const frame = await openFrame(visitor, es)
  await visitor.looksWell('the frame')
  // A reload opens another session; the place is kept.
  await page.reload()
  await frame.getByRole('textbox').fill('Rosa Quispe')
  await frame.getByRole('button', { name: 'Terminar' }).click()
  await saveCopy(page, es)
  await visitor.looksWell('the end')
  // The link tells the same when it is opened again.
  await page.reload()
  await heading(page, es.finishedTitle)
  await visitor.close()
})

test('on a desktop in English: from the chosen offer to the copy, past a session that had ended', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  // Maine asks for no disclosure.
  await answeredBefore(page, '/business/apply', { ...answers, email: 'frames@example.com' })
  await heading(page, bankEn.introTitle)
  await press(page, bankEn.toBank)
  await connectBank(page, { bank: 'Bank of Marigold Bay', username: 'user_healthy' })
  await pressUntil(page, [bankEn.continue, bankEn.seeOffers], page.getByRole('radio').first())
  await page.getByRole('button', { name: naming(offersEn.choose) }).click()
  await page.getByRole('link', { name: offersEn.toContract }).first().click()
  const frame = await openFrame(visitor, en)
  vendor.endSessions()
  await frame.getByRole('textbox').fill('Ana Quispe')
  await frame.getByRole('button', { name: 'Finish' }).click()
  await page.getByText(en.frameEnded).waitFor()
  await visitor.looksWell('the session has ended')
  // The browser logs that the provider refused.
  visitor.troubles.length = 0
  await press(page, en.frameAgain)
  await frame.getByRole('textbox').fill('Ana Quispe')
  await visitor.looksWell('the frame')
  await frame.getByRole('button', { name: 'Finish' }).click()
  await saveCopy(page, en)
  await visitor.looksWell('the end')
  await visitor.close()
})
