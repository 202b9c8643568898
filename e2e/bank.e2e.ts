// The bank page in a browser: no bank opens without a press, a bank with a page of its own brings its owner back, a lone lead id gets a link.
import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Frame, Page } from 'playwright-core'
import { en as notes } from '#core/words/apply-notes/en.ts'
import { en as bank } from '#core/words/bank-link/en.ts'
import { es as bankEs } from '#core/words/bank-link/es.ts'
import { en as verification } from '#core/words/bank-visit/en.ts'
import { es as offers } from '#core/words/offers/es.ts'
import { startWorld, type World } from './world.ts'
import { answerAll, answeredBefore, answers, connectBank, goOn, fillPage } from './wizard.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ DEMO_SAMPLES: '0' })
})
afterAll(() => world.stop())

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const frames = (page: Page) => page.locator('iframe').count()
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

test('a bank that was left is not opened again by a reload: the cause and the ways on stand there', async () => {
  const visitor = await world.visitor({ width: 360, language: 'en' })
  const { page } = visitor
  await answeredBefore(page, '/business/apply', { ...answers, email: 'left@example.com' })
  await heading(page, bank.introTitle)
  await press(page, bank.continue)
  await page.frameLocator('iframe').getByRole('heading').first().waitFor()
  await visitor.looksWell('bank frame')
  await press(page, bank.leaveFrame)
  await heading(page, bank.endedTitle)
  await page.reload()
  await page.getByText(bank['why.cancelled']).waitFor()
  expect(await frames(page)).toBe(0)
  await page.keyboard.press('Escape')
  await visitor.looksWell('ways on')
  await press(page, bank.again)
  await page.locator('iframe').waitFor()
  await page.reload()
  await heading(page, bank.endedTitle)
  expect(await frames(page)).toBe(0)
  await page.keyboard.press('Escape')
  await press(page, bank.again)
  await connectBank(page, { bank: 'Bank of Marigold Bay', username: 'user_healthy' })
  await heading(page, bank.completed)
  await visitor.close()
})

test('a window closed on its first screen is reported as closed, and a personal account as personal: both lead to the ways on', async () => {
  const visitor = await world.visitor({ width: 360, language: 'en' })
  const { page } = visitor
  await answeredBefore(page, '/business/apply/plaid', { ...answers, email: 'closed@example.com' })
  await heading(page, bank.introTitle)
  await press(page, bank.continue)
  await expect.poll(frames.bind(null, page)).toBe(1)
  const widget = page.frames().find((frame) => frame !== page.mainFrame())!
  await widget.locator('button.icon[value=leave]').click()
  await page.getByText(bank['why.cancelled']).waitFor()
  await press(page, bank.again)
  await connectBank(page, { bank: 'Paper Birch Savings', username: 'user_personal' })
  const refused = page.getByText(bank['why.personal-account'])
  await refused.waitFor()
  await visitor.looksWell('personal account')
  for (const way of [bank.anotherBank, bank.again, bank.statements, bank.without])
    await page.getByRole('button', { name: way }).waitFor()
  await press(page, bank.anotherBank)
  await connectBank(page, { bank: 'Bank of Marigold Bay', username: 'user_healthy' })
  await heading(page, bank.completed)
  await visitor.close()
})

test('whoever stays on the bank page is told what was read: personal accounts lead to the ways on, and back does not lead in circles', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await answeredBefore(page, '/business/apply/lang/es', { ...answers, email: 'stays@example.com' })
  await heading(page, bankEs.introTitle)
  await press(page, bankEs.continue)
  await connectBank(page, { bank: 'Paper Birch Savings', username: 'user_personal' })
  // Nothing is pressed: the page follows by itself.
  await page.getByText(bankEs['why.personal-account']).waitFor()
  await heading(page, bankEs.endedTitle)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(bankEs.endedTitle)
  await visitor.looksWell('turned out personal')

  // On the result page too, which was reached before the accounts were read.
  await press(page, bankEs.anotherBank)
  // The bank page is kept from hearing it first.
  let reached: (() => void) | undefined
  const onResult = new Promise<void>((done) => (reached = done))
  await page.route('**/api/bank-link/state', async (route) => {
    await onResult
    await route.continue().catch(() => {})
  })
  await connectBank(page, { bank: 'Paper Birch Savings', username: 'user_personal' })
  await heading(page, bankEs.validating)
  reached?.()
  await page.getByText(bankEs['why.personal-account']).waitFor()
  await page.goBack()
  await heading(page, bankEs.endedTitle)
  await page.getByRole('button', { name: bankEs.statements }).waitFor()
  await visitor.close()
})

test('a connected bank stays connected when another account was left', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await answeredBefore(page, '/business/apply', {
    ...answers,
    product: 'Equipment Financing',
    email: 'another@example.com',
  })
  await heading(page, bank.introTitle)
  await press(page, bank.continue)
  await connectBank(page, { bank: 'Bank of Marigold Bay', username: 'user_healthy' })
  await heading(page, bank.reviewTitle)
  await page.goBack()
  await heading(page, bank.linkedTitle)
  await press(page, bank.another)
  await page.locator('iframe').waitFor()
  await press(page, bank.leaveFrame)
  await heading(page, bank.linkedTitle)
  await visitor.close()
})

