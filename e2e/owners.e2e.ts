// The owners of a business with the keyboard alone: named in the portal, one refused and put right, and their own links with somebody else who signs; the focus never falls off the page.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Page } from 'playwright-core'
import { en as bankEn } from '#core/words/bank-link/en.ts'
import { en as offersEn } from '#core/words/offers/en.ts'
import { en } from '#core/words/portal/en.ts'
import { en as signers } from '#core/words/signers/en.ts'
import { fill } from '#core/words/words.ts'
import { focused, pressOn, tabTo } from './keys.ts'
import { startWorld, type World } from './world.ts'
import { answeredBefore, answers, connectBank, pressUntil } from './wizard.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const FIRST = 'ana@several-owners.example'

interface Mail {
  readonly id: string
  readonly text: string
}
const mailsTo = async (to: string): Promise<readonly Mail[]> => {
  const inbox = await fetch(`${world.base}/api/demo/inbox?to=${encodeURIComponent(to)}`)
  return ((await inbox.json()) as { messages: Mail[] }).messages
}
/** What is found in a mail to an address; not in those of `before`. */
const mailed = (to: string, what: RegExp, before: ReadonlySet<string> = new Set()): Promise<string> =>
  vi.waitFor(
    async () => {
      const found = (await mailsTo(to))
        .filter(({ id }) => !before.has(id))
        .map(({ text }) => what.exec(text)?.[0] ?? '')
        .find(Boolean)
      expect(found).toBeTruthy()
      return found!
    },
    { timeout: 60_000, interval: 300 },
  )

const onField = (page: Page, id: string) => expect.poll(async () => (await focused(page)).id).toBe(id)
const says = (page: Page, text: string) => expect.poll(async () => (await focused(page)).text).toContain(text)

async function type(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, ({ id }) => id === field)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

/** An owner of a fifth, whose bank is read: nothing is decided before the others are named. */
async function fifthOwner(page: Page): Promise<void> {
  await answeredBefore(page, '/business/apply', { ...answers, ownership: '20', email: FIRST })
  await page.getByRole('button', { name: bankEn.toBank, exact: true }).click()
  await connectBank(page, { bank: 'Bank of Marigold Bay', username: 'user_healthy' })
  const owners = page.getByRole('heading', { name: offersEn.ownersTitle })
  await pressUntil(page, [bankEn.continue, bankEn.seeOffers], owners)
}

test('names two owners in the portal, with a share put right and an address that is taken', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await fifthOwner(page)
  await visitor.looksWell('owners are asked for')
  await pressOn(page, offersEn.toPortal)
  await page.getByRole('heading', { name: en.loginTitle }).waitFor()
  const before = new Set((await mailsTo(FIRST)).map(({ id }) => id))
  await type(page, 'portal-contact', FIRST)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: en.codeTitle }).waitFor()
  await type(page, 'portal-code', await mailed(FIRST, /\b\d{6}\b/, before))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: en.ownersTitle }).last().waitFor()

  // The list of what is asked leads to the card.
  await pressOn(page, en['open.owners'])
  await pressOn(page, fill(en.ownShareChange, { own: '20%' }))
  await onField(page, 'own-share')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await page.locator('#own-share-error').waitFor()
  await onField(page, 'own-share')
  await pressOn(page, en.ownShareLeave)
  await onField(page, 'own-share-change')
  await page.keyboard.press('Enter')
  await onField(page, 'own-share')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('25')
  await page.keyboard.press('Enter')
  await says(page, fill(en.ownShareSaved, { own: '25%' }))

  await type(page, 'owner-firstName', 'Dan')
  await type(page, 'owner-lastName', 'Cohen')
  await type(page, 'owner-email', FIRST)
  await type(page, 'owner-ownership', '25')
  visitor.troubles.length = 0
  await page.keyboard.press('Enter')
  await page.getByText(en.ownerEmailTaken).first().waitFor()
  await onField(page, 'owner-email')
  await visitor.looksWell('an address that is taken')
  // The browser logs the refusal.
  visitor.troubles.length = 0
  await page.keyboard.press('Control+A')
  await page.keyboard.type('dan@several-owners.example')
  await pressOn(page, en.ownerName)
  await says(page, fill(en.ownerNamed, { name: 'Dan Cohen' }))
  await page.getByText(fill(en.ownersNamed, { names: 'Dan Cohen' })).waitFor()
  await visitor.looksWell('one is named')

  await type(page, 'owner-firstName', 'Eva')
  await type(page, 'owner-lastName', 'Lind')
  await type(page, 'owner-email', 'eva@several-owners.example')
  await type(page, 'owner-ownership', '30')
  await page.keyboard.press('Enter')
  await says(page, fill(en.ownerNamed, { name: 'Eva Lind' }))
  // A fifth is left. Nothing more is asked then: the form is gone, and what was said is still there to be read on from.
  await pressOn(page, fill(en.ownersNone, { from: '20%' }))
  await says(page, fill(en.ownersNoneSaid, { from: '20%' }))
  await page.locator('#owner-firstName').waitFor({ state: 'detached' })
  await says(page, fill(en.ownersNoneSaid, { from: '20%' }))
  await visitor.looksWell('all are named')
  await visitor.close()
})

test('one of them names somebody else who signs, on a phone', async () => {
  const visitor = await world.visitor({ width: 360, language: 'en' })
  const { page } = visitor
  await page.goto(await mailed('dan@several-owners.example', /\/business\/lead-signer\/[\w-]+/))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await pressOn(page, signers.other)
  await onField(page, 'otherName')
  await page.keyboard.type('Nina Park')
  await type(page, 'otherEmail', 'nina')
  await page.keyboard.press('Enter')
  await page.locator('#otherEmail-error').waitFor()
  await onField(page, 'otherEmail')
  visitor.troubles.length = 0
  await pressOn(page, signers.otherCancel)
  await onField(page, 'other-signer')
  await page.keyboard.press('Enter')
  await onField(page, 'otherName')
  await page.keyboard.type('Nina Park')
  await type(page, 'otherEmail', 'nina@several-owners.example')
  await page.keyboard.press('Enter')
  await page.getByText(fill(signers.otherSent, { name: 'Nina Park' })).waitFor()
  await onField(page, 'other-signer')
  await visitor.looksWell('somebody else was named')
  await visitor.close()
})
