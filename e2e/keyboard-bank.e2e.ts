// From the bank to the offers with the keyboard alone: every way on, uploads, the choice; the focus is never lost.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { en as bank } from '#core/words/bank-link/en.ts'
import { es as bankEs } from '#core/words/bank-link/es.ts'
import { en as offers } from '#core/words/offers/en.ts'
import { es as offersEs } from '#core/words/offers/es.ts'
import { en as preOffers } from '#core/words/pre-offers/en.ts'
import { en as uploads } from '#core/words/uploads/en.ts'
import { es as uploadsEs } from '#core/words/uploads/es.ts'
import { beginsAt, chooseFile, focused, inFrame, pressOn, tabTo } from './keys.ts'
import { shareWorld, type World } from './world.ts'
import { answerAll, answers, closeContractModal, naming, offersHeading, picture } from './wizard.ts'
import { fill } from '#core/words/words.ts'

const arrived = (count: number) => fill(uploads.statementsThere, { count: String(count), all: '4' })

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterAll(() => world.stop())

const chooser = (id: string) => (at: { id: string }) => at.id === `${id}-file`

test('a bank that fails, its four ways, statements and documents (English, wide)', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await page.goto('/business/apply')
  await answerAll(page, { ...answers, email: 'keys@example.com' })
  await beginsAt(page, bank.introTitle)
  await pressOn(page, bank.continue)
  await inFrame(page)
  await page.keyboard.press('Escape')
  await beginsAt(page, bank.endedTitle)

  // Again, and out of the frame by our own button.
  await pressOn(page, bank.again)
  await inFrame(page)
  await pressOn(page, bank.leaveFrame, 'Space')
  await beginsAt(page, bank.endedTitle)

  // After a reload too, which is no coming back: nothing stands over the page.
  await page.reload()
  await page.getByRole('button', { name: bank.again }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await pressOn(page, bank.again)
  await inFrame(page)
  await page.keyboard.press('Escape')
  await beginsAt(page, bank.endedTitle)

  // Another bank, which is down.
  await pressOn(page, bank.anotherBank, 'Space')
  await inFrame(page)
  await chooseBank(page, 'Stonewren')
  await page.frameLocator('iframe').locator('[data-step=down]').waitFor()
  await page.keyboard.press('Escape')
  await beginsAt(page, bank.endedTitle)
  await page.getByText(bank['why.institution-down']).waitFor()

  // Without a bank: estimates, an amount that is too large, then back to the bank.
  await pressOn(page, bank.without)
  await beginsAt(page, preOffers.title)
  await tabTo(page, ({ id }) => id === 'pre-offer-amount')
  await page.keyboard.type('9000000')
  await page.keyboard.press('Enter')
  await page.locator('#pre-offer-amount-error').waitFor()
  expect((await focused(page)).id).toBe('pre-offer-amount')
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await pressOn(page, preOffers.continue)
  await beginsAt(page, bank.introTitle)
  await page.getByText(bank.selectedText).waitFor()

  // Statements.
  await pressOn(page, bank.continue)
  await inFrame(page)
  await page.keyboard.press('Escape')
  await beginsAt(page, bank.endedTitle)
  await pressOn(page, bank.statements)
  await beginsAt(page, uploads.statementsTitle)
  await pressOn(page, uploads.continue)
  const months = await page
    .locator('.months li b')
    .evaluateAll((names) => names.map((name) => name.textContent))
  expect((await focused(page)).id).toBe('statements')
  await page.getByText(uploads.monthNeeded.split('{')[0]!).waitFor()
  await visitor.looksWell('statements wanted')
  for (const [at, month] of months.entries()) {
    if (at === 0) await tabTo(page, chooser('statements'))
    await chooseFile(page, { ...picture, name: `${month}.png`, buffer: marked(month) })
    await page
      .getByText(at < 3 ? arrived(at + 1) : uploads.statementsComplete.replace('{all}', '4'))
      .waitFor()
    expect((await focused(page)).id).toBe('statements-file')
  }
  await pressOn(page, uploads.continue)
  await beginsAt(page, bank.statementsTitle)
  await pressOn(page, bank.documents)

  // Photo ID: wanted, chosen, taken away, chosen again.
  await beginsAt(page, uploads.photoIdTitle)
  await pressOn(page, uploads.continue)
  expect((await focused(page)).id).toBe('photo-id')
  await tabTo(page, chooser('photo-id'))
  await chooseFile(page, picture)
  await page.getByText(uploads.arrived).waitFor()
  await pressOn(page, 'Remove')
  // The focus follows once the server has taken it back.
  await expect.poll(async () => (await focused(page)).id).toBe('photo-id-file')
  await chooseFile(page, picture)
  await page.getByText(uploads.arrived).waitFor()
  await pressOn(page, uploads.continue)

  await beginsAt(page, uploads.voidedCheckTitle)
  await pressOn(page, uploads.later, 'Space')
  await beginsAt(page, offers.reviewTitle)
  await visitor.close()
})

