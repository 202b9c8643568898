// A session ends while somebody writes: the page waits behind a login with every word, for the same person alone; a code step keeps its place.
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, test, vi } from 'vitest'
import type { Cookie, Page } from 'playwright-core'
import { en as portal } from '#core/words/portal/en.ts'
import { en as staff } from '#core/words/staff/en.ts'
import { startWorld, type Visitor, type World } from './world.ts'

interface Login {
  readonly role: string
  readonly email: string
  readonly password: string
}
let world: World
let logins: Login[]
let owner = ''
beforeAll(async () => {
  world = await startWorld({ DEMO_SAMPLES: '8' })
  const read = async () => {
    const guide = await fetch(`${world.base}/api/demo/guide`)
    const { staff: all, flows } = (await guide.json()) as {
      staff: Login[]
      flows: { id: string; title: string }[]
    }
    logins = all
    return /[^\s(]+@[^\s;]+/.exec(flows.find(({ id }) => id === 'portal')?.title ?? '')?.[0] ?? ''
  }
  await vi.waitFor(async () => expect((owner = await read())).toContain('@'), {
    timeout: 120_000,
    interval: 1_000,
  })
}, 180_000)
afterAll(() => world.stop())

const used = new Set<string>()
/** A code of the authenticator lets in once: the next one comes within half a minute. */
const newCode = (email: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const told = await fetch(`${world.base}/api/demo/code?email=${encodeURIComponent(email)}`)
      const { code } = (await told.json()) as { code: string }
      if (used.has(`${email} ${code}`)) throw new Error('the one that was used')
      used.add(`${email} ${code}`)
      return code
    },
    { timeout: 60_000, interval: 500 },
  )

/** By e-mail, password and code, in whatever form is in sight. */
async function fillLogin(page: Page, role: string): Promise<void> {
  const { email, password } = logins.find((each) => each.role === role)!
  await page.getByLabel(staff.email, { exact: true }).fill(email)
  await page.getByLabel(staff.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: staff.logIn, exact: true }).click()
  const code = page.getByLabel(staff.code, { exact: true })
  await code.waitFor()
  await code.fill(await newCode(email))
  await page.getByRole('button', { name: staff.logIn, exact: true }).click()
}

async function enter(visitor: Visitor, role: string): Promise<void> {
  await visitor.page.goto('/business/staff')
  await fillLogin(visitor.page, role)
  await visitor.page.locator('.rows:not([inert]) li[data-index="0"] a').waitFor()
}

/** Opens an application whose file may be read. */
async function openFile(page: Page): Promise<void> {
  await page.locator('.rows li[data-index="0"] a').click()
  const why = page.getByRole('button', { name: 'Underwriting' })
  await page.getByRole('button', { name: staff.sendLink, exact: true }).waitFor()
  if (await why.isVisible()) {
    await why.click()
    await why.waitFor({ state: 'detached' })
  }
}

/** The session's end, however it came: the browser's cookie opens nothing any more. What is answered begins it again, as a login in another tab does. */
async function endSession(page: Page): Promise<() => Promise<void>> {
  const context = page.context()
  const cookies: Cookie[] = await context.cookies()
  await context.clearCookies()
  return async () => {
    await context.addCookies(cookies)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  }
}

/** The refusals that a session's end brings are meant. */
async function close(visitor: Visitor): Promise<void> {
  const { troubles } = visitor
  const others = troubles.filter((each) => !/status of 40[13]/.test(each))
  troubles.splice(0, troubles.length, ...others)
  await visitor.close()
}

const over = (page: Page) => page.getByRole('dialog', { name: staff.endedTitle })
const noticed = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

/** Every text field in sight, filled; answers how to say that all is still there, choices as well. */
async function fillAll(page: Page, within: string): Promise<() => Promise<void>> {
  const all = page.locator(`${within} :is(textarea, input, select):visible`)
  const texts = page.locator(
    `${within} :is(textarea, input[type=text], input:not([type])):not([readonly]):visible`,
  )
  for (const field of await texts.all()) if (!(await field.inputValue())) await field.fill('44')
  const values = () =>
    all.evaluateAll((each) =>
      each.map((field) => {
        const { value, checked } = field as HTMLInputElement
        return `${value} ${checked}`
      }),
    )
  const typed = await values()
  expect(typed.length, within).toBeGreaterThan(0)
  return async () => {
    await all.first().waitFor()
    expect(await values()).toEqual(typed)
  }
}

