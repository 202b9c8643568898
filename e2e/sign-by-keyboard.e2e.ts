// From the chosen offer to the signed contract with the keyboard alone, in Spanish on a desktop: two who sign, each on a device of their own. No English stands on the way, the papers are in Spanish, and the focus never falls off the page.
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Page } from 'playwright-core'
import { es as bankEs } from '#core/words/bank-link/es.ts'
import { es as offers } from '#core/words/offers/es.ts'
import { es } from '#core/words/sign/es.ts'
import { es as box } from '#core/words/signature/es.ts'
import { fieldMessage } from '#core/fields/field-message.ts'
import { pageTexts } from '../test/pdf-tools.ts'
import { beginsAt, focused, pressOn, tabTo } from './keys.ts'
import { openOffice } from './office.ts'
import { startWorld, type OwnWorld, type Visitor } from './world.ts'
import { answeredBefore, answers, connectBank, naming, pressUntil } from './wizard.ts'

const FIRST = 'ana@keyboard-signs.example'
const SECOND = 'dan@keyboard-signs.example'

let world: OwnWorld
let onlyEnglish: ReadonlySet<string>
beforeAll(async () => {
  onlyEnglish = await englishTexts()
  world = await startWorld()
})
afterAll(() => world.stop())

type Texts = Readonly<Record<string, string>>

/** Every text of the product that the English files have and no Spanish one has. */
async function englishTexts(): Promise<ReadonlySet<string>> {
  const folder = new URL('../src/core/words/', import.meta.url)
  const read = async (language: 'en' | 'es') => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith(`/${language}.ts`) && !file.startsWith('staff'),
    )
    const all = await Promise.all(
      files.map(async (file) => (await import(new URL(file, folder).href)) as Record<string, Texts>),
    )
    return all.flatMap((words) => Object.values(words[language] ?? {}))
  }
  const spanish = new Set(await read('es'))
  return new Set((await read('en')).filter((text) => !spanish.has(text) && !text.includes('{')))
}

/** The page is in Spanish, but for what names the other language. */
async function isSpanish(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = all.nextNode(); node; node = all.nextNode())
      if (!node.parentElement?.closest('[lang=en], script, style')) found.push(node.nodeValue!.trim())
    return found
  })
  expect(texts.filter((text) => onlyEnglish.has(text))).toEqual([])
}

const code = (to: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const inbox = await fetch(`${world.base}/api/demo/inbox?to=${encodeURIComponent(to)}`)
      const { messages } = (await inbox.json()) as { messages: { subject?: string }[] }
      const found = messages.flatMap(({ subject = '' }) => /contrato: (\d{6})$/.exec(subject)?.[1] ?? [])
      expect(found.length).toBeGreaterThan(0)
      return found[0]!
    },
    { timeout: 60_000, interval: 300 },
  )

/** The path of the signer's own link, in the mail to an address. */
const linkTo = (to: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const inbox = await fetch(`${world.base}/api/demo/inbox?to=${encodeURIComponent(to)}`)
      const { messages } = (await inbox.json()) as { messages: { text: string }[] }
      const found = messages.map(({ text }) => /\/business\/sign\/[\w-]+/.exec(text)?.[0]).find(Boolean)
      expect(found).toBeTruthy()
      return found!
    },
    { timeout: 60_000, interval: 300 },
  )

/** From the link to the signed paper; `typed` is the name as the contract has it. */
async function signs({ page, looksWell, troubles }: Visitor, to: string, typed: string): Promise<void> {
  // A document of its own: it is read from its top.
  await page.getByRole('heading', { name: es.codeTitle, exact: true }).waitFor()
  await isSpanish(page)
  await pressOn(page, es.codeSend)
  await expect.poll(async () => (await focused(page)).id).toBe('contact-code')
  await page.keyboard.type(await code(to))
  await beginsAt(page, es.consentTitle)
  await isSpanish(page)
  // Not read yet: the focus is at the sample, from where it is read on.
  await pressOn(page, es.agree)
  await page.getByText(es.sampleFirst).waitFor()
  await expect.poll(async () => (await focused(page)).tag).toBe('SECTION')
  expect(
    await page
      .locator('.paper-edge')
      .first()
      .evaluate((edge) => edge.getBoundingClientRect().top),
    'the sample stands at its beginning',
  ).toBeGreaterThanOrEqual(0)
  // Each press is seen before the next one: keys that come faster than the screen show nothing.
  for (let turn = 0; turn < 60 && !(await page.getByText(es.sampleShown).count()); turn++) {
    await page.keyboard.press('PageDown')
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
  }
  await page.getByText(es.sampleShown).waitFor()
  await looksWell('the sample was read by the keyboard')
  await pressOn(page, es.agree)
  await page.getByText(es.readLede).waitFor()
  await expect.poll(async () => (await focused(page)).tag).toBe('H1')
  await isSpanish(page)
  const file = await page.request.get(
    (await page.getByRole('link', { name: es.openPdf }).getAttribute('href'))!,
  )
  const paper = (await pageTexts(new Uint8Array(await file.body()))).join(' ')
  expect(paper).toMatch(/\bpagos?\b/)
  expect(paper).not.toMatch(/\b(?:the|and|you|payment)\b/)
  await pressOn(page, es.toSign)
  await beginsAt(page, es.signTitle)
  await isSpanish(page)
  // Nothing given: what is missing is said, and the focus goes there.
  await pressOn(page, es.sign)
  await page
    .getByText(fieldMessage({ key: 'signature' }, '', 'es'))
    .first()
    .waitFor()
  await looksWell('no signature yet')
  await pressOn(page, ({ text }) => text === box.typeInstead, 'Space')
  await tabTo(page, ({ id }) => id === 'signature')
  await page.keyboard.type(typed)
  troubles.length = 0
  await pressOn(page, es.sign)
}

test('two sign in Spanish by the keyboard alone', async () => {
  const first = await world.visitor({ width: 1280, language: 'es' })
  const { page } = first
  await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
  await answeredBefore(page, '/business/apply/lang/es', { ...answers, email: FIRST })
  await page.getByRole('button', { name: bankEs.toBank, exact: true }).click()
  await connectBank(page, { bank: 'Bank of Marigold Bay', username: 'user_healthy' })
  await pressUntil(page, [bankEs.continue, bankEs.seeOffers], page.getByRole('radio').first())
  const leadId = await page.evaluate(async () => {
    const answer = await fetch('/api/apply/current')
    return ((await answer.json()) as { leadid: string }).leadid
  })
  const office = await openOffice(world)
  await office.addSigner(leadId, 'Dan', 'Cohen', SECOND)
  await isSpanish(page)
  await pressOn(page, ({ text, tag }) => tag === 'BUTTON' && naming(offers.choose).test(text))
  const modal = page.getByRole('dialog', { name: offers.contractReady })
  await modal.waitFor({ timeout: 60_000 })
  await isSpanish(page)
  await pressOn(page, offers.toContract)
  await signs(first, FIRST, 'Ana Quispe')
  await beginsAt(page, es.signedTitle)
  await isSpanish(page)
  await first.looksWell('signed')

  const second = await world.visitor({ width: 360, language: 'es' })
  await second.page.goto(await linkTo(SECOND))
  await signs(second, SECOND, 'Dan Cohen')
  await beginsAt(second.page, es.finishedTitle)
  await isSpanish(second.page)
  await pressOn(second.page, es.checkLink)
  await second.page.getByRole('heading', { name: es.checkTitle, exact: true }).waitFor()
  await isSpanish(second.page)
  await second.close()
  await first.close()
})
