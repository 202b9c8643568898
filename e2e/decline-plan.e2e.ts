// A decline in a browser: the plan with its days, the wish to be told, and a new application that is filled in.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as againEn } from '#core/words/apply-again/en.ts'
import { en as bankEn } from '#core/words/bank-link/en.ts'
import { en } from '#core/words/decline-plan/en.ts'
import { en as offersEn } from '#core/words/offers/en.ts'
import { shareWorld, type World } from './world.ts'
import { answeredBefore, answers, connectBank, pressUntil } from './wizard.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterAll(() => world.stop())

test('declined: a plan to read at both sizes, light and dark; one tap begins again, filled', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await answeredBefore(page, '/business/apply', { ...answers, email: 'plans@example.com' })
  await page.getByRole('button', { name: bankEn.toBank, exact: true }).click()
  await connectBank(page, { bank: 'First Lantern Bank', username: 'user_stacked' })
  await pressUntil(
    page,
    [bankEn.continue, bankEn.seeOffers],
    page.getByRole('heading', { name: en.planTitle, exact: true }),
  )
  expect(await page.getByRole('row').count()).toBe(3)
  await visitor.looksWell('plan')
  await page.getByRole('button', { name: /^Notify me on / }).click()
  await page.getByText(offersEn.subscribed).first().waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  await visitor.looksWell('plan on a phone')
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.looksWell('plan on a phone, dark')
  // What was asked for is still said after a reload.
  await page.reload()
  await page.getByRole('button', { name: offersEn.notifyStop }).waitFor()
  // A double tap is one. The answers are there to be changed, the bank is next.
  await page.getByRole('button', { name: againEn.otherwise, exact: true }).dblclick()
  await page.getByRole('button', { name: bankEn.toBank, exact: true }).waitFor()
  await page.getByRole('button', { name: bankEn.back, exact: true }).click()
  await page.locator('#businessPhone').waitFor()
  expect(await page.locator('#businessPhone').inputValue()).not.toBe('')
  await visitor.close()
})
