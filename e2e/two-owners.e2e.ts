// Two who sign, two phones and a day between them: the first applies and signs in Spanish, the second opens the link of their own mail in English; what each reads, and the sealed file.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Page } from 'playwright-core'
import { es as bankEs } from '#core/words/bank-link/es.ts'
import { es as offersEs } from '#core/words/offers/es.ts'
import { en } from '#core/words/sign/en.ts'
import { es } from '#core/words/sign/es.ts'
import { en as boxEn } from '#core/words/signature/en.ts'
import { es as boxEs } from '#core/words/signature/es.ts'
import { fill } from '#core/words/words.ts'
import { pageTexts } from '../test/pdf-tools.ts'
import { idOf, logIn, openOffice } from './office.ts'
import { seeSample, typeOwnCode } from './own-code.ts'
import { answeredBefore, answers, connectBank, drawSignature, naming, pressUntil } from './wizard.ts'
import { startWorld, type OwnWorld, type Visitor } from './world.ts'

const FIRST = 'ana@two-owners.example'
const SECOND = 'dan@two-owners.example'

let world: OwnWorld
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

interface Mail {
  readonly subject?: string
  readonly text: string
}

const mailsTo = async (to: string): Promise<readonly Mail[]> => {
  const inbox = await fetch(`${world.base}/api/demo/inbox?to=${encodeURIComponent(to)}`)
  return ((await inbox.json()) as { messages: Mail[] }).messages
}

/** The path below which a signer goes on, in the newest mail to an address; another one than `before`. */
async function linkTo(to: string, before = ''): Promise<string> {
  const found = async () =>
    (await mailsTo(to)).map(({ text }) => /\/business\/sign\/[\w-]+/.exec(text)?.[0]).find(Boolean) ?? ''
  return vi.waitFor(
    async () => {
      const path = await found()
      expect(['', before]).not.toContain(path)
      return path
    },
    { timeout: 60_000, interval: 300 },
  )
}

async function agree({ page, looksWell }: Visitor, t: typeof en | typeof es): Promise<void> {
  await typeOwnCode(page, world, t, looksWell)
  await heading(page, t.consentTitle)
  await looksWell('consent')
  await seeSample(page, t)
  await press(page, t.agree)
  await page.getByText(t.readLede).waitFor()
  await looksWell('paper')
}

test('the first signs in Spanish, the second a day later on another phone in English, each with a code of their own', async () => {
  const first = await world.visitor({ width: 360, language: 'es' })
  const office = await openOffice(world)
  {
    const { page } = first
    await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
    await answeredBefore(page, '/business/apply/lang/es', { ...answers, email: FIRST })
    await heading(page, bankEs.introTitle)
    await press(page, bankEs.toBank)
    await connectBank(page, { bank: 'Bank of Marigold Bay', username: 'user_healthy' })
    await pressUntil(page, [bankEs.continue, bankEs.seeOffers], page.getByRole('radio').first())
  }
  const leadId = await first.page.evaluate(async () => {
    const answer = await fetch('/api/apply/current')
    return ((await answer.json()) as { leadid: string }).leadid
  })
  await office.addSigner(leadId, 'Dan', 'Cohen', SECOND)
  {
    const { page } = first
    await page.getByRole('button', { name: naming(offersEs.choose) }).click()
    const modal = page.getByRole('dialog')
    await modal.getByRole('heading', { name: offersEs.contractReady }).waitFor({ timeout: 60_000 })
    await first.looksWell('contract ready')
    await modal.getByRole('link', { name: offersEs.toContract }).click()
    await agree(first, es)
    await page.getByText('Dan Cohen').first().waitFor()
    await press(page, es.toSign)
    await drawSignature(page)
    await press(page, boxEs.save)
    await first.looksWell('signature')
    await press(page, es.sign)
    await heading(page, es.signedTitle)
    await first.looksWell('signed, the other has to')
  }
  const [firsts, own] = [await linkTo(FIRST), await linkTo(SECOND)]
  await world.later(26)

  const second = await world.visitor({ width: 360, language: 'en' })
  {
    const { page } = second
    await page.goto(own)
    // Written to in the language of the application; the reader's choice stands from then on.
    await heading(page, es.codeTitle)
    await page.getByRole('link', { name: 'English' }).click()
    await agree(second, en)
    await page.getByText(fill(en.otherLanguage, { paper: en['paper.funding-agreement'] })).waitFor()
    // Two tabs and a reload lead to the same place.
    const tab = await page.context().newPage()
    await tab.goto(own)
    await tab.getByText(en.readLede).waitFor()
    // A tab behind another draws no frames, and some things wait for those.
    await page.bringToFront()
    await press(page, en.toSign)
    await heading(page, en.signTitle)
    await page.reload()
    await heading(page, en.signTitle)
    await second.looksWell('after a reload')
    await page.goBack()
    await page.getByText(en.readLede).waitFor()
    await press(page, en.toSign)
    await press(page, boxEn.typeInstead)
    await page.locator('#signature').fill('Daniel Cohen')
    await press(page, en.sign)
    const variant = page.getByLabel(fill(en.variantLabel, { name: 'Dan Cohen', typed: 'Daniel Cohen' }))
    await variant.waitFor()
    second.troubles.length = 0
    await second.looksWell('variant')
    await variant.check()
    await press(page, en.sign)
    await heading(page, en.finishedTitle)
    await second.looksWell('the end')
    await tab.bringToFront()
    // The other tab stands at the paper still: what it does next tells what happened.
    await tab.getByRole('button', { name: en.toSign, exact: true }).click()
    await tab.locator('h1').first().waitFor()
    await tab.reload()
    await heading(tab, en.finishedTitle)
    await tab.close()
    await page.bringToFront()
  }
  const download = second.page.waitForEvent('download')
  await second.page.getByRole('link', { name: en.getCopy }).click()
  const copy = await (await download).path()
  const text = (await pageTexts(new Uint8Array(readFileSync(copy)))).join(' ')
  const audit = text.slice(text.lastIndexOf(es.auditTitle))
  const told = ['A. Q.', es.drawn, 'Dan Cohen', '«Daniel Cohen»', es.typed, SECOND]
  for (const each of told) expect(audit, each).toContain(each)
  // One's own copy tells no other's address; and neither phone was the other's.
  expect(text).not.toContain(FIRST)
  expect(audit).not.toContain(es.auditShared)

  // Each gets a link to a copy of their own.
  const copies = [await linkTo(FIRST, firsts), await linkTo(SECOND, own)]
  expect(new Set(copies).size).toBe(2)
  await first.page.reload()
  await heading(first.page, es.finishedTitle)
  await first.looksWell('finished')

  const desk = await world.visitor({ width: 1280, language: 'en' })
  await logIn(desk.page.context().request, 'underwriter')
  await desk.page.goto(`/business/staff/applications/${idOf(leadId)}`)
  await desk.page.getByRole('heading', { level: 1, name: 'Harbor Street Bakery LLC' }).waitFor()
  await desk.looksWell('staff')
  await desk.close()
  await first.close()
  await second.close()
})
