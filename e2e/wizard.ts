// Walks the application wizard as a person would: fills what is shown, continues, connects a bank, uploads, chooses.
import { pngOf } from '../test/made-files.ts'
import type { Frame, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { fieldIds, leadFields } from '#core/contract/lead-fields.ts'
import { writeModel } from '#core/contract/write-model.ts'
import { utcDay } from '#core/ground/dates.ts'
import { saveLead } from '#features/capabilities/wizard/paths.ts'

/** Answers by field id; a date of birth as 'M/D/YYYY'. */
export const answers: Readonly<Record<string, string>> = {
  product: 'Working Capital',
  requestedAmount: '50000',
  monthlySales: '61000',
  firstName: 'Ana',
  lastName: 'Quispe',
  email: 'ana@example.com',
  cellPhone: '2075550142',
  businessName: 'Harbor Street Bakery LLC',
  yearsInBusiness: '5+ years',
  classification: 'LLC',
  ein: '123456789',
  generalIndustry: 'Restaurants and Food Services',
  industry: 'Bakery',
  interest: 'Inventory',
  fundsNeeded: 'With in a week',
  mostImportant: 'Cost',
  referral: 'Google',
  creditBand: '650-700',
  title: 'Managing Member',
  ownership: '100',
  ssn: '123456789',
  homeAddress: '8 Pine St',
  homeCity: 'Portland',
  homeState: 'ME',
  homeZip: '04102',
  dateOfBirth: '4/12/1980',
  businessAddress: '120 Commercial St',
  businessCity: 'Portland',
  businessState: 'ME',
  businessZip: '04101',
  businessPhone: '2075550143',
}

/** The wizard's pages 0 to 4 with their first field: what must be there before anything is filled. */
const questionPages = [
  ['requestedAmount'],
  ['businessName'],
  ['fundsNeeded'],
  ['ownership'],
  ['businessAddress'],
] as const

/** Fills every question on the page from the answers; questions that appear on the way (a sub-industry) are filled too. */
export async function fillPage(page: Page, given: Readonly<Record<string, string>> = answers): Promise<void> {
  const byHand = page.getByRole('button', { name: /by hand|a mano/ })
  const filled = new Set<string>()
  // A quiet network is no sign that the page is drawn.
  await page.locator('form [name]').first().waitFor({ state: 'attached' })
  for (;;) {
    // Views come one by one: the address may not have been there at the first look.
    if (await byHand.count()) await byHand.first().click()
    await openTold(page, given)
    const names = await page
      .locator('form [name]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? ''))
    const name = names.find((each) => given[each] !== undefined && !filled.has(each))
    if (name === undefined) break
    filled.add(name)
    await fillField(page, name, given[name]!)
  }
}

/** What the name of the business told stands as it is; another answer is given by a press. */
async function openTold(page: Page, { classification }: Readonly<Record<string, string>>): Promise<void> {
  const told = page.locator('form input[readonly]#classification')
  if (!classification || !(await told.count()) || (await told.inputValue()) === classification) return
  await told.locator('xpath=following-sibling::button').click()
}

async function fillField(page: Page, name: string, value: string): Promise<void> {
  const field = page.locator(`form [name="${name}"]`)
  const kind = await field.first().evaluate((element) => (element as HTMLInputElement).type)
  if (kind === 'radio') await choose(page, page.locator(`form [name="${name}"][value="${value}"]`))
  else if (kind === 'select-one') await field.first().selectOption(value)
  else if (kind !== 'checkbox') await field.first().fill(value)
}

/** Presses a choice; one that the name of the business told meanwhile has given way to that answer, which stands. */
async function choose(page: Page, choice: Locator): Promise<void> {
  const told = page.locator('form input[readonly]#classification')
  try {
    await choice.check({ timeout: 20_000 })
  } catch (error) {
    if ((await choice.count()) || !(await told.count())) throw error
  }
}

/**
 * Presses the page's button and waits for the heading of the next one; a page that stays says what it asks for. By the key: where nothing is
 * filled in, a second click within half a second counts as one gesture with the first, and does nothing (`ui/double-tap.ts`).
 */
export async function goOn(page: Page): Promise<void> {
  const before = await page.locator('h1').innerText()
  await page.locator('form button[type=submit]').press('Enter')
  try {
    await page.waitForFunction((text) => document.querySelector('h1')?.innerText !== text, before)
  } catch {
    const asks = await page.locator('.summary, [role=alert], .btn[aria-busy=true]').allInnerTexts()
    throw new Error(`'${before}' was not left: ${asks.join(' / ') || 'nothing was asked for'}`)
  }
}

/** Until the server has what was answered: a page that is left before it asks first, and its next visit may not have it yet. */
export const waitForSaves = (page: Page): Promise<void> => page.locator('.save.saved').waitFor()

/** Goes on past the page that says, before secrets are asked for, that the answers fall short of what is asked for in general. */
async function passTold(page: Page, field: Locator): Promise<void> {
  const anyway = page.locator('.told-before > .actions .btn').first()
  await field.or(anyway).first().waitFor()
  if (await anyway.count()) await anyway.press('Enter')
  await field.waitFor()
}

/** Fills and passes pages 0 to 4, up to the bank's introduction. */
export async function answerAll(
  page: Page,
  given: Readonly<Record<string, string>> = answers,
  onPage: (at: number) => Promise<void> = async () => {},
): Promise<void> {
  // What stands over the first page (the testers' menu) comes late and moves what is below it.
  await page.waitForLoadState('networkidle')
  for (const [at, [first]] of questionPages.entries()) {
    await passTold(page, page.locator(`[name="${first}"]`).first())
    await fillPage(page, given)
    await onPage(at)
    await goOn(page)
  }
}

/**
 * As if pages 0 to 4 had been answered in this browser before, by the calls that it makes itself; then opens `url`, which leads to the
 * bank's introduction, and closes the welcome. For whoever is about what comes after: `apply.e2e.ts` walks the pages.
 */
export async function answeredBefore(
  page: Page,
  url: string,
  given: Readonly<Record<string, string>> = answers,
): Promise<void> {
  const model = writeModel(leadFields, given, fieldIds, utcDay(new Date()))
  // As the page sends it: by its own language, not the browser's.
  const headers = { 'accept-language': url.includes('/lang/es') ? 'es' : 'en' }
  let leadid = ''
  for (const at of questionPages.keys()) {
    const saved = await page.request.post(saveLead.path, {
      headers,
      data: { model: { ...model, sfleadid: leadid }, page: at },
    })
    if (!saved.ok()) throw new Error(`page ${at}: ${await saved.text()}`)
    leadid = ((await saved.json()) as { leadid: string }).leadid
  }
  await page.goto(url)
  const welcome = page.getByRole('dialog')
  await welcome.waitFor()
  await page.keyboard.press('Escape')
  await welcome.waitFor({ state: 'hidden' })
}

/** The bank's page in its frame, whichever provider opened it. */
async function bankFrame(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().length).toBeGreaterThan(1)
  return page.frames().find((frame) => frame !== page.mainFrame())!
}

/** Chooses the bank, logs in and shares all accounts, until the frame is gone. */
export async function connectBank(page: Page, login: { bank: string; username: string }): Promise<void> {
  const frame = await bankFrame(page)
  const step = () => frame.locator('[data-step]').first().getAttribute('data-step')
  for (let turn = 0; turn < 12; turn++) {
    // The frame goes away with its last step, maybe while it is being read or pressed.
    const unlessGone = (error: unknown) => {
      if (!frame.isDetached()) throw error
      return null
    }
    const at = await step().catch(unlessGone)
    if (at === null) return
    await takeStep(frame, at, login).catch(unlessGone)
    await frame
      .waitForFunction((was) => document.querySelector('[data-step]')?.getAttribute('data-step') !== was, at)
      .catch(() => {})
  }
}

async function takeStep(frame: Frame, at: string, login: { bank: string; username: string }): Promise<void> {
  if (at === 'bank') await frame.getByRole('button', { name: login.bank }).click()
  else if (at === 'login') {
    await frame.locator('#username').fill(login.username)
    await frame.locator('#password').fill('pass_demo')
    await frame.locator('button[value=login]').click()
  } else if (at === 'factor') {
    await frame.locator('#code').fill('123456')
    await frame.locator('button[value=code]').click()
  } else await frame.locator('button.primary').first().click()
}

/**
 * Presses the page's way on until `goal` is there. Pages that go on by themselves wait for their button where motion is not wanted, as
 * here. A button of the same name on the page that has the goal is not pressed: pages may change between look and press.
 */
export async function pressUntil(page: Page, buttons: readonly string[], goal: Locator): Promise<void> {
  let stands = ''
  const isThere = async () => {
    const [name = ''] = await page.locator('h1').allInnerTexts()
    stands = name
    if (await goal.count()) return true
    const sameMain = page.locator('main', { has: page.getByRole('heading', { level: 1, name, exact: true }) })
    for (const button of name ? buttons : []) {
      const way = sameMain.getByRole('button', { name: button, exact: true }).first()
      if (await way.count()) await way.click({ timeout: 2000 }).catch(() => {})
    }
    return false
  }
  await expect
    .poll(isThere, { interval: 300 })
    .toBe(true)
    .catch((cause: unknown) => {
      throw new Error(`'${stands}' was not left`, { cause })
    })
}

/** After a choice the contract is made, and its modal opens by itself: waits for it and closes it. Nothing asks for the contract any more then. */
export async function closeContractModal(page: Page, title: string): Promise<void> {
  await page.getByRole('dialog').getByRole('heading', { name: title }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** The offers' button, which names the deal: by its word and a space ('Choose $4,307.69 a week'). */
export const naming = (template: string): RegExp => new RegExp(`^${template.split('{')[0]}\\$[\\d,.]+ `)

/** The offers' heading in either language: the amount and the business. */
export const offersHeading = /^\$[\d,]+ (?:for|para) /

/** A PNG of a page with lines of print: what can be read. */
export const picture = {
  name: 'id.png',
  mimeType: 'image/png',
  buffer: pngOf(1_000, 700, (x, y) =>
    x > 100 && x < 900 && y > 100 && y < 600 && y % 40 < 14 && x % 18 < 11 ? 40 : 225,
  ),
}

/** Two lines across the box. */
export async function drawSignature(page: Page): Promise<void> {
  const box = page.locator('canvas.signature-box')
  await box.scrollIntoViewIfNeeded()
  const { x, y, width } = (await box.boundingBox())!
  for (const [from, to] of [
    [0.1, 0.5],
    [0.3, 0.7],
  ] as const) {
    await page.mouse.move(x + width * from, y + 80)
    await page.mouse.down()
    await page.mouse.move(x + width * to, y + 30, { steps: 8 })
    await page.mouse.up()
  }
}
