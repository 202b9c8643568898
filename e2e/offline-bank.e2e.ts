// The line breaks at the statements and at the result: what was chosen stays, the words are true, and it goes on when the line is back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { en as bank } from '#core/words/bank-link/en.ts'
import { en as files } from '#core/words/file-input/en.ts'
import { en as frame } from '#core/words/frame/en.ts'
import { en as preOffers } from '#core/words/pre-offers/en.ts'
import { en as uploads } from '#core/words/uploads/en.ts'
import { shareWorld, type Visitor, type World } from './world.ts'
import { answeredBefore, answers, connectBank, picture } from './wizard.ts'
import { fill } from '#core/words/words.ts'

const arrived = (count: number) => fill(uploads.statementsThere, { count: String(count), all: '4' })

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterAll(() => world.stop())

const received = '**/api/uploads/received'
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()
const file = (mark: string) => ({
  ...picture,
  name: `${mark}.png`,
  buffer: Buffer.concat([picture.buffer, Buffer.from(mark)]),
})

/** At the bank's introduction, with the screens behind it at hand. */
async function atBank(email: string): Promise<Visitor> {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  await answeredBefore(visitor.page, '/business/apply', { ...answers, email })
  await heading(visitor.page, bank.introTitle)
  await visitor.page.waitForLoadState('networkidle')
  return visitor
}

test('in the middle of a statement: the file stays chosen, counts for nothing, and is sent again when asked', async () => {
  const visitor = await atBank('offline-statements@example.com')
  const { page } = visitor
  await press(page, bank.uploadInstead)
  await heading(page, uploads.statementsTitle)
  const months = await page
    .locator('.months li b')
    .evaluateAll((names) => names.map((name) => name.textContent))
  const drop = page.locator('#statements')
  const send = (at: number) => page.locator('#statements-file').setInputFiles(file(months[at]!))
  const row = (at: number) => drop.locator('li', { hasText: `${months[at]}.png` })
  // Known from the answer, though it cannot be read again.
  await page.route(received, (route) => route.abort('internetdisconnected'))
  await send(0)
  await page.getByText(arrived(1)).waitFor()

  let sending: (() => void) | undefined
  const sent = new Promise<void>((done) => (sending = done))
  let broken: (() => void) | undefined
  const breaks = new Promise<void>((done) => (broken = done))
  await page.route(
    '**/api/apply/upload-statements',
    async (route) => {
      sending?.()
      await breaks
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
  await send(1)
  await sent
  await press(page, uploads.continue)
  await drop.getByText(uploads.stillUploading).waitFor()
  await page.context().setOffline(true)
  broken?.()
  await row(1).getByText(uploads.offline).waitFor()
  await page.getByText(arrived(1)).waitFor()
  await press(page, uploads.continue)
  await drop.getByText(uploads.notArrived).waitFor()
  await visitor.looksWell('offline at the statements')
  // Without the line the next one fails in the same way, and is kept as well.
  await send(2)
  await row(2).getByText(uploads.offline).waitFor()

  await page.unroute(received)
  await page.context().setOffline(false)
  for (const at of [1, 2]) {
    await page.getByRole('button', { name: files.retryFile.replace('{name}', `${months[at]}.png`) }).click()
    await page.getByText(arrived(at + 1)).waitFor()
  }
  await drop.getByText(uploads.monthNeeded.split('{')[0]!).waitFor()
  expect(await drop.getByText(uploads.notArrived).count()).toBe(0)

  // On without the line: the result page says so, and goes on by itself when it is back.
  await page.context().setOffline(true)
  await press(page, uploads.statementsLater)
  await heading(page, bank.failedTitle)
  await page.getByText(frame.offline).waitFor()
  await page.context().setOffline(false)
  await heading(page, preOffers.title)
  // What was never read is not said to be missing.
  await page.route(received, (route) => route.abort('internetdisconnected'))
  await page.goBack()
  await heading(page, uploads.statementsTitle)
  await page.getByText(uploads.receivedUnknown).waitFor()
  expect(await page.locator('.months').innerText()).not.toContain(uploads.monthMissing)
  await page.unroute(received)
  await page.reload()
  await page.getByText(arrived(3)).waitFor()
  visitor.troubles.length = 0
  await visitor.close()
})

test('a choice that does not arrive is not taken for made', async () => {
  const visitor = await atBank('offline-choice@example.com')
  const { page } = visitor
  await press(page, bank.continue)
  await page.locator('iframe').waitFor()
  await press(page, bank.leaveFrame)
  await heading(page, bank.endedTitle)
  await page.context().setOffline(true)
  await press(page, bank.without)
  await page.getByText(frame.offline).waitFor()
  await heading(page, bank.endedTitle)
  await page.context().setOffline(false)
  let arrive = () => {}
  const onItsWay = new Promise<void>((done) => (arrive = done))
  await page.route('**/api/bank-link/outcome', (route) => onItsWay.then(() => route.continue()))
  await press(page, bank.without)
  await page.getByText(bank.taking).waitFor()
  await visitor.looksWell('a choice on its way')
  arrive()
  await heading(page, preOffers.title)
  visitor.troubles.length = 0
  await visitor.close()
})

test('at the result, and pressing on: the documents are kept and sent when the line is back', async () => {
  const visitor = await atBank('offline-result@example.com')
  const { page } = visitor
  await press(page, bank.continue)
  await page.route('**/api/apply/determine-eligibility', (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: JSON.stringify({ status: 'pending', awaits: null, progress: 'fetching' }),
    }),
  )
  await connectBank(page, { bank: 'Tall Pine Bank', username: 'user_healthy' })
  await heading(page, bank.validating)
  await page.context().setOffline(true)
  await page.unroute('**/api/apply/determine-eligibility')
  await heading(page, bank.failedTitle)
  await page.getByText(frame.offline).waitFor()
  await visitor.looksWell('offline at the result')

  await press(page, bank.documents)
  await heading(page, uploads.photoIdTitle)
  await page.getByText(uploads.receivedUnknown).waitFor()
  await page.locator('#photo-id-file').setInputFiles(picture)
  await page.getByText(uploads.offline).waitFor()
  await press(page, uploads.continue)
  await page.getByText(uploads.notArrived).waitFor()
  await heading(page, uploads.photoIdTitle)

  await page.context().setOffline(false)
  await page.getByText(uploads.receivedUnknown).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: files.retryFile.replace('{name}', picture.name) }).click()
  await page.getByText(uploads.arrived).waitFor()
  await press(page, uploads.continue)
  await heading(page, uploads.voidedCheckTitle)
  await page.reload()
  await page.keyboard.press('Escape')
  await heading(page, uploads.voidedCheckTitle)
  visitor.troubles.length = 0
  await visitor.close()
})
