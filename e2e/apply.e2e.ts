// From page 0 to an accepted offer, in both languages and sizes, and the same application as staff see it.
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en as bankEn } from '#core/words/bank-link/en.ts'
import { es as bankEs } from '#core/words/bank-link/es.ts'
import { en as questions } from '#core/words/business-name-questions/en.ts'
import { en as keptAnswer } from '#core/words/kept-answer/en.ts'
import { en as offersEn } from '#core/words/offers/en.ts'
import { es as offersEs } from '#core/words/offers/es.ts'
import { en as uploadsEn } from '#core/words/uploads/en.ts'
import { es as uploadsEs } from '#core/words/uploads/es.ts'
import { sampled } from '../test/sample.ts'
import { startWorld, type World } from './world.ts'
import {
  answerAll,
  answers,
  closeContractModal,
  connectBank,
  fillPage,
  goOn,
  naming,
  picture,
  pressUntil,
} from './wizard.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

interface Guide {
  staff: { role: string; email: string; password: string; totpSecret: string }[]
}

/** Each pair has both sizes, both languages and both paths. */
const pairs = [
  [
    [1280, 'en', '/business/apply', 'Desktop Bakery LLC'],
    [360, 'es', '/business/apply/plaid', 'Panadería Celular LLC'],
  ],
  [
    [360, 'en', '/business/apply', 'Phone Bakery LLC'],
    [1280, 'es', '/business/apply/plaid', 'Panadería Escritorio LLC'],
  ],
] as const
const walks = sampled(pairs, 1, 'apply').flat()

describe.each(walks)('%i px, %s, %s', (width, language, path, businessName) => {
  test('an owner applies, connects a bank, chooses an offer and sends the documents', async () => {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    const bank = language === 'es' ? bankEs : bankEn
    const uploads = language === 'es' ? uploadsEs : uploadsEn
    await page.goto(path)
    await visitor.looksWell('page 0')
    const email = `${width}-${language}@example.com`
    await answerAll(page, { ...answers, businessName, email }, async (at) =>
      visitor.looksWell(`page ${at} filled`),
    )

    await page.getByRole('heading', { name: bank.introTitle }).waitFor()
    await visitor.looksWell('bank introduction')
    if (width === 360) {
      const button = (await page.getByRole('button', { name: bank.toBank, exact: true }).boundingBox())!
      expect(button.y + button.height, 'the way to the bank is in the first view').toBeLessThan(740)
    }
    await page.getByRole('button', { name: bank.toBank, exact: true }).click()
    // One of the two banks gives account and routing number: no voided check is asked for then.
    const numbersKnown = width === 1280
    const name = numbersKnown ? 'Bank of Marigold Bay' : 'Tall Pine Bank'
    await connectBank(page, { bank: name, username: 'user_healthy' })

    const deals = page.getByRole('radio')
    await pressUntil(page, [bank.continue, bank.seeOffers], deals.first())
    expect(await deals.count()).toBe(3)
    // One is selected ahead: the one with the badge.
    expect(await page.locator('.deal:has(.flag) input').isChecked()).toBe(true)
    await visitor.looksWell('offers')
    await deals.nth(1).check()
    // Picking saves nothing: only the button that names the deal does.
    expect((await leadOf(email)).stage).toBe('offered')
    const words = language === 'es' ? offersEs : offersEn
    await page.getByRole('button', { name: naming(words.choose) }).click()
    await closeContractModal(page, words.contractReady)
    expect((await leadOf(email)).stage).toBe('contract-out')
    await visitor.looksWell('offer chosen')

    const file = page.locator('input[type=file][id$=-file]')
    await page.getByRole('button', { name: uploads.sendNow, exact: true }).click()
    await file.first().waitFor({ state: 'attached' })
    for (const kind of numbersKnown ? ['Photo ID'] : ['Photo ID', 'Voided Check']) {
      await visitor.looksWell(kind)
      const heading = await page.locator('h1').innerText()
      await file.first().setInputFiles({ ...picture, name: `${kind}.png` })
      await page.getByText(uploads.arrived).waitFor()
      await page.getByRole('button', { name: bank.continue, exact: true }).click()
      await page.waitForFunction((text) => document.querySelector('h1')?.innerText !== text, heading)
    }
    // The end is the choice, with nothing missing any more.
    await page.getByText(words.savedTitle).waitFor()
    expect(await page.getByText(uploads.stillMissing.split('{')[0]!).count()).toBe(0)
    await visitor.close()
  })
})

