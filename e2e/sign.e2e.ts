// Signing in a browser: on a phone in Spanish by the link of the guide, and on a desktop in English from the chosen offer to the checked copy.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Page } from 'playwright-core'
import { fieldMessage } from '#core/fields/field-message.ts'
import { en as bankEn } from '#core/words/bank-link/en.ts'
import { es as bankEs } from '#core/words/bank-link/es.ts'
import { en as offersEn } from '#core/words/offers/en.ts'
import { es as offersEs } from '#core/words/offers/es.ts'
import { en } from '#core/words/sign/en.ts'
import { es } from '#core/words/sign/es.ts'
import { en as boxEn } from '#core/words/signature/en.ts'
import { es as boxEs } from '#core/words/signature/es.ts'
import { fill } from '#core/words/words.ts'
import { pageTexts } from '../test/pdf-tools.ts'
import { openOffice } from './office.ts'
import { seeSample, typeOwnCode } from './own-code.ts'
import { shareWorld, type Visitor, type World } from './world.ts'
import { answeredBefore, answers, connectBank, naming, pressUntil } from './wizard.ts'

let world: World
let address = ''
beforeAll(async () => {
  world = await shareWorld('40')
  const read = async () => {
    const guide = await fetch(`${world.base}/api/demo/guide`)
    const { flows } = (await guide.json()) as { flows: { id: string; url: string }[] }
    return flows.find(({ id }) => id === 'sign')?.url ?? ''
  }
  // The samples are made while the server already serves.
  await vi.waitFor(async () => expect((address = await read())).toContain('/sign/'), {
    timeout: 240_000,
    interval: 1_000,
  })
}, 300_000)
afterAll(() => world.stop())

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
/** Whoever reads by ear or goes by the keyboard begins at the new heading. */
const headingFocused = (page: Page) => page.locator('h1:focus').waitFor()
/** By the key: two clicks within half a second, as a script makes them, are one gesture to the page. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

type Words = typeof en | typeof es

/** The code to the signer's own address, the statement, and the sample that stands on the page: read from its beginning to its end. */
async function agree({ page, looksWell }: Visitor, t: Words): Promise<void> {
  await typeOwnCode(page, world, t, looksWell)
  await heading(page, t.consentTitle)
  await headingFocused(page)
  await looksWell('consent')
  await press(page, t.agree)
  // Jumped over, it was not before anybody's eyes.
  await page.getByText(t.sampleFirst).waitFor()
  await seeSample(page, t)
  await looksWell('the sample was shown')
  await press(page, t.agree)
}

/** The same with the sample's file, read elsewhere, and the code that is printed in it. */
async function agreeByCode({ page, looksWell, troubles }: Visitor, t: Words): Promise<void> {
  await typeOwnCode(page, world, t, looksWell)
  await heading(page, t.consentTitle)
  await page.getByText(t.sampleElsewhere).click()
  await looksWell('the sample elsewhere')
  const sample = await page.getByRole('link', { name: t.openSample }).getAttribute('href')
  const file = await fetch(new URL(sample!, world.base))
  const text = (await pageTexts(new Uint8Array(await file.arrayBuffer()))).join(' ')
  const code = page.getByLabel(t.codeLabel)
  await code.fill('AAAAAA')
  await press(page, t.agree)
  await page.getByText(t.wrongCode).first().waitFor()
  // The browser logs the refusal.
  troubles.length = 0
  await code.fill(/\b[A-HJ-NP-Z2-9]{6}\b/.exec(text)![0])
  await press(page, t.agree)
}

async function draw(page: Page): Promise<void> {
  const box = page.locator('canvas.signature-box')
  await box.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await box.boundingBox())!
  await page.mouse.move(x + width * 0.2, y + height * 0.7)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.4, y + height * 0.2, { steps: 6 })
  await page.mouse.move(x + width * 0.7, y + height * 0.8, { steps: 6 })
  await page.mouse.up()
}

test('on a phone in Spanish: agrees, reads, draws, and gets the sealed copy', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
  await page.goto(address)
  await agree(visitor, es)
  await page.getByText(es.readLede).waitFor()
  await page.getByText(es.decline).click()
  await page.getByRole('button', { name: es.onPaperAsk }).waitFor()
  await visitor.looksWell('paper')
  // A reload keeps the place, and what was agreed to.
  await page.reload()
  await page.getByText(es.readLede).waitFor()
  await press(page, es.toSign)
  await heading(page, es.signTitle)
  await headingFocused(page)
  await press(page, es.sign)
  await page
    .getByText(fieldMessage({ key: 'signature' }, '', 'es'))
    .first()
    .waitFor()
  await draw(page)
  await press(page, boxEs.save)
  await visitor.looksWell('signature')
  await press(page, es.sign)
  await heading(page, es.finishedTitle)
  await visitor.looksWell('the end')
  expect(await page.getByRole('link', { name: es.getCopy }).getAttribute('href')).toContain('copy.pdf')
  await visitor.close()
})

