// What changes exactly while an owner chooses: another policy begins, or staff replace the offers. What was offered holds, and what was being set is not lost.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { en } from '#core/words/offers/en.ts'
import { es } from '#core/words/offers/es.ts'
import { atOffers, leadIdOf } from './at-offers.ts'
import { openOffice } from './office.ts'
import { startWorld, type OwnWorld } from './world.ts'
import { closeContractModal } from './wizard.ts'

const folder = mkdtempSync(join(tmpdir(), 'underway-policy-'))
const file = join(folder, 'policy.json')
const shipped = readFileSync(new URL('../policies/2026-12.json', import.meta.url), 'utf8')

let world: OwnWorld
beforeAll(async () => {
  writeFileSync(file, shipped)
  world = await startWorld({ POLICY_FILE: file })
})
afterAll(async () => {
  await world?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
/** The same policy with every price so much higher. */
function dearer(by: number): string {
  const policy = JSON.parse(shipped) as { version: string; sections: { factorRates: { values: object } } }
  policy.version = '2026-12-dearer'
  const raise = (value: unknown): unknown =>
    typeof value === 'number'
      ? Math.round((value + by) * 1000) / 1000
      : Array.isArray(value)
        ? value.map(raise)
        : Object.fromEntries(Object.entries(value as object).map(([key, each]) => [key, raise(each)]))
  policy.sections.factorRates.values = raise(policy.sections.factorRates.values) as object
  return JSON.stringify(policy)
}

test('another policy, on a phone in Spanish: what was offered holds at the price that was shown', async () => {
  const visitor = await atOffers(world, { email: 'dearer@example.com', language: 'es', width: 360 })
  const { page } = visitor
  await press(page, es.ownOpen)
  await page.locator('#own-amount').fill('29,000')
  await page.getByLabel(es.ownDaily).check()
  const bar = page.locator('.go').getByRole('button')
  await bar.waitFor()
  const [price] = /\$[\d,.]+/.exec(await bar.innerText())!
  // The press is on its way while the server starts anew with the other policy.
  await page.route(
    '**/api/lead/select_offer',
    async (route) => {
      writeFileSync(file, dearer(0.02))
      await world.later(0)
      await route.continue()
    },
    { times: 1 },
  )
  await bar.press('Enter')
  await page.getByText(es.savedTitle).waitFor()
  await page.locator('.go').getByText(es.yourChoice).waitFor()
  await page.getByText(price, { exact: false }).first().waitFor()
  await closeContractModal(page, es.contractReady)
  writeFileSync(file, shipped)
  // Lines that broke off with the server are in the browser's log.
  visitor.troubles.length = 0
  await visitor.close()
})

test('other offers while an amount is set, on a desktop in English: it is kept where it can be had, and nothing is said of a choice', async () => {
  const visitor = await atOffers(world, { email: 'meanwhile@example.com', language: 'en', width: 1280 })
  const { page } = visitor
  await press(page, en.ownOpen)
  const amount = page.locator('#own-amount')
  await amount.fill('15,000')
  const office = await openOffice(world)
  await office.offer(await leadIdOf(page), 2_000_000)
  // In another language the offers are read again.
  for (const text of ['Español', 'English']) await page.getByRole('link', { name: text, exact: true }).click()
  await page.getByText(en.changedMeanwhile).waitFor()
  expect(await page.getByText(en.changedText).count()).toBe(0)
  await page.getByText('$20,000.00').first().waitFor()
  expect(await amount.inputValue()).toBe('15,000')
  await visitor.looksWell('other offers meanwhile')
  await visitor.close()
})