/** Dialogs of an application, by the word of their button; each with the file that draws it. */
const ofApplication = [
  ['addNote', 'applications/actions/words-dialogs.tsx'],
  ['decline', 'applications/actions/decline.tsx'],
  ['askDocument', 'applications/actions/ask-document.tsx'],
  ['sendLink', 'applications/actions/send-link.tsx'],
  ['assignTitle', 'applications/actions/assign.tsx'],
  ['shareFile', 'applications/actions/share-file.tsx'],
] as const
/** The other files with a dialog. They stand on pages that wait behind the login as those above do. */
const others: Readonly<Record<string, string>> = {
  'room/action-dialog.tsx': 'the dialog of the actions above',
  'room/keys-help.tsx': 'nothing is typed in it',
  'room/proof-dialog.tsx': 'a code of the moment',
  'login/login-over-page.tsx': 'the login itself',
}

test('every file of staff with a dialog or a field is on a page that waits behind the login', () => {
  const folder = 'src/features/staff'
  const routes = readFileSync(`${folder}/staff-routes.tsx`, 'utf8')
  const [before = '', below = ''] = routes.split('<LoggedInOnly login={<LoginOverPage />}>')
  expect(below).not.toBe('')
  // Pages without a login behind which something could be typed.
  expect([...before.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path)).toEqual([
    'login',
    'sign-on',
    'set-up',
    'welcome',
  ])
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith('.tsx'))
  const withDialog = files.filter((name) =>
    /<(?:Modal|ActionDialog)\b/.test(readFileSync(`${folder}/${name}`, 'utf8')),
  )
  for (const [, file] of ofApplication) expect(withDialog).toContain(file)
  for (const file of Object.keys(others)) expect(withDialog).toContain(file)
  // A page that goes to the login by itself would take the words with it.
  for (const name of files.filter((each) => !each.startsWith('login/') && each !== 'room/session.tsx'))
    expect(readFileSync(`${folder}/${name}`, 'utf8'), name).not.toMatch(
      /\bLOGIN\b|isLoggedOut|navigate\([^)]*staff\/login/,
    )
})

it('staff: a note, its login in place, and the note is sent', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await enter(visitor, 'admin')
  await openFile(page)
  await page.keyboard.press('n')
  const note = page.getByRole('dialog').locator('textarea').first()
  await note.fill('They called, and told of a second shop')
  await endSession(page)
  // It may be noticed before the press: what waits on the page is asked for again by itself.
  await page.evaluate(() => document.querySelector<HTMLFormElement>('dialog[open] form')?.requestSubmit())
  await over(page).waitFor()
  expect(await page.getByText('They called').isVisible()).toBe(false)
  await visitor.looksWell('the login over the page')
  await fillLogin(page, 'admin')
  await over(page).waitFor({ state: 'detached', timeout: 30_000 })
  expect(await note.inputValue()).toBe('They called, and told of a second shop')
  await visitor.looksWell('the note again')
  await page.getByRole('dialog').locator('[type=submit]').click()
  await note.waitFor({ state: 'detached' })
  await close(visitor)
})

it('staff: every dialog and every page keeps its words; another person sees none of them', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await enter(visitor, 'underwriter')
  await openFile(page)
  const keeps = async (within: string) => {
    const isThere = await fillAll(page, within)
    const begin = await endSession(page)
    await noticed(page)
    await over(page).waitFor()
    await begin()
    await over(page).waitFor({ state: 'detached', timeout: 30_000 })
    await isThere()
  }
  let seen = 0
  for (const [word] of ofApplication) {
    const button = page.getByRole('button', { name: staff[word], exact: true }).first()
    if (!(await button.isVisible())) {
      const more = page.getByRole('button', { name: staff.moreActions })
      if (await more.isVisible()) await more.click()
    }
    if (!(await button.isVisible())) continue
    await button.click()
    await page.locator('dialog[open] [type=submit]').waitFor()
    await keeps('dialog[open]')
    seen++
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
  }
  expect(seen).toBeGreaterThanOrEqual(5)
  // The filters of the list.
  await page.goto('/business/staff')
  await page.locator('.rows:not([inert]) li[data-index="0"] a').waitFor()
  await page.getByRole('searchbox').first().fill('bakery')
  const begin = await endSession(page)
  await noticed(page)
  await over(page).waitFor()
  await begin()
  await over(page).waitFor({ state: 'detached', timeout: 30_000 })
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('bakery')
  // Somebody else at this desk.
  await page.goto('/business/staff')
  await openFile(page)
  await page.keyboard.press('n')
  await page.getByRole('dialog').locator('textarea').first().fill('Only for my eyes')
  await endSession(page)
  await noticed(page)
  await over(page).waitFor()
  await fillLogin(page, 'representative')
  await over(page).waitFor({ state: 'detached', timeout: 30_000 })
  await page.getByRole('heading', { name: 'Applications' }).waitFor()
  expect(await page.content()).not.toContain('Only for my eyes')
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('Only for my eyes')
  await close(visitor)
})

