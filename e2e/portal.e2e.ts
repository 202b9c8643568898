// The applicant's portal in a browser: the door on a phone in Spanish and on a desktop, what stands there, and what is done there.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Page } from 'playwright-core'
import { en } from '#core/words/portal/en.ts'
import { es } from '#core/words/portal/es.ts'
import { es as documentsEs } from '#core/words/upload-documents/es.ts'
import { fill } from '#core/words/words.ts'
import { startWorld, type World } from './world.ts'

let world: World
let email = ''
beforeAll(async () => {
  world = await startWorld({ DEMO_SAMPLES: '8' })
  const read = async () => {
    const guide = await fetch(`${world.base}/api/demo/guide`)
    const { flows } = (await guide.json()) as { flows: { id: string; title: string }[] }
    return /[^\s(]+@[^\s;]+/.exec(flows.find(({ id }) => id === 'portal')?.title ?? '')?.[0] ?? ''
  }
  // The samples are made while the server already serves.
  await vi.waitFor(async () => expect((email = await read())).toContain('@'), {
    timeout: 120_000,
    interval: 1_000,
  })
}, 180_000)
afterAll(() => world.stop())

interface Mail {
  readonly id: string
  readonly text: string
}
const mails = async (): Promise<readonly Mail[]> => {
  const inbox = await fetch(`${world.base}/api/demo/inbox?to=${encodeURIComponent(email)}`)
  return ((await inbox.json()) as { messages: Mail[] }).messages
}

/** Through the door, with the code that came. */
async function logIn(page: Page, t: typeof en | typeof es, look: (what: string) => Promise<void>) {
  const before = new Set((await mails()).map(({ id }) => id))
  await page.goto('/business/portal/login')
  await page.getByRole('heading', { name: t.loginTitle }).waitFor()
  await look('login')
  await page.getByLabel(t.contactLabel).fill(email)
  await page.getByRole('button', { name: t.sendCode }).click()
  await page.getByRole('heading', { name: t.codeTitle }).waitFor()
  await look('code')
  const code = await vi.waitFor(
    async () => {
      const text = (await mails()).find(({ id }) => !before.has(id))?.text ?? ''
      const [found] = /\b\d{6}\b/.exec(text) ?? []
      if (!found) throw new Error('no code yet')
      return found
    },
    { timeout: 120_000, interval: 200 },
  )
  await page.getByLabel(t.codeLabel, { exact: true }).fill(code)
  await page.getByRole('button', { name: t.enter }).click()
  // The sample's contract is out where the days of its offer still hold.
  const stands = [t['stage.offer-chosen'], t['stage.contract-out']].join('|')
  await page.getByRole('heading', { level: 1, name: new RegExp(`^(${stands})$`) }).waitFor()
}

test('on a phone in Spanish: its state, a document by its button, back, and out', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await logIn(page, es, visitor.looksWell)
  await visitor.looksWell('home')
  await page.reload()
  await page.getByRole('heading', { name: es.askedTitle }).waitFor()
  await page.getByRole('button', { name: es['open.document'] }).first().click()
  await page.getByRole('heading', { name: documentsEs.title }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: es.askedTitle }).waitFor()
  await page.evaluate(() => {
    const expiry = Date.now() + 900_000
    for (const name of ['firstname', 'phone', 'email', 'leadid', 'requested_amount'])
      localStorage.setItem(name, JSON.stringify({ value: 'of the person before', expiry }))
  })
  // Other windows of the same browser: the portal, the application, and a page without an owner.
  const others = await Promise.all(
    ['/business/portal', '/business/apply', '/business/legal/privacy'].map(async (path) => {
      const other = await page.context().newPage()
      await other.goto(path)
      await other.getByRole('heading', { level: 1 }).waitFor()
      return other
    }),
  )
  const [home, wizard, legal] = others
  await home!.getByRole('heading', { name: es.askedTitle }).waitFor()
  await page.getByRole('button', { name: es.logOut, exact: true }).click()
  await page.getByRole('heading', { name: es.loginTitle }).waitFor()
  for (const other of [home!, wizard!]) await other.getByRole('heading', { name: es.loginTitle }).waitFor()
  expect(legal!.url()).toContain('/legal/')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('of the person before')
  await visitor.close()
})

test('on a desktop: a message, a consent withdrawn after its meaning was said, deletion, and out everywhere', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await logIn(page, en, visitor.looksWell)
  await page.getByLabel(en.messageLabel).fill('Is the contract ready?')
  await page.getByRole('button', { name: en.send, exact: true }).click()
  await page.getByText(en.messageSent).waitFor()
  await page.getByText('Is the contract ready?').waitFor()
  const records = page.getByRole('button', { name: new RegExp(`${en.withdraw}.*${en['consent.e-sign']}`) })
  await records.click()
  await page.getByText(en['withdraw.e-sign']).waitFor()
  await visitor.looksWell('withdraw')
  await page.getByRole('button', { name: en.keep }).click()
  await records.click()
  await page.getByRole('button', { name: en.withdraw, exact: true }).click()
  await page.getByText(fill(en.changed, { name: en['consent.e-sign'] })).waitFor()
  await page.getByRole('button', { name: new RegExp(`${en.turnOn}.*${en['consent.e-sign']}`) }).waitFor()
  await page.getByRole('button', { name: en.deletionButton }).click()
  await visitor.looksWell('deletion')
  await page.getByRole('button', { name: en.deletionConfirm }).click()
  await page.getByText(/You asked for deletion on/).waitFor()
  await visitor.looksWell('home')
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.looksWell('home, dark')
  await page.getByRole('button', { name: en.logOutEverywhere }).click()
  await page.getByRole('heading', { name: en.loginTitle }).waitFor()
  await visitor.close()
})
