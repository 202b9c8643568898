// The page before a Social Security number, in a browser: only below the general minimums, by keyboard and on a phone, in both languages and wizards.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldIds, leadFields } from '#core/contract/lead-fields.ts'
import { writeModel } from '#core/contract/write-model.ts'
import { utcDay } from '#core/ground/dates.ts'
import { en } from '#core/words/before-secrets/en.ts'
import { es } from '#core/words/before-secrets/es.ts'
import { en as offers } from '#core/words/offers/en.ts'
import { es as offersEs } from '#core/words/offers/es.ts'
import { saveLead } from '#features/capabilities/wizard/paths.ts'
import { beginsAt, focused, pressOn } from './keys.ts'
import { shareWorld, type World } from './world.ts'
import { answers, goOn } from './wizard.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterAll(() => world.stop())

const young = { ...answers, monthlySales: '12000', yearsInBusiness: '0-1 year' }
/** Nothing of the page of secrets yet. */
const secrets: ReadonlySet<string> = new Set(['ssn', 'dateOfBirth', 'ownership', 'title', 'homeAddress'])
const early: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(young).filter(([id]) => !secrets.has(id)),
)

/** Pages up to `last` as if they had been answered in this browser; then opens the wizard where it stands. */
async function standsAt(page: Page, url: string, given: Readonly<Record<string, string>>, last: number) {
  const { email: _given, ...others } = given
  const typed = { ...others, email: `secrets${world.base.length}${Math.random()}@example.com` }
  const model = writeModel(leadFields, typed, fieldIds, utcDay(new Date()))
  const variant = url.includes('legacy') ? { variant: 'legacy' } : {}
  let leadid = ''
  for (let at = variant.variant ? 1 : 0; at <= last; at++) {
    const saved = await page.request.post(saveLead.path, {
      headers: { 'accept-language': url.includes('/es') ? 'es' : 'en' },
      data: { model: { ...model, sfleadid: leadid }, page: at, ...variant },
    })
    if (!saved.ok()) throw new Error(`page ${at}: ${await saved.text()}`)
    leadid = ((await saved.json()) as { leadid: string }).leadid
  }
  await page.goto(url)
}
async function closeWelcome(page: Page) {
  const welcome = page.getByRole('dialog')
  await welcome.waitFor()
  await page.keyboard.press('Escape')
  await welcome.waitFor({ state: 'hidden' })
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('by keyboard: correct leads to the field, go on stays over a reload, back comes here, a stop is taken up', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await standsAt(page, '/business/apply', early, 2)
  await closeWelcome(page)
  await heading(page, en.title).waitFor()
  await visitor.looksWell('before secrets')
  await pressOn(page, en['correct.time-in-business'])
  await page.locator('[name="yearsInBusiness"]').first().waitFor()
  await expect
    .poll(async () => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('yearsInBusiness')
  await page.goBack()
  await beginsAt(page, en.title)
  await pressOn(page, en.goOn)
  await page.locator('#ssn').waitFor()
  await page.reload()
  await page.locator('#ssn').waitFor()
  await page.goBack()
  await beginsAt(page, en.title)
  await pressOn(page, en.stop)
  await beginsAt(page, offers.stoppedTitle)
  await visitor.looksWell('stopped')
  // The way back does not lead into what was stopped.
  await page.goBack()
  await heading(page, offers.stoppedTitle).waitFor()
  await button(page, en.takeUp).click()
  await heading(page, en.title).waitFor()
  expect(await focused(page)).toBeTruthy()
  await visitor.close()
})

test('on a phone in Spanish: corrected, it is gone', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await standsAt(page, '/business/apply/lang/es', { ...early, yearsInBusiness: '5+ years' }, 2)
  await closeWelcome(page)
  await heading(page, es.title).waitFor()
  expect(await button(page, es['correct.time-in-business']).count()).toBe(0)
  await visitor.looksWell('before secrets on a phone')
  await button(page, es['correct.sales']).click()
  await page.locator('#monthlySales').fill('45,000')
  await goOn(page)
  await page.locator('[name="businessName"]').waitFor()
  await goOn(page)
  await page.locator('[name="fundsNeeded"]').first().waitFor()
  await goOn(page)
  await page.locator('#ssn').waitFor()
  await visitor.close()
})

test('a sole proprietor reads it beside the number; the older wizard has the page too', async () => {
  const visitor = await world.visitor({ width: 360, language: 'en' })
  const { page } = visitor
  const first = ['product', 'requestedAmount', 'monthlySales', 'firstName', 'lastName', 'cellPhone']
  const contact = Object.fromEntries(first.map((id) => [id, early[id]!]))
  await standsAt(page, '/business/apply', contact, 0)
  await closeWelcome(page)
  await page.locator('[name="yearsInBusiness"][value="0-1 year"]').check()
  await page.locator('[name="classification"][value="Sole Proprietorship"]').check()
  await page.getByText(en.title, { exact: true }).waitFor()
  await visitor.looksWell('beside the number')
  await visitor.close()
  const older = await world.visitor({ width: 360, language: 'es' })
  await standsAt(
    older.page,
    '/business/apply/legacy/lang/es',
    { ...early, contactMethod: 'SMS', ownership: '100' },
    3,
  )
  await closeWelcome(older.page)
  await heading(older.page, es.title).waitFor()
  await older.looksWell('before secrets, older wizard')
  await button(older.page, es.stop).click()
  await heading(older.page, offersEs.stoppedTitle).waitFor()
  await older.close()
})

test('who qualifies sees nothing of it', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await standsAt(
    page,
    '/business/apply',
    { ...early, monthlySales: '20000', yearsInBusiness: '1-2 years' },
    2,
  )
  await closeWelcome(page)
  await page.locator('#ssn').waitFor()
  expect(await heading(page, en.title).count()).toBe(0)
  await visitor.close()
})
