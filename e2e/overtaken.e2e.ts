// The offers page while staff act: offers that were replaced or withdrawn, and an application that opens by a fresh link by now.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { en as notesEn } from '#core/words/apply-notes/en.ts'
import { es as notesEs } from '#core/words/apply-notes/es.ts'
import { en } from '#core/words/offers/en.ts'
import { es } from '#core/words/offers/es.ts'
import { atOffers, leadIdOf } from './at-offers.ts'
import { openOffice, type Office } from './office.ts'
import { startWorld, type World } from './world.ts'
import { closeContractModal, naming, offersHeading } from './wizard.ts'

let world: World
let office: Office
beforeAll(async () => {
  world = await startWorld()
  office = await openOffice(world)
})
afterAll(() => world.stop())

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, exact: true }).waitFor()

describe.each([
  { language: 'en', width: 1280, words: en, notes: notesEn },
  { language: 'es', width: 360, words: es, notes: notesEs },
] as const)('the offers page, $language at $width px', ({ language, width, words, notes }) => {
  const begin = async (email: string) => {
    const visitor = await atOffers(world, { email, language, width })
    const { page } = visitor
    return { visitor, page, leadId: await leadIdOf(page) }
  }

  it('shows what stands now when the offers were replaced, and again when the application ended', async () => {
    const { visitor, page, leadId } = await begin(`replaced.${language}@example.com`)
    await page.getByText('$50,000.00').first().waitFor()
    await office.offer(leadId, 2_000_000)
    await press(page, naming(words.choose))
    await page.getByText(words.changedTitle).waitFor()
    await page.getByText('$20,000.00').first().waitFor()
    expect(await page.getByText('$50,000.00', { exact: true }).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(words.changedTitle)
    await visitor.looksWell('offers that changed')
    await press(page, naming(words.choose))
    await page.getByText(words.savedTitle).waitFor()
    expect(await page.getByText(words.changedTitle).count()).toBe(0)

    await closeContractModal(page, words.contractReady)
    await office.withdraw(leadId)
    await page.locator('[name=offer]').last().check()
    await press(page, naming(words.change))
    await heading(page, words.closedTitle)
    // 'The current offers are below' is said only above offers.
    expect(await page.getByText(words.changedTitle).count()).toBe(0)
    await visitor.looksWell('an application that ended')
    visitor.troubles.length = 0
    await visitor.close()
  })

  it('follows the sliders, other offers that come meanwhile, and a choice on another device', async () => {
    const { visitor, page, leadId } = await begin(`sliding.${language}@example.com`)
    /** In another language the offers are read again. */
    const back = async () => {
      for (const text of language === 'en' ? ['Español', 'English'] : ['English', 'Español'])
        await page.getByRole('link', { name: text, exact: true }).click({ timeout: 20_000 })
    }
    await press(page, words.ownOpen)
    const amount = page.locator('#own-amount')
    expect(await amount.inputValue()).toBe('50,000')
    await amount.fill('29,000')
    const bar = page.locator('.go')
    await bar.getByRole('button', { name: naming(words.choose) }).waitFor()
    const price = await page.locator('.own-price').innerText()
    expect(await bar.getByRole('button').innerText()).toContain(price)
    await amount.fill('29')
    await bar.getByText(words.ownNoPrice).waitFor()
    expect(await page.getByText(words.stepFirst, { exact: true }).count()).toBe(0)

    await amount.fill('29,000')
    await office.offer(leadId, 2_000_000)
    await back()
    await page.getByText(words.changedTitle).waitFor()
    await page.getByText('$20,000.00').first().waitFor()
    await press(page, naming(words.choose))
    await page.getByText(words.savedTitle).waitFor()
    await closeContractModal(page, words.contractReady)

    const others = page.locator('[name=offer]:not(:checked)')
    const other = await others.last().getAttribute('value')
    await page.evaluate(
      ([id, lead]) =>
        fetch('/api/lead/select_offer', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ sf_leadid: lead, offer_id: id }),
        }),
      [other, leadId] as const,
    )
    await back()
    await expect.poll(() => page.locator('[name=offer]:checked').getAttribute('value')).toBe(other)
    await bar.getByText(words.yourChoice).waitFor()
    expect(await bar.getByRole('button').count()).toBe(0)
    visitor.troubles.length = 0
    await visitor.close()
  })

  it('says that there is a new link, and goes on once it was opened', async () => {
    const [mistyped, right] = [`offered.${language}@example.com`, `offered.right.${language}@example.com`]
    const { visitor, page, leadId } = await begin(mistyped)
    await office.correctEmail(leadId, right)
    await press(page, naming(words.choose))
    await heading(page, notes.renewedTitle)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(notes.renewedTitle)
    await visitor.looksWell('a page from before a correction')
    await press(page, notes.renewedGoOn)
    await page.getByText(notes.renewedNotYet).waitFor()
    const beside = await page.context().newPage()
    await beside.goto(await office.mailedLink(right))
    await beside.getByRole('heading', { name: offersHeading }).waitFor()
    await press(page, notes.renewedGoOn)
    await heading(page, offersHeading)
    await press(page, naming(words.choose))
    await page.getByText(words.savedTitle).waitFor()
    visitor.troubles.length = 0
    await visitor.close()
  })
})
