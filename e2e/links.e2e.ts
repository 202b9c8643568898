// The links to the bank and the list of what is missing in a browser: each on a phone or a desktop, in one language or the other; and links that cannot be used.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Page } from 'playwright-core'
import { en as bank } from '#core/words/bank-link/en.ts'
import { es as bankEs } from '#core/words/bank-link/es.ts'
import { en as visit } from '#core/words/bank-visit/en.ts'
import { es as visitEs } from '#core/words/bank-visit/es.ts'
import { en as linkWords } from '#core/words/link-failure/en.ts'
import { es as linkWordsEs } from '#core/words/link-failure/es.ts'
import { en as estimates } from '#core/words/pre-offers/en.ts'
import { es as todoEs } from '#core/words/todo/es.ts'
import { shareWorld, type World } from './world.ts'
import { connectBank, picture, pressUntil } from './wizard.ts'

let world: World
let flows: Readonly<Record<string, string>>
beforeAll(async () => {
  world = await shareWorld('40')
  const read = async () => {
    const guide = await fetch(`${world.base}/api/demo/guide`)
    const { flows: listed } = (await guide.json()) as { flows: { id: string; url: string }[] }
    return Object.fromEntries(listed.map(({ id, url }) => [id, new URL(url).pathname]))
  }
  // The samples are made while the server already serves.
  await vi.waitFor(async () => expect((flows = await read())).toHaveProperty('connect-bank-opportunity'), {
    timeout: 240_000,
    interval: 1_000,
  })
}, 300_000)
afterAll(() => world.stop())

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const healthy = { bank: 'Bank of Marigold Bay', username: 'user_healthy' }

test('connect-bank on a phone: estimates where no bank was linked, a typed amount wins, back a step, and then the bank', async () => {
  const visitor = await world.visitor({ width: 360, language: 'en' })
  const { page } = visitor
  await page.context().addCookies([{ name: 'language', value: 'en', url: world.base }])
  await page.goto(`${flows['connect-bank']}?utm_rep=rosa&source=crm`)
  await heading(page, visit.title)
  await visitor.looksWell('explanation')
  await press(page, visit.continue)
  await expect.poll(() => page.locator('iframe').count()).toBe(1)
  // A reload in the middle opens no bank by itself.
  await page.reload()
  await heading(page, bank.endedTitle)
  await page.getByRole('button', { name: bank.without }).click()
  await heading(page, estimates.title)
  const first = page.getByRole('radio').first()
  expect(await first.isChecked()).toBe(true)
  const amount = page.locator('#pre-offer-amount')
  await amount.fill('900000')
  expect(await first.isChecked()).toBe(false)
  await press(page, estimates.continue)
  await page.getByText(estimates.lowerAmount).waitFor()
  await amount.fill('0')
  await press(page, estimates.continue)
  await page.getByText(estimates.validAmount).waitFor()
  await amount.fill('12500')
  await amount.blur()
  expect(await amount.inputValue()).toMatch(/12,500/)
  await visitor.looksWell('estimates')
  await press(page, estimates.continue)
  await heading(page, visit.title)
  await page.getByText("You've selected $12,500").waitFor()
  await press(page, visit.continue)
  await connectBank(page, healthy)
  await pressUntil(page, [bank.continue], page.getByRole('heading', { name: visit.successTitle }))
  await visitor.looksWell('success')
  await visitor.close()
})

test('verify_bank_lead on a desktop in Spanish, in two windows: what one connected leads the other past the widget', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'es' })
  const { page } = visitor
  await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
  await page.goto(flows['verify-bank-lead']!)
  await heading(page, visitEs.title)
  const other = await page.context().newPage()
  await other.goto(flows['verify-bank-lead']!)
  await heading(other, visitEs.title)
  // A window behind another is drawn seldom or never: whoever goes on in one has it in front.
  await page.bringToFront()
  await press(page, visitEs.continue)
  await connectBank(page, healthy)
  await pressUntil(page, [bankEs.continue], page.getByRole('heading', { name: visitEs.successTitle }))
  await visitor.looksWell('success')
  await other.bringToFront()
  await press(other, visitEs.continue)
  await heading(other, visitEs.successTitle)
  expect(await other.locator('iframe').count()).toBe(0)
  await visitor.close()
})

test.each([
  ['verify-bank-journey-opportunity', 360, 'es', visitEs, bankEs],
  ['connect-bank-opportunity', 1280, 'en', visit, bank],
] as const)('%s at %i in %s: another account for an offer', async (flow, width, language, words, widget) => {
  const visitor = await world.visitor({ width, language })
  const { page } = visitor
  await page.context().addCookies([{ name: 'language', value: language, url: world.base }])
  await page.goto(flows[flow]!)
  await heading(page, words.alreadyTitle)
  await visitor.looksWell('already verified')
  await press(page, words.another)
  await pressUntil(page, [widget.another], page.locator('iframe'))
  await connectBank(page, healthy)
  await pressUntil(page, [widget.continue], page.getByRole('heading', { name: words.successTitle }))
  await visitor.close()
})

test('todo on a phone in Spanish: the list, the bank, the documents, and nothing is missing', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
  await page.goto(flows.todo!)
  await heading(page, todoEs.title)
  await visitor.looksWell('list')
  await press(page, todoEs.start)
  await heading(page, visitEs.title)
  await press(page, visitEs.continue)
  await connectBank(page, healthy)
  await pressUntil(page, [bankEs.continue], page.getByRole('heading', { name: visitEs.completed }))
  await pressUntil(page, [visitEs.continue], page.getByRole('heading', { name: todoEs.documentsTitle }))
  const files = page.locator('input[type=file]:not([capture])')
  await files.first().waitFor()
  for (const file of await files.all()) await file.setInputFiles(picture)
  await expect.poll(() => page.getByText('Recibido', { exact: true }).count()).toBe(2)
  await visitor.looksWell('documents')
  await press(page, todoEs.continue)
  await heading(page, todoEs.doneTitle)
  await page.reload()
  await heading(page, todoEs.doneTitle)
  await visitor.looksWell('nothing is missing')
  await visitor.close()
})

test.each([
  ['/business/connect-bank/made-up', 360, 'en', linkWords, '0/3'],
  ['/business/verify_bank_lead/made-up', 1280, 'es', linkWordsEs, '1/3'],
  ['/business/verify_bank_journey_opportunity/made-up', 360, 'en', linkWords, '1/3'],
] as const)(
  '%s at %i in %s says the same, and offers a new one',
  async (path, width, language, words, place) => {
    const visitor = await world.visitor({ width, language })
    const { page, troubles } = visitor
    await page.context().addCookies([{ name: 'language', value: language, url: world.base }])
    await page.goto(path)
    await page.getByText(words.invalid).waitFor()
    await page.locator('.staging summary').getByText(place).waitFor()
    await visitor.looksWell('invalid')
    await press(page, words.newLink)
    await page.getByText(words.newLinkSent).waitFor()
    // The browser itself notes that the link was refused.
    troubles.splice(0, troubles.length, ...troubles.filter((each) => !/status of 404/.test(each)))
    await visitor.close()
  },
)
