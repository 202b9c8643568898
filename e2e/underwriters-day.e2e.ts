// An underwriter's day by link: access code, auth key, accounts, a credit classed, the offer set and committed, and seen by the owner on a phone; by keyboard alone, and on a phone in Spanish.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { APIRequestContext, Page } from 'playwright-core'
import { en as bank } from '#core/words/bank-link/en.ts'
import { en as lines } from '#core/words/lines/en.ts'
import { es as linesEs } from '#core/words/lines/es.ts'
import { en } from '#core/words/offer-tool/en.ts'
import { es } from '#core/words/offer-tool/es.ts'
import { en as file } from '#core/words/shared-file/en.ts'
import { es as fileEs } from '#core/words/shared-file/es.ts'
import { focused, pressOn, tabTo } from './keys.ts'
import { idOf, logIn } from './office.ts'
import { startWorld, type Visitor, type World } from './world.ts'
import { answeredBefore, answers, connectBank, offersHeading, pressUntil } from './wizard.ts'

let world: World
let admin: APIRequestContext
let underwriter: { role: string; email: string; password: string; authKey: string }
beforeAll(async () => {
  world = await startWorld()
  admin = (await world.browser.newContext({ baseURL: world.base })).request
  await logIn(admin, 'admin')
  const { staff } = (await (await fetch(`${world.base}/api/demo/guide`)).json()) as {
    staff: (typeof underwriter)[]
  }
  underwriter = staff.find(({ role }) => role === 'underwriter')!
})
afterAll(() => world.stop())

/** An owner with the model's offers on the screen, and the link to the file with its code. */
async function owner(email: string) {
  const visitor = await world.visitor({ width: 360, language: 'en' })
  const { page } = visitor
  await answeredBefore(page, '/business/apply/lang/en', { ...answers, email })
  await page.getByRole('heading', { name: bank.introTitle }).waitFor()
  await page.getByRole('button', { name: bank.toBank, exact: true }).click()
  await connectBank(page, { bank: 'Bank of Marigold Bay', username: 'user_healthy' })
  await pressUntil(page, [bank.continue, bank.seeOffers], page.getByRole('heading', { name: offersHeading }))
  const leadId = await page.evaluate(async () => {
    const answer = await fetch('/api/apply/current')
    return ((await answer.json()) as { leadid: string }).leadid
  })
  const made = await admin.post(`/api/staff/applications/${idOf(leadId)}/share`, {
    data: { kind: 'aggregation' },
  })
  const { url, accessCode } = (await made.json()) as { url: string; accessCode: string }
  return { visitor, path: new URL(url).pathname, accessCode }
}

/** What the owner is offered once the day is over. */
async function seesOffer({ page, looksWell, close }: Visitor, amount: string): Promise<void> {
  await page.reload()
  await page.getByText(amount).first().waitFor()
  await looksWell("the owner's offer")
  await close()
}

/** The browser notes each refusal that asked for a reason, or for what is newer. */
function forgetRefusals({ troubles }: Visitor): void {
  troubles.splice(0, troubles.length, ...troubles.filter((each) => !/status of (403|409)/.test(each)))
}

const shownAmount = (page: Page) => page.locator('#ot-amount').inputValue()