it('staff: another person who logs in in another tab sees nothing that was loaded for the first', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await enter(visitor, 'underwriter')
  await page.context().clearCookies()
  const tab = await page.context().newPage()
  await tab.goto('/business/staff')
  await fillLogin(tab, 'representative')
  await tab.locator('.rows:not([inert]) li[data-index="0"] a').waitFor()
  // Their own list is on its way.
  let go = () => {}
  const held = new Promise<void>((answer) => (go = answer))
  await page.route('**/api/staff/applications/list', async (route) => {
    await held
    await route.continue()
  })
  await noticed(page)
  await expect.poll(() => page.locator('.rows li a').count(), { timeout: 30_000 }).toBe(0)
  go()
  await page.locator('.rows:not([inert]) li[data-index="0"] a').waitFor()
  await close(visitor)
})

interface Mail {
  readonly id: string
  readonly text: string
}
const mails = async (): Promise<readonly Mail[]> => {
  const inbox = await fetch(`${world.base}/api/demo/inbox?to=${encodeURIComponent(owner)}`)
  return ((await inbox.json()) as { messages: Mail[] }).messages
}

/** Asks for a code in the form in sight; answers it once it came. */
async function ask(page: Page): Promise<string> {
  const before = new Set((await mails()).map(({ id }) => id))
  await page.getByLabel(portal.contactLabel).fill(owner)
  await page.getByRole('button', { name: portal.sendCode }).click()
  await page.getByLabel(portal.codeLabel, { exact: true }).waitFor()
  return vi.waitFor(
    async () => {
      const text = (await mails()).find(({ id }) => !before.has(id))?.text ?? ''
      const [found] = /\b\d{6}\b/.exec(text) ?? []
      if (!found) throw new Error('no code yet')
      return found
    },
    { timeout: 120_000, interval: 200 },
  )
}

it('the portal: a reload and a second tab keep the code step; a message outlives the session', async () => {
  const visitor = await world.visitor({ width: 360, language: 'en' })
  const { page } = visitor
  await page.goto('/business/portal/login')
  const code = await ask(page)
  await page.reload()
  await page.getByRole('heading', { name: portal.codeTitle }).waitFor()
  await visitor.looksWell('the code step again')
  // As a phone does that was at the mail meanwhile.
  const second = await page.context().newPage()
  await second.goto('/business/portal/login')
  await second.getByRole('heading', { name: portal.codeTitle }).waitFor()
  await second.close()
  await page.getByLabel(portal.codeLabel, { exact: true }).fill(code)
  await page.getByRole('button', { name: portal.enter, exact: true }).click()
  const message = page.getByLabel(portal.messageLabel)
  await message.fill('Our second shop opens in May')
  await page.context().clearCookies()
  await page.getByRole('button', { name: portal.send, exact: true }).click()
  const door = page.getByRole('dialog', { name: portal.endedTitle })
  await door.waitFor()
  await visitor.looksWell('the door over the page')
  const again = await ask(page)
  await page.getByLabel(portal.codeLabel, { exact: true }).fill(again)
  await page.getByRole('button', { name: portal.enter, exact: true }).click()
  await door.waitFor({ state: 'detached' })
  expect(await message.inputValue()).toBe('Our second shop opens in May')
  await page.getByRole('button', { name: portal.send, exact: true }).click()
  await page.getByText(portal.messageSent).waitFor()
  await close(visitor)
})