test('a bank that is connected, an offer chosen and changed, both documents (Spanish, phone)', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await page.goto('/business/apply/lang/es')
  await answerAll(page, { ...answers, email: 'teclas@example.com' })
  await beginsAt(page, bankEs.introTitle)
  await pressOn(page, bankEs.continue)
  await inFrame(page)
  await chooseBank(page, 'Tall Pine')
  const step = (name: string) => page.frameLocator('iframe').locator(`[data-step=${name}]`).waitFor()
  await step('login')
  await tabTo(page, ({ id }) => id === 'username')
  await page.keyboard.type('user_healthy')
  await page.keyboard.press('Tab')
  await page.keyboard.type('pass_demo')
  await page.keyboard.press('Enter')
  await step('accounts')
  await toPrimary(page)
  await page.keyboard.press('Enter')
  await step('done')
  await toPrimary(page)
  await page.keyboard.press('Enter')

  await beginsAt(page, bankEs.completed)
  await visitor.looksWell('completed')
  await pressOn(page, bankEs.seeOffers)
  await beginsAt(page, offersHeading)
  await tabTo(page, offersEs['name.best'])
  await page.keyboard.press('ArrowDown')
  expect((await focused(page)).text).toContain(offersEs['name.lowest-payment'])
  await visitor.looksWell('offers')
  await pressOn(page, ({ tag, text }) => tag === 'BUTTON' && naming(offersEs.choose).test(text))
  await page.getByText(offersEs.savedTitle).waitFor()
  expect((await focused(page)).text).toContain(offersEs.savedTitle)
  await closeContractModal(page, offersEs.contractReady)
  // The dialog gives the focus back.
  expect((await focused(page)).text).toContain(offersEs.savedTitle)

  // Another one, as long as nothing is signed.
  await tabTo(page, offersEs['name.lowest-payment'])
  await page.keyboard.press('ArrowDown')
  expect((await focused(page)).text).toContain(offersEs['name.lowest-total'])
  await pressOn(page, ({ tag, text }) => tag === 'BUTTON' && naming(offersEs.change).test(text))
  await expect.poll(async () => (await focused(page)).text).toContain(offersEs.savedTitle)
  await closeContractModal(page, offersEs.contractReady)

  await pressOn(page, offersEs.noneFits)
  await page.getByRole('heading', { name: offersEs.noneTitle }).waitFor()
  await pressOn(page, offersEs.notify, 'Space')
  await page.getByText(offersEs.subscribedText).waitFor()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await focused(page)).text).toBe(offersEs.notifyStop)
  await visitor.looksWell('offer chosen')

  await pressOn(page, uploadsEs.sendNow)
  for (const [kind, title] of [
    ['photo-id', uploadsEs.photoIdTitle],
    ['voided-check', uploadsEs.voidedCheckTitle],
  ] as const) {
    await beginsAt(page, title)
    await pressOn(page, uploadsEs.continue)
    expect((await focused(page)).id).toBe(kind)
    await tabTo(page, chooser(kind))
    await chooseFile(page, { ...picture, name: `${kind}.png` })
    await page.getByText(uploadsEs.arrived).waitFor()
    await pressOn(page, uploadsEs.continue)
  }
  await beginsAt(page, offersHeading)
  await visitor.close()
})

/** Each file has bytes of its own: the same one twice is one document. */
const marked = (mark: string): Buffer => Buffer.concat([picture.buffer, Buffer.from(mark)])

/** Agrees, searches for a bank, and opens it with Enter. */
async function chooseBank(page: Page, name: string): Promise<void> {
  await toPrimary(page)
  await page.keyboard.press('Enter')
  await page.frameLocator('iframe').locator('#search').waitFor()
  await tabTo(page, ({ id }) => id === 'search')
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
}

/** Tabs to the frame's own way on. */
async function toPrimary(page: Page): Promise<void> {
  const text = (await page.frameLocator('iframe').locator('button.primary').first().innerText()).trim()
  await tabTo(page, text)
}