test('on a desktop in English: from the chosen offer to the contract, signed, saved and checked', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  // Maine asks for no disclosure.
  await answeredBefore(page, '/business/apply', { ...answers, email: 'signs@example.com' })
  await heading(page, bankEn.introTitle)
  await press(page, bankEn.toBank)
  await connectBank(page, { bank: 'Bank of Marigold Bay', username: 'user_healthy' })
  await pressUntil(page, [bankEn.continue, bankEn.seeOffers], page.getByRole('radio').first())
  await page.getByRole('button', { name: naming(offersEn.choose) }).click()
  // The modal opens by itself once the contract is there.
  const modal = page.getByRole('dialog')
  await modal.getByRole('heading', { name: offersEn.contractReady }).waitFor()
  await visitor.looksWell('the contract is ready')
  await page.keyboard.press('Escape')
  await visitor.looksWell('offer chosen, contract out')
  await page.getByRole('link', { name: offersEn.toContract }).first().click()

  await agreeByCode(visitor, en)
  await press(page, en.toSign)
  await press(page, boxEn.typeInstead)
  await page.locator('#signature').fill('Ana Quispe')
  await press(page, en.sign)
  await heading(page, en.finishedTitle)
  await visitor.looksWell('the end')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: en.getCopy }).click()
  const file = await (await download).path()

  await page.getByRole('link', { name: en.checkLink }).click()
  await heading(page, en.checkTitle)
  await visitor.looksWell('check')
  const chooser = page.locator('#paper-file-file')
  await chooser.setInputFiles({ name: 'copy.pdf', mimeType: 'application/pdf', buffer: readFileSync(file) })
  await page.getByText(en.checkKnown).waitFor()
  await visitor.looksWell('checked')
  const changed = Buffer.concat([readFileSync(file), Buffer.from(' ')])
  await chooser.setInputFiles({ name: 'other.pdf', mimeType: 'application/pdf', buffer: changed })
  await page.getByText(en.checkUnknown).waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.looksWell('check, dark')
  await visitor.close()
})

test('on a phone in Spanish: says which account, signs first of two, and another choice asks before it ends the contract', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
  await answeredBefore(page, '/business/apply/lang/es', { ...answers, email: 'first-of-two@example.com' })
  await heading(page, bankEs.introTitle)
  await press(page, bankEs.toBank)
  // A bank that shows several accounts.
  await connectBank(page, { bank: 'Larkspur Business Bank', username: 'user_busy' })
  await pressUntil(page, [bankEs.continue, bankEs.seeOffers], page.getByRole('radio').first())
  const office = await openOffice(world)
  const leadId = await page.evaluate(async () => {
    const answer = await fetch('/api/apply/current')
    return ((await answer.json()) as { leadid: string }).leadid
  })
  await office.addSigner(leadId, 'Dan', 'Cohen', 'dan@second-of-two.example')
  await page.getByRole('button', { name: naming(offersEs.choose) }).click()
  const card = page.locator('.which-account')
  await card.getByRole('heading', { name: offersEs.accountTitle }).waitFor()
  await visitor.looksWell('which account')
  await card.getByRole('button', { name: offersEs.accountSave }).click()
  await card.getByText(offersEs.accountPick).first().waitFor()
  await card.getByLabel(offersEs.accountOther).check()
  await card.getByRole('button', { name: offersEs.accountSave }).click()
  await card.locator('.field.bad').nth(1).waitFor()
  await visitor.looksWell('another account, without its digits')
  // A whole number stays as it was pasted, and is not sent.
  const digits = card.getByLabel(offersEs.accountMask)
  await digits.fill('000123456789')
  await card.getByRole('button', { name: offersEs.accountSave }).click()
  await card.getByText(fieldMessage({ key: 'last4' }, '', 'es')).waitFor()
  expect(await digits.inputValue()).toBe('000123456789')
  await card.getByRole('radio').first().check()
  await card.getByRole('button', { name: offersEs.accountSave }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('heading', { name: offersEs.contractReady }).waitFor({ timeout: 60_000 })
  const offersAt = page.url()
  await modal.getByRole('link', { name: offersEs.toContract }).click()
  await agree(visitor, es)
  await press(page, es.toSign)
  await press(page, boxEs.typeInstead)
  await page.locator('#signature').fill('Anita Quispe')
  await press(page, es.sign)
  const variant = page.getByLabel(fill(es.variantLabel, { name: 'Ana Quispe', typed: 'Anita Quispe' }))
  await variant.waitFor()
  visitor.troubles.length = 0
  await visitor.looksWell('a variant of the name')
  await variant.check()
  await press(page, es.sign)
  await heading(page, es.signedTitle)
  const signedAt = page.url()
  await page.goto(offersAt)
  await page.getByRole('radio').nth(1).waitFor()
  await page.getByRole('radio').nth(1).check()
  const change = page.getByRole('button', { name: naming(offersEs.change) })
  await change.click()
  const ask = page.getByRole('dialog', { name: offersEs.replaceTitle })
  await ask.getByText('Ana Quispe').waitFor()
  await visitor.looksWell('somebody has signed')
  await ask.getByRole('button', { name: offersEs.replaceKeep }).click()
  await change.click()
  await ask.getByRole('button', { name: offersEs.replaceGo }).click()
  await page.getByRole('dialog', { name: offersEs.contractReady }).waitFor({ timeout: 60_000 })
  // The old link says what happened, and leads on.
  await page.goto(signedAt)
  await heading(page, fill(es.endedTitle, { paper: es['paper.funding-agreement'] }))
  await visitor.looksWell('ended')
  await page.getByRole('link', { name: es.toNew }).click()
  await heading(page, es.consentTitle)
  await visitor.close()
})
