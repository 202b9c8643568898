// Six months of statements from a phone, one twice and one without a page: what was found in each, what is missing, and that it is said once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMonths, firstDay, lastDay, utcDay, monthOf } from '#core/ground/dates.ts'
import { en as bank } from '#core/words/bank-link/en.ts'
import { en as found } from '#core/words/statements-found/en.ts'
import { en as uploads } from '#core/words/uploads/en.ts'
import { fill } from '#core/words/words.ts'
import { mAndT } from '../test/statements/layouts/key-mt.ts'
import { madeLedger } from '../test/statements/ledger.ts'
import { pdfOf } from '../test/statements/pdf.ts'
import { shareWorld, type World } from './world.ts'
import { answeredBefore, answers } from './wizard.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterAll(() => world.stop())

const MASK = '4821'
const monthAgo = (ago: number): string => addMonths(monthOf(utcDay(new Date())), -ago)

function sheetOf(ago: number, lines: number) {
  const month = monthAgo(ago)
  return mAndT([
    { mask: MASK, kind: 'checking', ledger: madeLedger(40 + ago, lines, firstDay(month), lastDay(month)) },
  ])
}
type Sheet = ReturnType<typeof sheetOf>
const file = async (name: string, sheet: Sheet) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(await pdfOf(sheet)),
})
const monthInWords = (ago: number): string =>
  new Date(`${monthAgo(ago)}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

test('on a phone: each file tells its account and month, the page that is missing is asked for, twice is enough', async () => {
  const visitor = await world.visitor({ width: 360, language: 'en' })
  const { page } = visitor
  await answeredBefore(page, '/business/apply', { ...answers, email: 'found@example.com' })
  await page.getByRole('button', { name: bank.continue }).first().click()
  await page.frameLocator('iframe').getByRole('heading').first().waitFor()
  await page.getByRole('button', { name: bank.leaveFrame }).first().click()
  await page.getByRole('button', { name: bank.statements }).click()
  await page.getByRole('heading', { name: uploads.statementsTitle }).waitFor()

  const long = sheetOf(2, 150)
  const pages = long.pages.length
  const first = sheetOf(1, 12)
  const reprint = first.pages.map((cells) => [...cells, { ...cells[0]!, text: 'Reprint', x: 480, y: 780 }])
  await page
    .locator('#statements-file')
    .setInputFiles([
      await file(`${monthInWords(1)}.pdf`, first),
      await file(`${monthInWords(1)} again.pdf`, first.with(reprint)),
      await file(`${monthInWords(2)}.pdf`, long.with(long.pages.filter((_page, at) => at !== 1))),
      ...(await Promise.all([3, 4, 5, 6].map((ago) => file(`${monthInWords(ago)}.pdf`, sheetOf(ago, 12))))),
    ])

  const list = page.locator('.card.sent')
  const complete = (ago: number, lines: number) =>
    list.getByText(
      `...${MASK}, ${monthInWords(ago)}, ${found['state.complete']}, ${fill(found.lines, { count: lines })}`,
    )
  for (const ago of [3, 4, 5, 6]) await complete(ago, 12).waitFor()
  await expect.poll(() => complete(1, 12).count()).toBe(2)
  const period = monthInWords(2)
  const asked = fill(found.pageMissing, { pages: 2, of: pages, period })
  await list.getByText(asked).waitFor()
  await page.locator('.months').getByText(uploads.monthInPart).waitFor()
  // The head says what is still needed, not that all is there.
  const head = page.locator('.month-board').getByRole('status')
  const short = new Date(`${monthAgo(2)}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    timeZone: 'UTC',
  })
  expect(await head.innerText()).toBe(
    `${fill(uploads.statementsThere, { count: 3, all: 4 })} ${fill(uploads.monthsInPart, { months: short })}`,
  )
  const twice = fill(found.twice, { period: monthInWords(1), mask: MASK })
  expect(await page.getByText(twice).count()).toBe(1)
  await visitor.looksWell('statements found, one without a page')

  // Said once to whoever hears it, and not again by the next look.
  const heard = page.locator('p.sr[role=status]')
  await expect.poll(async () => (await heard.allInnerTexts()).join(' ')).toContain('.pdf:')

  // The whole file closes what was asked for.
  await page.locator('#statements-file').setInputFiles([await file(`${monthInWords(2)} whole.pdf`, long)])
  await complete(2, 150).waitFor()
  await expect.poll(() => page.getByText(asked).count()).toBe(0)
  await page.getByText(fill(uploads.statementsComplete, { all: 4 })).waitFor()
  await visitor.looksWell('statements found, all complete')
  await visitor.close()
})
