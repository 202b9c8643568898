// An underwriter's offer from the keyboard: opens a file, takes the sources as they are, changes the amount, commits; the owner sees the offer on a phone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { en as bank } from '#core/words/bank-link/en.ts'
import { en } from '#core/words/offer-tool/en.ts'
import { es } from '#core/words/offer-tool/es.ts'
import { focused } from './keys.ts'
import { startWorld, type Visitor, type World } from './world.ts'
import { answerAll, answers, connectBank, offersHeading, pressUntil } from './wizard.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

/** An owner with the model's offers on the screen. */
async function owner(email: string): Promise<Visitor & { readonly id: string }> {
  const visitor = await world.visitor({ width: 360, language: 'en' })
  const { page } = visitor
  await page.goto('/business/apply/lang/en')
  await answerAll(page, { ...answers, email })
  await page.getByRole('heading', { name: bank.introTitle }).waitFor()
  await page.getByRole('button', { name: bank.toBank, exact: true }).click()
  await connectBank(page, { bank: 'Bank of Marigold Bay', username: 'user_healthy' })
  await pressUntil(page, [bank.continue, bank.seeOffers], page.getByRole('heading', { name: offersHeading }))
  const leadId = await page.evaluate(async () => {
    const answer = await fetch('/api/apply/current')
    return ((await answer.json()) as { leadid: string }).leadid
  })
  const id = Buffer.from(leadId, 'base64url')
    .toString('hex')
    .slice(0, 32)
    .replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return { ...visitor, id }
}

/** By the auth key: a code of the second factor is taken once, and both tests run within its half minute. */
async function logIn(page: Page): Promise<void> {
  await page.goto('/business/staff/login')
  await page.evaluate(async () => {
    const guide = (await (await fetch('/api/demo/guide')).json()) as {
      staff: { role: string; authKey: string }[]
    }
    const { authKey } = guide.staff.find(({ role }) => role === 'underwriter')!
    const answer = await fetch('/api/staff/auth-key-login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ authKey }),
    })
    if (!answer.ok) throw new Error(await answer.text())
  })
}

test('an offer is set and committed without a mouse, and is what the owner then sees', async () => {
  const applicant = await owner('tool@example.com')
  const visitor = await world.visitor({ width: 1440, language: 'en' })
  const { page } = visitor
  await logIn(page)
  await page.goto(`/business/staff/applications/${applicant.id}`)
  await page.getByRole('button', { name: 'Underwriting' }).click()
  await page.getByRole('heading', { name: 'Why do you open this file?' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: en.title }).press('Enter')

  await page.getByRole('dialog', { name: en.sources }).waitFor()
  await visitor.looksWell('the sources')
  await page.getByRole('button', { name: en.continue }).press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText(en.computed).waitFor()
  await visitor.looksWell('the summary')
  await page.getByRole('button', { name: en.customize }).press('Enter')
  await expect.poll(async () => (await focused(page)).id).toBe('ot-amount')

  // Too much is refused by the sentence of the specification, and stays where it was typed.
  await page.keyboard.type('99999')
  await page.keyboard.press('Control+Enter')
  await page.getByText('The entered amount falls outside of the model constraints.').waitFor()
  await visitor.looksWell('the constraint')
  await page.keyboard.press('Alt+a')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('21000')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('End')
  await expect.poll(() => page.locator('.ot-res dd').first().textContent()).toMatch(/^\$\d/)
  expect(await page.getByLabel(en.amount, { exact: true }).inputValue()).toBe('21,500.00')
  await page.keyboard.press('Control+Enter')
  await page.getByText(en.reasonMissing).waitFor()
  await expect.poll(async () => (await focused(page)).id).toBe('ot-reason')
  await page.keyboard.type('A longer term suits the season')
  await page.keyboard.press('Control+Enter')
  await page.getByText(en.doneOffered).waitFor()
  await visitor.looksWell('what was committed')
  await page.getByRole('button', { name: en.submitSnack }).press('Enter')
  await page.waitForURL(/part=decisions/)
  await page.getByText('A longer term suits the season').first().waitFor()
  await visitor.close()

  await applicant.page.reload()
  await applicant.page.getByText('$21,500').first().waitFor()
  await applicant.looksWell("the owner's offer")
  await applicant.close()
})

test('on a phone in Spanish it is one column, with nothing to scroll sideways', async () => {
  const applicant = await owner('tool-phone@example.com')
  await applicant.close()
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
  await logIn(page)
  await page.goto(`/business/staff/applications/${applicant.id}/offer`)
  // The file was not opened today in this test: the reason comes first.
  await page.getByRole('heading', { name: es.openReason }).waitFor()
  await visitor.looksWell('the reason')
  await page.locator('.ot-reasons button').first().click()
  await page.getByRole('button', { name: es.continue }).click()
  await page.getByRole('button', { name: es.customize }).click()
  await visitor.looksWell('the tool')
  await page.getByRole('button', { name: es.whyOf.replace('{what}', es.burden) }).click()
  await page.getByText(es.whyBurden.split('.')[0]!).waitFor()
  // The refusal until the reason was given.
  expect(visitor.troubles.splice(0)).toEqual([expect.stringContaining('403')])
  await visitor.close()
})