test('what other answers tell is filled in, said to be so, and changed by a press', async () => {
  const visitor = await world.visitor({ width: 360, language: 'en' })
  const { page } = visitor
  const own: Readonly<Record<string, string>> = { ...answers, email: 'told@example.com' }
  const { product: _product, ...contact } = own
  await page.goto('/business/apply')
  await page.waitForLoadState('networkidle')
  const chosen = (name: string) => page.locator(`[name="${name}"]:checked`)
  expect(await chosen('product').getAttribute('value')).toBe('Working Capital')
  expect(await page.locator('[name="smsConsent"]').isChecked()).toBe(false)
  await fillPage(page, contact)
  await goOn(page)

  await page.locator('[name="businessName"]').fill('Harbor Street Bakery LLC')
  await page.locator('[name="businessName"]').blur()
  await expect.poll(() => page.getByText(questions.nameTells).count()).toBe(2)
  // A line each, not a list of choices.
  expect(await page.locator('[name="classification"]').count()).toBe(0)
  expect(await page.locator('#classification').inputValue()).toBe('LLC')
  expect(await page.getByLabel('What does the business do?').inputValue()).toBe('Bakery')
  await page.getByRole('button', { name: 'Change' }).first().click()
  expect(await chosen('classification').getAttribute('value')).toBe('LLC')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('classification')
  await page.locator('[name="classification"][value="S Corporation"]').check()
  // Given by a press in the list itself, it stays a list.
  await page.locator('[name="classification"][value="LLC"]').check()
  await page.locator('[name="classification"][value="S Corporation"]').check()
  await fillPage(page, { ein: own.ein!, yearsInBusiness: own.yearsInBusiness! })
  await visitor.looksWell('told by the name')
  await goOn(page)
  for (const name of ['interest', 'fundsNeeded', 'mostImportant', 'creditBand'])
    expect(await chosen(name).count()).toBe(0)
  await fillPage(page, own)
  await goOn(page)

  await page.getByLabel('Job title').waitFor()
  expect(await page.getByLabel('Job title').inputValue()).toBe('President')
  await page.getByRole('button', { name: keptAnswer.changeAnswer }).click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('title')
  await fillPage(page, own)
  await goOn(page)

  const phone = page.getByLabel('Business phone')
  expect(await phone.inputValue()).toContain('555-0142')
  await page.getByRole('button', { name: keptAnswer.changeAnswer }).click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('businessPhone')
  expect(await phone.inputValue()).toBe('')
  await visitor.close()
})

test('documents may come later: whoever comes back sees the offers first, and what is still missing', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await page.goto('/business/apply')
  await answerAll(page, { ...answers, businessName: 'Sin Documentos LLC', email: 'later@example.com' })
  await page.getByRole('button', { name: bankEs.toBank, exact: true }).click()
  await connectBank(page, { bank: 'Bank of Marigold Bay', username: 'user_healthy' })
  const deals = page.getByRole('radio')
  await pressUntil(page, [bankEs.continue, bankEs.seeOffers], deals.first())

  await page.goto('/business/apply')
  await page.keyboard.press('Escape')
  await deals.first().waitFor()
  await page
    .getByText(uploadsEs.stillMissing.replace('{documents}', uploadsEs.photoIdLabel), { exact: true })
    .waitFor()
  await page.getByText(uploadsEs.numbersKnown).waitFor()
  await visitor.looksWell('offers without documents')
  await page.getByRole('button', { name: uploadsEs.sendNow }).click()
  await page.getByRole('heading', { name: uploadsEs.photoIdTitle }).waitFor()
  await visitor.close()
})

/** The application with an e-mail address as staff see it, by the API that the staff room uses. */
async function leadOf(email: string): Promise<{ stage: string; id: string }> {
  const page = await staffPage()
  const answer = await page.request.post(`${world.base}/api/staff/applications/list`, {
    data: { search: email },
    headers: { origin: world.base },
  })
  const { items } = (await answer.json()) as { items: { stage: string; id: string }[] }
  return items[0] ?? { stage: 'none', id: '' }
}

let staff: Awaited<ReturnType<World['visitor']>> | undefined
async function staffPage() {
  if (staff) return staff.page
  staff = await world.visitor({ width: 1280, language: 'en' })
  const guide = (await (await fetch(`${world.base}/api/demo/guide`)).json()) as Guide
  const underwriter = guide.staff.find(({ role }) => role === 'underwriter')!
  const { page } = staff
  await page.goto('/business/staff')
  await page.locator('input[type=email], input[name=email]').fill(underwriter.email)
  await page.locator('input[type=password]').fill(underwriter.password)
  await page.locator('button[type=submit]').click()
  const code = page.locator('input[autocomplete="one-time-code"]')
  await code.fill(generateSync({ secret: underwriter.totpSecret }))
  await page
    .locator('button[type=submit]')
    .click()
    .catch(() => {})
  await page.getByRole('searchbox').waitFor()
  return page
}

test('staff find the application, read why, and see its history', async () => {
  const page = await staffPage()
  const name = walks[0]![3]
  await page.goto('/business/staff')
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await page.getByRole('heading', { name }).waitFor()
  await staff!.looksWell('application')
  // What weighs in the bank data is shown once it is said why the file is opened.
  expect(await page.locator('body').innerText()).not.toContain('True revenue, month')
  await page.getByRole('button', { name: 'Underwriting', exact: true }).click()
  await page.getByText('True revenue, month').first().waitFor()
  const body = await page.locator('body').innerText()
  for (const shown of ['Offer chosen', 'True revenue, month', 'Average daily balance'])
    expect(body).toContain(shown)
  expect(body).not.toContain('123-45-6789')
  await staff!.close()
})
