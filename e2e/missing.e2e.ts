// What is on file and what is missing, in a browser: /apply/iff with its look-up, and the link for missing answers; each on a phone and a desktop, in one language or the other.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Page } from 'playwright-core'
import { en as missing } from '#core/words/incomplete/en.ts'
import { en as missingEnd } from '#core/words/incomplete-finish/en.ts'
import { es as missingEs } from '#core/words/incomplete/es.ts'
import { en as match } from '#core/words/prefill-match/en.ts'
import { es as keptEs } from '#core/words/kept-answer/es.ts'
import { es as matchEs } from '#core/words/prefill-match/es.ts'
import { shareWorld, type World } from './world.ts'
import { answers, fillPage, goOn, waitForSaves } from './wizard.ts'

let world: World
let link = ''
beforeAll(async () => {
  world = await shareWorld('40')
  const read = async () => {
    const guide = await fetch(`${world.base}/api/demo/guide`)
    const { flows } = (await guide.json()) as { flows: { id: string; url: string }[] }
    const found = flows.find(({ id }) => id === 'incomplete')
    return (link = found ? new URL(found.url).pathname : '')
  }
  // The samples are made while the server already serves.
  await vi.waitFor(async () => expect(await read()).not.toBe(''), { timeout: 240_000, interval: 500 })
}, 300_000)
afterAll(() => world.stop())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const speak = (page: Page, value: string) =>
  page.context().addCookies([{ name: 'language', value, url: world.base }])
const { product, requestedAmount, monthlySales } = answers

async function lookUp(page: Page, email: string): Promise<void> {
  await page.goto('/business/apply/iff')
  await page.locator('[name="requestedAmount"]').waitFor()
  await fillPage(page, {
    product: product!,
    requestedAmount: requestedAmount!,
    monthlySales: monthlySales!,
    firstName: 'Nora',
    lastName: 'Whitfield',
    cellPhone: '5125550142',
    email,
  })
  await goOn(page)
  await page.locator('[name="last4"]').fill('4821')
  await page.locator('[name="homeZip"]').fill('78704')
  await page.locator('[name="prefillConsent"]').check()
  await page.locator('form button[type=submit]').click()
}

test('on a desktop in English: found masked, confirmed, page 3 after a reload too, and the street is nowhere', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await speak(page, 'en')
  await lookUp(page, 'nora.wide@whitfield.example')
  await page.getByText('•••• E••••• A••, A•• •').waitFor()
  await visitor.looksWell('found')
  await button(page, match.confirm).click()
  await page.locator('#homeAddress[readonly]').waitFor()
  await page.reload()
  await page.locator('#homeAddress[readonly]').waitFor()
  expect(await page.locator('#homeAddress').inputValue()).toBe('•••• E••••• A••, Austin, TX, 78704')
  expect(await page.content()).not.toContain('Euclid')
  await visitor.close()
})

test('on a phone in Spanish: not theirs leads to the form, which says so, and the wizard goes on from there', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await speak(page, 'es')
  await lookUp(page, 'nora.phone@whitfield.example')
  await button(page, matchEs.notMine).click()
  await page.getByText(matchEs.formDeclined).waitFor()
  await visitor.looksWell('form')
  await page.locator('[name="homeBased"][value="false"]').check()
  const { businessAddress, businessCity, businessState, businessZip, ownership } = answers
  await fillPage(page, {
    businessAddress: businessAddress!,
    businessCity: businessCity!,
    businessState: businessState!,
    businessZip: businessZip!,
    ownership: ownership!,
  })
  await page.locator('form button[type=submit]').click()
  await page.locator('[name="businessName"]').waitFor()
  await fillPage(page)
  await goOn(page)
  await fillPage(page)
  await goOn(page)
  // What the form asked is not asked again: it stands, also after a reload at an address that names no variant, and can be changed.
  await waitForSaves(page)
  await page.goto('/business/apply')
  await page.locator('#ownership[readonly]').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.locator('#ownership').inputValue()).toBe('100%')
  await visitor.looksWell('given before')
  await fillPage(page)
  await goOn(page)
  expect(await page.locator('#businessAddress[readonly]').inputValue()).toContain('Commercial St')
  expect(await page.locator('[name="businessCity"]').count()).toBe(0)
  await visitor.looksWell('given before, the address')
  await page.getByRole('button', { name: keptEs.changeAnswer }).first().click()
  await page.locator('[name="businessCity"]').waitFor()
  await visitor.close()
})

test('the link for missing answers: begun on a phone in Spanish, ended on a desktop in English', async () => {
  const phone = await world.visitor({ width: 360, language: 'es' })
  await speak(phone.page, 'es')
  await phone.page.goto(link)
  await phone.page.getByRole('heading', { name: missingEs.companyTitle }).waitFor()
  await phone.page.locator('form button[type=submit]').click()
  await phone.page.locator('.field.bad').first().waitFor()
  await phone.looksWell('missing')
  await phone.close()
  const desk = await world.visitor({ width: 1280, language: 'en' })
  const { page } = desk
  await speak(page, 'en')
  await page.goto(link)
  await page.locator('[name="businessDescription"]').fill('A bakery that sells to cafés in town.')
  const done = page.getByRole('heading', { name: missingEnd.success })
  await fillPage(page, { ...answers, homeBased: 'false' })
  await page.locator('form button[type=submit]').click()
  await done.or(page.getByRole('heading', { name: missing.ownerTitle })).waitFor()
  if (!(await done.count())) {
    await fillPage(page, { ...answers, creditBand: '650' })
    await page.locator('form button[type=submit]').click()
  }
  await done.waitFor()
  await desk.looksWell('done')
  // Opened again nothing is asked, so no answer has arrived by it.
  await page.goto(link)
  await page.getByRole('heading', { name: missingEnd.nothingTitle }).waitFor()
  await desk.looksWell('nothing missing')
  await desk.close()
})
