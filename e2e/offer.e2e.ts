// The offer link in a browser: from the mail to a contract that is ready to sign, told by the server; and a no that a representative hears.
import { afterAll, beforeAll, test } from 'vitest'
import type { Page } from 'playwright-core'
import { en as bank } from '#core/words/bank-link/en.ts'

import { es as choiceEs } from '#core/words/offers/es.ts'
import { en } from '#core/words/offer/en.ts'
import { es } from '#core/words/offer/es.ts'
import { fill } from '#core/words/words.ts'
import { openOffice, type Office } from './office.ts'
import { startWorld, type World } from './world.ts'
import { answeredBefore, answers, connectBank, offersHeading, pressUntil } from './wizard.ts'

let world: World
let office: Office
beforeAll(async () => {
  world = await startWorld()
  office = await openOffice(world)
})
afterAll(() => world.stop())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, exact: true }).waitFor()

/** An owner whose offers have come, and the link that a representative sent. */
async function offerLink(email: string): Promise<string> {
  const { page, close } = await world.visitor({ width: 1280, language: 'en' })
  await answeredBefore(page, '/business/apply/lang/en', { ...answers, email })
  await heading(page, bank.introTitle)
  await press(page, bank.toBank)
  await connectBank(page, { bank: 'Bank of Marigold Bay', username: 'user_healthy' })
  await pressUntil(page, [bank.continue, bank.seeOffers], page.getByRole('heading', { name: offersHeading }))
  const leadId = await page.evaluate(async () => {
    const answer = await fetch('/api/apply/current')
    return ((await answer.json()) as { leadid: string }).leadid
  })
  await close()
  return office.sendOffer(leadId, email)
}

test('on a phone in Spanish: withdraws the funds of another amount, and is told when the contract is there', async () => {
  const link = await offerLink('withdraws@example.com')
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
  await page.goto(link)
  await heading(page, fill(es.goodNews, { name: answers.firstName ?? 'Ana' }))
  for (const shown of [es.daily, es.apr, es.total]) await page.getByText(shown).first().waitFor()
  await visitor.looksWell('approval')
  await press(page, es.withdraw)
  await heading(page, choiceEs.ownTitle)
  await page.getByRole('button', { name: choiceEs.ownAmountLess }).click()
  await page.getByLabel(choiceEs.ownDaily).check()
  await visitor.looksWell('sliders')
  await press(page, choiceEs.selectOffer)
  await page.getByText(choiceEs.savedTitle).waitFor()
  const ready = page.getByRole('dialog', { name: choiceEs.contractReady })
  await ready.waitFor()
  await visitor.looksWell('contract ready')
  await ready.getByRole('link', { name: choiceEs.toContract }).click()
  await page.waitForURL(/\/business\/sign\//)
  await visitor.close()
}, 180_000)

test('on a desktop in English: is not happy, says why, and finds the offer as it was', async () => {
  const link = await offerLink('not-happy@example.com')
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await page.goto(link)
  await heading(page, fill(en.goodNews, { name: answers.firstName ?? 'Ana' }))
  await press(page, en.notHappy)
  await press(page, en.tell)
  await page.getByText(en.mustSelect).waitFor()
  await page.getByLabel(en['why.cost']).check()
  await visitor.looksWell('objection')
  await page.keyboard.press('Enter')
  await page.getByText(en.toldTitle).waitFor()
  await visitor.looksWell('told')
  await page.reload()
  await press(page, en.withdraw)
  await heading(page, offersHeading)
  await page.goBack()
  await heading(page, fill(en.goodNews, { name: answers.firstName ?? 'Ana' }))
  await visitor.close()
}, 180_000)
