// An owner is asked what two deposits were, after the bank step, on a desktop and a phone, in both languages, by keyboard too; staff see what was said.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { creditWordChoices } from '#core/codes/credit-words.ts'
import { en as bankEn } from '#core/words/bank-link/en.ts'
import { es as bankEs } from '#core/words/bank-link/es.ts'
import { en } from '#core/words/deposit-questions/en.ts'
import { es } from '#core/words/deposit-questions/es.ts'
import { en as staffEn } from '#core/words/staff/en.ts'
import { en as uploadsEn } from '#core/words/uploads/en.ts'
import { es as uploadsEs } from '#core/words/uploads/es.ts'
import { answerAll, answers, connectBank, pressUntil } from './wizard.ts'
import { startWorld, type World } from './world.ts'

interface Login {
  readonly role: string
  readonly email: string
  readonly password: string
}

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const login = { bank: 'Paper Birch Savings', username: 'user_two_deposits' }
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.each([
  [1280, 'en', '/business/apply', bankEn, en, uploadsEn],
  [360, 'es', '/business/apply/plaid', bankEs, es, uploadsEs],
] as const)('%i px, %s: what some deposits were', async (width, language, path, bank, t, uploads) => {
  const visitor = await world.visitor({ width, language })
  const { page } = visitor
  const word = (value: string) => creditWordChoices.find((choice) => choice.value === value)![language]
  await page.goto(path)
  await answerAll(page, { ...answers, email: `deposits-${width}@example.com`, monthlySales: '21000' })
  await page.getByRole('button', { name: bank.toBank, exact: true }).click()
  await connectBank(page, login)
  const ask = page.getByRole('button', { name: uploads.answerNow, exact: true })
  await pressUntil(page, [bank.continue], ask)
  await visitor.looksWell('something is asked')
  await ask.click()
  await heading(page, t.titleMany)
  const cards = page.locator('.deposit')
  expect(await cards.count()).toBe(2)
  await cards.nth(0).getByText('QUINN GALLERY').first().waitFor()
  await visitor.looksWell('the questions')
  if (width === 360)
    for (const choice of await page.locator('.deposit .choice').all())
      expect((await choice.boundingBox())!.height, 'large enough for a thumb').toBeGreaterThanOrEqual(44)
  // Nothing is sent before each has an answer; the focus goes to the first that lacks one.
  await press(page, t.sendMany)
  expect(await page.getByText(t.chooseOne).count()).toBe(2)
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('says-0')
  await visitor.looksWell('answers are missing')
  // By keyboard: the focused choice, and down to the fourth.
  await page.keyboard.press('Space')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
  const words = page.getByLabel(t.wordsLabel)
  await words.waitFor()
  await cards.nth(1).getByLabel(word('customer')).check()
  await press(page, t.sendMany)
  await page.getByText(t.sayWhat).waitFor()
  await words.fill('Mi premio')
  await visitor.looksWell('in their own words')
  await page.getByRole('button', { name: t.sendMany, exact: true }).dblclick()
  await heading(page, t.doneTitle)
  await page.getByText(t.youSaid.replace('{answer}', 'Mi premio')).waitFor()
  // What a customer paid wants a paper, and that is all that is left of it.
  await page.getByRole('heading', { name: t.documentTitle }).waitFor()
  await visitor.looksWell('what was said')
  await page.reload()
  await heading(page, t.doneTitle)
  // Another word is taken.
  await press(page, t.change)
  await heading(page, t.titleMany)
  expect(await words.inputValue()).toBe('Mi premio')
  await cards.nth(0).getByLabel(word('unknown')).check()
  await cards.nth(1).getByLabel(word('unknown')).check()
  await press(page, t.sendMany)
  await heading(page, t.doneTitle)
  expect(await page.getByRole('heading', { name: t.documentTitle }).count()).toBe(0)
  await press(page, t.toApplication)
  await page.getByText(uploads.stillMissing.split('{')[0]!).waitFor()
  expect(await ask.count()).toBe(0)
  await page.goBack()
  await heading(page, t.doneTitle)
  // The other visitor's stay as they are, for staff.
  if (width === 1280) {
    // Against their own interest: what it leads to is told, with why and what next, and no paper is asked for.
    await press(page, t.change)
    await cards.nth(0).getByLabel(word('loan')).check()
    await cards.nth(1).getByLabel(word('own')).check()
    await press(page, t.sendMany)
    await heading(page, t.declinedTitle)
    await heading(page, t.reasonsTitle)
    expect(await page.getByRole('heading', { name: t.documentTitle }).count()).toBe(0)
    expect(await page.getByRole('button', { name: t.change, exact: true }).count()).toBe(0)
    await visitor.looksWell('declined after an answer')
    await press(page, t.toPlan)
    await page.getByText(t.declinedText).waitFor({ state: 'detached' })
  }
  await visitor.close()
})

test('staff see the lines, what the owner said, and settle it by their own label', async () => {
  const visitor = await world.visitor({ width: 1440, language: 'en' })
  const { page } = visitor
  const guide = (await (await fetch(`${world.base}/api/demo/guide`)).json()) as { staff: Login[] }
  const { email, password } = guide.staff.find(({ role }) => role === 'underwriter')!
  await page.goto('/business/staff')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await page.getByLabel('Code').waitFor()
  const answer = await fetch(`${world.base}/api/demo/code?email=${encodeURIComponent(email)}`)
  await page.getByLabel('Code').fill(((await answer.json()) as { code: string }).code)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Applications' }).waitFor()
  const id = await page.evaluate(async () => {
    const ask = async (path: string, body: object) =>
      (await (
        await fetch(`/api/staff/applications/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()) as { items: { id: string }[] }
    const { items } = await ask('list', { sort: 'newest' })
    await ask(`${items[0]!.id}/open`, { reason: 'underwriting' })
    return items[0]!.id
  })
  await page.goto(`/business/staff/applications/${id}?part=bank`)
  const card = page.locator('section', { has: page.getByRole('heading', { name: staffEn.openCredits }) })
  await card.getByText('CREDIT MEMO QUINN GALLERY').waitFor()
  expect(await card.getByText(staffEn['ownersWord.unknown'], { exact: true }).count()).toBe(2)
  await visitor.looksWell('staff, what the owner said')
  await page.setViewportSize({ width: 360, height: 780 })
  await visitor.looksWell('staff, on a phone')
  // Each of them stands once on the page.
  expect(await page.getByText('CREDIT MEMO QUINN GALLERY').count()).toBe(1)
  // Staff's label settles it: what is left decides nothing any more, or is asked alone.
  await card.getByRole('combobox').first().selectOption('refund')
  await page.getByText(staffEn.labelKept).waitFor()
  await visitor.close()
})