test('by keyboard alone, at a desk', async () => {
  const { visitor: applicant, path, accessCode } = await owner('day@example.com')
  const visitor = await world.visitor({ width: 1440, language: 'en' })
  const { page } = visitor
  const { keyboard } = page
  await page.goto(path)
  await page.getByLabel(file.code).waitFor()
  await expect.poll(async () => (await focused(page)).tag).toBe('INPUT')
  await keyboard.type(accessCode)
  await keyboard.press('Enter')
  await page.getByText(file.readOnly, { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: file.addDecision }).count()).toBe(0)
  await pressOn(page, file.login)
  await page.getByLabel(file.key).waitFor()
  await expect.poll(async () => (await focused(page)).id).toBe('auth-key')
  // A key decides; to class lines as well, the password is asked for.
  await pressOn(page, file.usePassword)
  await expect.poll(async () => (await focused(page)).id).toBe('staff-email')
  await keyboard.type(underwriter.email)
  await keyboard.press('Tab')
  await keyboard.type(underwriter.password)
  await keyboard.press('Enter')
  await page.getByLabel('Code').waitFor()
  const told = await fetch(`${world.base}/api/demo/code?email=${encodeURIComponent(underwriter.email)}`)
  await page.getByLabel('Code').focus()
  await keyboard.type(((await told.json()) as { code: string }).code)
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Applications' }).waitFor()
  await page.goto(path)
  await page.getByText(file.loggedIn.replace('{name}', 'Martin Ortiz')).waitFor()
  await visitor.looksWell('the file')

  // One account, then its lines in the staff room, where a large credit turns out to be no sale.
  await pressOn(page, 'Business Checking')
  await page.getByRole('heading', { name: file.transactions }).waitFor()
  await pressOn(page, file.openRoom)
  await page.getByRole('heading', { name: en.openReason }).waitFor()
  await pressOn(page, 'Underwriting')
  await page.locator('.bank-line:not(.waits)').first().waitFor()
  await page.locator('.bank-line').first().waitFor()
  // From the search, which has a key, the order is two fields back.
  await keyboard.press('/')
  await keyboard.press('Shift+Tab')
  await expect.poll(async () => (await focused(page)).text).toContain(lines.onlyCounted)
  await keyboard.press('Enter')
  await page.waitForURL(/figure=revenue/)
  await keyboard.press('Shift+Tab')
  await expect.poll(async () => (await focused(page)).text).toContain(lines.sort)
  const sorted = page.waitForResponse(/\/lines\/[^/]+\/list$/)
  await keyboard.type('largest')
  await page.waitForURL(/sort=largest/)
  await sorted
  // Until the answer is there the previous lines stand, dimmed.
  await page.locator('.lines-list[aria-busy=false] .bank-line:not(.waits)').first().waitFor()
  await pressOn(page, ({ text }) => /^\w{3} \d{1,2}, 20\d\d/.test(text))
  await page.locator('.line-panel').waitFor()
  await keyboard.press('3')
  await page.locator('.effect').waitFor()
  await tabTo(page, ({ id }) => id === 'label-reason')
  await keyboard.type('The owner told us')
  await keyboard.press('Control+Enter')
  await page.locator('.line-panel').waitFor({ state: 'detached' })

  // Back in the file that the link opens, and on to the tool.
  await page.goto(path)
  await page.getByRole('link', { name: file.addDecision }).waitFor()
  await pressOn(page, file.addDecision)
  await page.getByRole('dialog', { name: en.sources }).waitFor()
  await visitor.looksWell('the sources')
  await pressOn(page, en.continue)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText(en.computed).waitFor()
  await visitor.looksWell('the summary')
  await pressOn(page, en.customize)
  await expect.poll(async () => (await focused(page)).id).toBe('ot-amount')

  // Too much is refused by the sentence of the specification, and stays where it was typed.
  await keyboard.type('99999')
  await keyboard.press('Control+Enter')
  await page.getByText('The entered amount falls outside of the model constraints.').waitFor()
  await visitor.looksWell('the constraint')
  await keyboard.press('Alt+a')
  await keyboard.press('Control+a')
  await keyboard.type('21000')
  await keyboard.press('ArrowUp')
  await keyboard.press('Alt+t')
  await keyboard.press('End')
  await expect.poll(() => page.locator('.ot-res dd').first().textContent()).toMatch(/^\$\d/)
  expect(await shownAmount(page)).toBe('21,500.00')
  await keyboard.press('Control+Enter')
  await page.getByText(en.reasonMissing).waitFor()
  await expect.poll(async () => (await focused(page)).id).toBe('ot-reason')
  await keyboard.type('A longer term suits the season')
  await keyboard.press('Control+Enter')
  await page.getByText(en.doneOffered).waitFor()
  await visitor.looksWell('what was committed')
  await pressOn(page, en.submitSnack)
  await page.waitForURL(/part=decisions/)
  await page.getByText('A longer term suits the season').first().waitFor()
  await page.goto(path)
  await page.getByRole('region', { name: file.decisions }).getByText('$21,500').waitFor()
  forgetRefusals(visitor)
  await visitor.close()
  await seesOffer(applicant, '$21,500')
})

test('on a phone in Spanish', async () => {
  const { visitor: applicant, path, accessCode } = await owner('day-phone@example.com')
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
  await page.goto(path)
  await page.getByLabel(fileEs.code).fill(accessCode)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: fileEs.login }).tap()
  await page.getByLabel(fileEs.key).fill(underwriter.authKey)
  await page.getByRole('button', { name: fileEs.continue }).tap()
  await page.getByText(fileEs.loggedIn.replace('{name}', 'Martin Ortiz')).waitFor()
  await visitor.looksWell('the file')
  await page.getByRole('rowheader').getByRole('button').first().tap()
  await page.getByRole('heading', { name: fileEs.transactions }).waitFor()
  await visitor.looksWell('one account')
  await page.getByRole('link', { name: fileEs.openRoom }).last().tap()
  await page.getByRole('heading', { name: es.openReason }).waitFor()
  await visitor.looksWell('the reason')
  await page.getByRole('button', { name: 'Evaluación', exact: true }).tap()
  await page.locator('.bank-line:not(.waits)').first().waitFor()
  await page.locator('.bank-line').nth(1).tap()
  await page.getByRole('dialog').waitFor()
  await page.getByText(linesEs.before).or(page.getByRole('dialog')).first().waitFor()
  await visitor.looksWell('a line')

  await page.goto(path)
  await page.getByRole('link', { name: fileEs.addDecision }).tap()
  await page.getByRole('button', { name: es.continue }).tap()
  await page.getByRole('button', { name: es.customize }).tap()
  await visitor.looksWell('the tool')
  await page.getByRole('button', { name: es.whyOf.replace('{what}', es.burden) }).tap()
  await page.getByText(es.whyBurden.split('.')[0]!).waitFor()
  await page.locator('#ot-amount').fill('12000')
  await page.locator('#ot-reason').fill('Pidió menos')
  await page.getByRole('button', { name: es.commit }).tap()
  await page.getByText(es.doneOffered).waitFor()
  await visitor.looksWell('what was committed')
  forgetRefusals(visitor)
  await visitor.close()
  await seesOffer(applicant, '$12,000')
})