test('where an offer stands the bank page tells what is connected and opens no bank, from wherever it is reached', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const early = visitor.page
  await answeredBefore(early, '/business/apply', { ...answers, email: 'decided@example.com' })
  await heading(early, bank.introTitle)
  const page = await early.context().newPage()
  await page.goto('/business/apply')
  await heading(page, bank.introTitle)
  await page.keyboard.press('Escape')
  await press(early, bank.continue)
  await early.locator('iframe').waitFor()

  await press(page, bank.continue)
  await connectBank(page, { bank: 'Bank of Marigold Bay', username: 'user_healthy' })
  await heading(page, bank.completed)
  await page.goBack()
  await heading(page, bank.linkedTitle)
  await expect.poll(() => page.getByRole('button', { name: bank.another }).count()).toBe(0)
  await page.goBack()
  await heading(page, bank.introTitle)
  await press(page, bank.continue)
  await heading(page, bank.linkedTitle)

  // The window that was left open before the decision: it is told what stands, and leads on.
  await early.bringToFront()
  await press(early, bank.leaveFrame)
  await heading(early, bank.linkedTitle)
  await press(early, bank.continue)
  await heading(early, bank.completed)
  await visitor.close()
})

test('a lone lead id shows no answers, and has the link sent to the mailbox of the application', async () => {
  const owner = await world.visitor({ width: 1280, language: 'en' })
  await owner.page.goto('/business/apply')
  await fillPage(owner.page, { ...answers, email: 'lone@example.com' })
  const saved = owner.page.waitForResponse('**/api/apply/lead')
  await goOn(owner.page)
  const { leadid } = (await (await saved).json()) as { leadid: string }
  await owner.close()

  const visitor = await world.visitor({ width: 360, language: 'en' })
  const { page } = visitor
  await page.goto(`/business/apply/continue/${leadid}`)
  await page.getByText(notes.visitingTitle).waitFor()
  // The page below the note comes with a file of its own.
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Escape')
  await visitor.looksWell('visiting')
  await press(page, notes.linkSend)
  await page.getByText(notes.linkSentTitle).waitFor()
  const inbox = `${world.base}/api/demo/inbox?to=lone@example.com`
  const link = async () =>
    /\/business\/apply\/continue\/[\w-]+/.exec(await (await fetch(inbox)).text())?.[0] ?? ''
  await expect.poll(link).not.toBe('')
  await page.goto(await link())
  await page.locator('[name="businessName"]').waitFor()
  expect(await page.getByText(notes.visitingTitle).count()).toBe(0)
  await visitor.close()
})

test('a link to verify a bank, with a bank that logs in on its own page and sends its owner back', async () => {
  const owner = await world.visitor({ width: 1280, language: 'en' })
  await answeredBefore(owner.page, '/business/apply', { ...answers, email: 'return@example.com' })
  await heading(owner.page, bank.introTitle)
  await owner.close()

  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await page.goto(await bankVerificationLink('return@example.com'))
  await heading(page, verification.title)
  await press(page, verification.continue)
  await throughOwnPage(page)
  await heading(page, verification.successTitle)
  await visitor.looksWell('finish')
  await visitor.close()
})

/** A link as a member of staff copies it. */
async function bankVerificationLink(email: string): Promise<string> {
  const { staff } = (await (await fetch(`${world.base}/api/demo/guide`)).json()) as {
    staff: { role: string; email: string; password: string; totpSecret: string }[]
  }
  const underwriter = staff.find(({ role }) => role === 'underwriter')!
  const code = generateSync({ secret: underwriter.totpSecret })
  const { page, close } = await world.visitor({ width: 1280, language: 'en' })
  const headers = { origin: world.base }
  await page.request.post('/api/staff/login', { data: { ...underwriter, code }, headers })
  const found = await page.request.post('/api/staff/applications/list', { data: { search: email }, headers })
  const { items } = (await found.json()) as { items: { id: string }[] }
  const sent = await page.request.post(`/api/staff/applications/${items[0]!.id}/send-link`, {
    data: { kind: 'bank-verification', channel: 'copy' },
    headers,
  })
  const { url } = (await sent.json()) as { url: string }
  await close()
  return url
}

/** The widget's frame gives way to the bank's own page, and that to ours, where the widget opens again and finishes. */
async function throughOwnPage(page: Page): Promise<void> {
  let left = false
  page.on('framenavigated', (frame) => {
    left ||= frame === page.mainFrame() && !frame.url().startsWith(world.base)
  })
  const at = (): Frame | undefined =>
    page.frames().find((frame) => frame !== page.mainFrame()) ??
    (page.url().startsWith(world.base) ? undefined : page.mainFrame())
  await expect
    .poll(
      async () => {
        if (await page.getByRole('heading', { name: verification.successTitle }).count()) return true
        const goOnHere = page.getByRole('button', { name: bank.continue, exact: true })
        const frame = at()
        if (!frame)
          await goOnHere
            .first()
            .click({ timeout: 500 })
            .catch(() => {})
        else await step(frame).catch(() => {})
        return false
      },
      { interval: 300 },
    )
    .toBe(true)
  expect(left).toBe(true)
}

async function step(frame: Frame): Promise<void> {
  const quick = { timeout: 1500 }
  const own = frame.getByRole('button', { name: 'Quillhaven Bank' })
  if (await own.count()) return own.first().click(quick)
  if (await frame.locator('#password').count()) {
    await frame.locator('#username').fill('user_oauth', quick)
    await frame.locator('#password').fill('pass_demo', quick)
    return frame.locator('button[value=login]').click(quick)
  }
  await frame.locator('button.primary').first().click(quick)
}

test('whoever is found in the register of defaulted merchants ends before the bank, and is not told about the register', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'es' })
  const { page } = visitor
  await page.goto('/business/apply')
  await answerAll(page, {
    ...answers,
    businessName: 'Default Diner LLC',
    ein: '987654321',
    email: 'hit@example.com',
  })
  await heading(page, offers.declinedTitle)
  await visitor.looksWell('not qualified')
  expect(await page.locator('main').innerText()).not.toMatch(/registro|DataMerch/i)
  await visitor.close()
})
