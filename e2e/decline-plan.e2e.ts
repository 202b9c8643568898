// A decline in a browser: the plan with its days, the wish to be told, what would come today, and a second decline that differs.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as againEn } from '#core/words/apply-again/en.ts'
import { en as bankEn } from '#core/words/bank-link/en.ts'
import { en } from '#core/words/decline-plan/en.ts'
import { shareWorld, type Visitor, type World } from './world.ts'
import { answeredBefore, answers, connectBank, pressUntil } from './wizard.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterAll(() => world.stop())

const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true })
const heading = ({ page }: Visitor, name: string) => page.getByRole('heading', { name, exact: true })
const focused = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.textContent ?? '')

async function declined(email: string): Promise<Visitor> {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await answeredBefore(page, '/business/apply', { ...answers, email })
  await button(visitor, bankEn.toBank).click()
  await connectBank(page, { bank: 'First Lantern Bank', username: 'user_stacked' })
  await pressUntil(page, [bankEn.continue, bankEn.seeOffers], heading(visitor, en.planTitle))
  return visitor
}

test('declined: the reminder first, what would come today behind a line, and a second decline that says so', async () => {
  const visitor = await declined('plans@example.com')
  const { page } = visitor
  expect(await page.getByRole('row').count()).toBe(3)
  const first = await page.getByRole('heading', { level: 1 }).innerText()
  // One filled button, and it is the reminder's.
  expect(await page.locator('main .btn:not(.line, .quiet)').allInnerTexts()).toEqual([
    expect.stringMatching(/^Notify me on /),
  ])
  await visitor.looksWell('plan')
  const remind = page.getByRole('button', { name: /^Notify me on / })
  await remind.click()
  await heading(visitor, en.toldTitle).waitFor()
  expect(await focused(visitor)).toBe(en.tellStop)
  await page.getByText(/p•••@example\.com/).waitFor()
  // What was asked for is still said after a reload, and can be taken back and asked for again.
  await page.reload()
  await button(visitor, en.tellStop).click()
  await remind.click()
  await heading(visitor, en.toldTitle).waitFor()

  await button(visitor, againEn.earlier).dblclick()
  await heading(visitor, againEn['found.same']).waitFor()
  expect(await focused(visitor)).toBe(againEn['found.same'])
  await visitor.looksWell('what would come')
  await button(visitor, againEn.back).click()
  expect(await focused(visitor)).toBe(againEn.earlier)
  await page.setViewportSize({ width: 360, height: 740 })
  await button(visitor, againEn.earlier).click()
  await heading(visitor, againEn['found.same']).waitFor()
  await visitor.looksWell('what would come, on a phone')
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.looksWell('what would come, on a phone, dark')

  await button(visitor, againEn.anyway).dblclick()
  await page.getByRole('heading', { level: 1, name: /^We looked again/ }).waitFor({ timeout: 60_000 })
  const second = await page.getByRole('heading', { level: 1 }).innerText()
  expect(second).not.toBe(first)
  expect(await focused(visitor)).toBe(second)
  await page.getByText(/^Second decision, /).waitFor()
  await page.getByRole('heading', { name: /^Compared with our decision of / }).waitFor()
  await page.getByRole('button', { name: /^Notify me on / }).waitFor()
  await visitor.looksWell('second decline')
  await visitor.close()
})

test('who would rather change answers: filled, with the bank still to come', async () => {
  const visitor = await declined('changes@example.com')
  const { page } = visitor
  await button(visitor, againEn.earlier).click()
  await page.getByRole('radio', { name: againEn.otherwise }).check()
  await button(visitor, againEn.anyway).click()
  await button(visitor, bankEn.toBank).waitFor()
  await button(visitor, bankEn.back).click()
  await page.locator('#businessPhone').waitFor()
  expect(await page.locator('#businessPhone').inputValue()).not.toBe('')
  await visitor.close()
})
