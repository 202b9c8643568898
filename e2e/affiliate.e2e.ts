// The affiliate in a browser: signing up and signing in the frame on a desktop in English; on a phone in Spanish, up to its own page.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Frame, Page } from 'playwright-core'
import { en } from '#core/words/affiliate/en.ts'
import { es } from '#core/words/affiliate/es.ts'
import { en as sign } from '#core/words/sign/en.ts'
import { es as formEs } from '#core/words/affiliate-form/es.ts'
import { es as signEs } from '#core/words/sign/es.ts'
import { en as addressEn } from '#core/words/address-input/en.ts'
import { es as addressEs } from '#core/words/address-input/es.ts'
import { en as signature } from '#core/words/signature/en.ts'
import { seeSample, typeOwnCode } from './own-code.ts'
import { shareWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
}, 180_000)
afterAll(() => world.stop())

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()

const answers = {
  lastName: 'Peña',
  cellPhone: '(207) 555-0142',
  businessName: 'Pine Street Bookkeeping',
} as const
const address = {
  businessAddress: '12 Pearl St',
  businessCity: 'Portland',
  businessState: 'ME',
  businessZip: '04101',
}

/** Fills in what the address did not bring along, the address of the company by hand. */
async function fillIn(page: Page, manual: string): Promise<void> {
  for (const [id, text] of Object.entries(answers)) await page.locator(`#${id}`).fill(text)
  await page.getByRole('button', { name: manual }).click()
  for (const [id, text] of Object.entries(address)) {
    const field = page.locator(`#${id}`)
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(text)
    else await field.fill(text)
  }
  await page.locator('form button[type=submit]').click()
}

/** The signing page inside, once it shows its first step. */
async function framed(page: Page, title: string): Promise<Frame> {
  const inside = await page.waitForSelector('.agreement iframe')
  const frame = (await inside.contentFrame())!
  await frame.getByRole('heading', { name: title, exact: true }).waitFor()
  return frame
}

/** Consent by the sample that is seen, and past the paper. */
async function toSignature(frame: Frame): Promise<void> {
  await seeSample(frame, sign)
  await frame.getByRole('button', { name: sign.agree, exact: true }).click()
  await frame.getByRole('button', { name: sign.toSign, exact: true }).click()
  await frame.getByRole('heading', { name: sign.signTitle, exact: true }).waitFor()
}

test('signs up, signs in the frame, and has its link at once (desktop, English)', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await page.goto(
    '/business/affiliate-signer/?firstname=Noa&email=noa%40partners.example&phone=2075550142&lastname=P',
  )
  await page.waitForURL('**/business/affiliate-signer')
  expect(await page.inputValue('#email')).toBe('noa@partners.example')
  expect(await page.inputValue('#cellPhone')).toBe('(207) 555-0142')
  await visitor.looksWell('the form')
  await fillIn(page, addressEn.addressManual)
  await typeOwnCode(await framed(page, sign.codeTitle), world, sign)
  await framed(page, sign.consentTitle)
  await visitor.looksWell('the agreement')
  // The place is kept: what was sent is not asked again.
  await page.reload()
  const inside = await framed(page, sign.consentTitle)
  await toSignature(inside)
  await inside.getByRole('button', { name: signature.typeInstead, exact: true }).click()
  await inside.locator('#signature').fill('Noa Peña')
  await inside.getByRole('button', { name: sign.sign, exact: true }).click()
  await page.waitForURL('**/affiliate-signer/success')
  await heading(page, en.signedTitle)
  const link = await page.locator('.share code').innerText()
  expect(link).toMatch(/\/business\/apply\/affil\/[a-z2-9]{12}$/)
  await visitor.looksWell('signed')
  await page.goto(link)
  await page.locator('#firstName').waitFor()
  await visitor.close()
})

test('on a phone in Spanish: what is missing is said, the agreement comes, and the page of a signed one', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await page.goto('/business/affiliate-signer/')
  await heading(page, formEs.formTitle)
  await page.locator('form button[type=submit]').click()
  await page.locator('.summary').waitFor()
  await visitor.looksWell('mistakes')
  await page.goto('/business/affiliate-signer/?firstname=Noa&email=noa2%40partners.example')
  await heading(page, formEs.formTitle)
  await fillIn(page, addressEs.addressManual)
  await framed(page, signEs.codeTitle)
  await visitor.looksWell('the agreement')
  await page.getByRole('button', { name: es.changeAnswers, exact: true }).click()
  await heading(page, formEs.formTitle)
  await page.goBack()
  await framed(page, signEs.codeTitle)
  await visitor.close()
})
