// Saving and coming back, in a browser: a network that fails, a server that refuses, two windows, reload and back, and what is never kept.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page, Route } from 'playwright-core'
import { en } from '#core/words/apply-notes/en.ts'
import { en as questions } from '#core/words/apply-pages/en.ts'
import { en as frame } from '#core/words/frame/en.ts'
import { en as estimates } from '#core/words/pre-offers/en.ts'
import { en as partner } from '#core/words/partner-redirect/en.ts'
import { shareWorld, type Visitor, type World } from './world.ts'
import { answerAll, answers, fillPage, goOn } from './wizard.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterAll(() => world.stop())

const save = '**/api/apply/lead'
/**
 * Files that do not come before the page was opened again so often: as some browsers keep what failed once (Chromium 150, not 156), and as a
 * new version takes away those of the one before.
 */
async function failUntilAfresh(
  page: Page,
  files: RegExp,
  times: number,
  fail: (route: Route) => Promise<void>,
) {
  let left = times
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) left -= 1
  })
  await page.route(files, (route) => (left > 0 ? fail(route) : route.continue()))
}
const submit = (page: Page) => page.locator('form button[type=submit]')
const saved = (page: Page) => page.getByText(frame.saved, { exact: true }).waitFor()

/** A visitor on the first page, filled in. */
async function begun(path = '/business/apply', given = answers): Promise<Visitor> {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  await visitor.page.goto(path)
  await submit(visitor.page).waitFor()
  await fillPage(visitor.page, given)
  return visitor
}
const on = async (page: Page, field: string) => {
  await goOn(page)
  await page.locator(`[name="${field}"]`).first().waitFor()
}
/** On to page 4, filled in; the pages before it are saved. */
async function toLastQuestions(page: Page): Promise<void> {
  for (const field of ['businessName', 'fundsNeeded', 'ownership', 'businessAddress']) {
    await on(page, field)
    await fillPage(page)
  }
  await page.locator(':focus').blur()
  await saved(page)
}

describe('saving', () => {
  it('goes on at once, says that it is not saved, and loses nothing', async () => {
    const visitor = await begun()
    const { page } = visitor
    const keys = new Set<string>()
    let fails = 2
    await page.route(save, (route: Route) => {
      keys.add(route.request().headers()['idempotency-key'] ?? '')
      return fails-- > 0 ? route.abort('connectionfailed') : route.continue()
    })
    await on(page, 'businessName')
    await page.getByText(frame.retrying).waitFor()
    await saved(page)
    expect(keys.size).toBe(1)
    visitor.troubles.length = 0
    await visitor.close()
  })

  it('comes back to the page that the server refused, with its messages', async () => {
    const visitor = await begun()
    const { page } = visitor
    await page.route(
      save,
      (route) =>
        route.fulfill({
          status: 422,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'urn:underway:problem:invalid-fields',
            title: 'Please check the marked fields.',
            status: 422,
            errors: [{ field: 'business.email', message: 'Please enter a valid email' }],
          }),
        }),
      { times: 1 },
    )
    await submit(page).click()
    await page.getByRole('link', { name: /Please enter a valid email/ }).waitFor()
    expect(await page.inputValue('#firstName')).toBe('Ana')
    await visitor.looksWell('refused page')
    await page.fill('#email', 'ana.quispe@example.com')
    await on(page, 'businessName')
    await saved(page)
    visitor.troubles.length = 0
    await visitor.close()
  })

  it('waits on page 5 until everything is saved', async () => {
    const visitor = await begun()
    const { page } = visitor
    await toLastQuestions(page)
    let stalled = true
    await page.route(save, (route) => (stalled ? route.abort('connectionfailed') : route.continue()))
    await submit(page).click()
    await page.getByRole('heading', { name: en.savingTitle }).waitFor()
    await page.getByText(en.savingOffline).waitFor()
    await visitor.looksWell('waiting for the save')
    stalled = false
    await page.getByRole('heading', { name: 'Connect your business bank account' }).waitFor()
    visitor.troubles.length = 0
    await visitor.close()
  })

  it('shows what it is waiting for when the line breaks on page 4, and goes on when it is back', async () => {
    const visitor = await begun()
    const { page } = visitor
    await toLastQuestions(page)
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await submit(page).click()
    await page.getByRole('heading', { name: en.savingTitle }).waitFor()
    await page.getByText(en.savingOffline).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'Connect your business bank account' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Connect your business bank account' }).waitFor()
    visitor.troubles.length = 0
    await visitor.close()
  })

  it('keeps the answers while a screen cannot be loaded, and goes on when online', async () => {
    const visitor = await begun()
    const { page } = visitor
    await page.route(/assets\/await-saves-step-/, (route) => route.abort('connectionfailed'))
    await toLastQuestions(page)
    await page.context().setOffline(true)
    await submit(page).click()
    await page.getByRole('heading', { name: frame.notLoaded }).waitFor()
    await page.getByText(frame.notLoadedText).waitFor()
    await visitor.looksWell('screen that did not load')
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'Connect your business bank account' }).waitFor()
    visitor.troubles.length = 0
    await visitor.close()
  })

  it('opens the page afresh, by itself, for a screen that fails until then', async () => {
    const visitor = await begun()
    const { page } = visitor
    await failUntilAfresh(page, /assets\/result-step-/, 1, (route) => route.abort('connectionfailed'))
    await toLastQuestions(page)
    await submit(page).click()
    await page.getByRole('heading', { name: 'Connect your business bank account' }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: /Not now/ }).click()
    await page.getByRole('heading', { name: frame.notLoaded }).waitFor()
    const byItself = page.waitForEvent('load')
    await page.context().setOffline(false)
    await byItself
    await page.getByRole('heading', { name: estimates.title }).waitFor()
    visitor.troubles.length = 0
    await visitor.close()
  })

  it('starts afresh where a new version took the place of this one, once all is saved: once by itself, then by the button', async () => {
    const visitor = await begun()
    const { page } = visitor
    await failUntilAfresh(page, /assets\/(?:await-register|intro)-step-/, 2, (route) =>
      route.fulfill({ status: 404 }),
    )
    await toLastQuestions(page)
    const byItself = page.waitForEvent('load')
    await submit(page).click()
    await byItself
    const again = page.getByRole('button', { name: frame.retry })
    await again.and(page.locator(':not([aria-busy=true])')).waitFor()
    const byButton = page.waitForEvent('load')
    await again.click()
    await byButton
    await page.getByRole('heading', { name: 'Connect your business bank account' }).waitFor()
    visitor.troubles.length = 0
    await visitor.close()
  })

  it('asks which answers stand when another window saved meanwhile', async () => {
    const visitor = await begun()
    const { page } = visitor
    await on(page, 'businessName')
    await saved(page)
    const other = await page.context().newPage()
    // The other window must not hear of this one, as if it stood on another computer.
    await other.addInitScript(() => Object.defineProperty(window, 'BroadcastChannel', { value: undefined }))
    await page.evaluate(() => 0)
    await other.goto('/business/apply')
    await other.locator('[name="businessName"]').waitFor()
    await page.locator('[name="businessName"]').fill('First Window LLC')
    await fillPage(page, { ...answers, businessName: 'First Window LLC' })
    await on(page, 'fundsNeeded')
    await saved(page)
    await other.keyboard.press('Escape')
    await fillPage(other, { ...answers, businessName: 'Second Window LLC' })
    await submit(other).click()
    await other.getByRole('heading', { name: en.conflictTitle }).waitFor()
    await other.getByRole('button', { name: en.keepMine }).click()
    await saved(other)
    await page.reload()
    await page.locator('[name="fundsNeeded"]').first().waitFor()
    await page.keyboard.press('Escape')
    await page.goBack()
    await expect.poll(() => page.inputValue('[name="businessName"]')).toBe('Second Window LLC')
    visitor.troubles.length = 0
    await visitor.close()
  })
})

describe('coming back', () => {
  it('keeps the place over reload, back and forward', async () => {
    const visitor = await begun()
    const { page } = visitor
    await on(page, 'businessName')
    await fillPage(page)
    await on(page, 'fundsNeeded')
    await saved(page)
    await page.reload()
    await page.locator('[name="fundsNeeded"]').first().waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.goBack()
    await expect.poll(() => page.inputValue('[name="businessName"]')).toBe(answers.businessName)
    // Only a mask of the tax id comes back.
    expect(await page.inputValue('#ein')).toMatch(/6789$/)
    expect(await page.inputValue('#ein')).not.toContain('12-345')
    await page.goForward()
    await page.locator('[name="fundsNeeded"]').first().waitFor()
    await visitor.close()
  })

  it('welcomes back, hides by itself, and starts over when asked', async () => {
    const visitor = await begun()
    const { page } = visitor
    await on(page, 'businessName')
    await saved(page)
    const again = await page.context().newPage()
    // As after two minutes elsewhere.
    await again.addInitScript(() => {
      const before = Date.now() - 120_000
      localStorage.setItem(
        'last_seen',
        JSON.stringify({ value: String(before), expiry: Date.now() + 60_000 }),
      )
    })
    await again.goto('/business/apply')
    const welcome = again.getByRole('dialog', { name: /Welcome back/ })
    await welcome.waitFor()
    await welcome.waitFor({ state: 'detached' })
    await again.locator('[name="businessName"]').waitFor()
    await again.reload()
    await again.getByRole('button', { name: en.welcomeReset }).click()
    // Asked once: whoever keeps the application has lost nothing.
    await again.getByRole('button', { name: en.resetKeep }).click()
    await again.getByRole('dialog').waitFor({ state: 'detached' })
    await again.locator('[name="businessName"]').waitFor()
    await again.reload()
    await again.getByRole('button', { name: en.welcomeReset }).click()
    await again.getByRole('heading', { name: en.resetTitle }).waitFor()
    await again.getByRole('button', { name: en.welcomeReset }).click()
    await again.locator('[name="firstName"]').waitFor()
    expect(await again.inputValue('[name="firstName"]')).toBe('')
    await visitor.close()
  })

  it('goes from a link to the page that is reached, not to the first', async () => {
    const visitor = await begun()
    const { page } = visitor
    const answered = page.waitForResponse(save)
    await on(page, 'businessName')
    const { leadid: code } = (await (await answered).json()) as { leadid: string }
    await fillPage(page)
    await on(page, 'fundsNeeded')
    await fillPage(page)
    await on(page, 'ownership')
    await saved(page)
    const again = await page.context().newPage()
    await again.goto(`/business/apply/continue/${code}`)
    await again.locator('[name="ownership"]').first().waitFor()
    expect(again.url()).not.toContain(code)
    await visitor.close()
  })

  it('says on page 12 why a link does not open, with a way on', async () => {
    const visitor = await world.visitor({ width: 360, language: 'en' })
    const { page } = visitor
    await page.goto(`/business/apply/continue/${'x'.repeat(44)}`)
    await page.getByText('The link you followed is invalid or has expired.').waitFor()
    expect(page.url()).not.toContain('xxxx')
    await visitor.looksWell('error page')
    await page.getByRole('button', { name: en.errorNew }).click()
    await page.locator('[name="firstName"]').waitFor()
    visitor.troubles.length = 0
    await visitor.close()
  })

  it('asks again for what was lost, and keeps no tax id in the browser', async () => {
    const visitor = await begun()
    const { page } = visitor
    await on(page, 'businessName')
    await saved(page)
    await page.route(save, (route) => route.abort('connectionfailed'))
    await fillPage(page)
    await on(page, 'fundsNeeded')
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    )
    expect(kept).toContain('Quispe')
    expect(kept).not.toMatch(/123-?45-?6789|12-?3456789|1980/)
    page.on('dialog', (dialog) => void dialog.accept())
    // The line stays broken until then: what is tried again must not get through before the page goes.
    await page.reload()
    await page.getByText(questions.lostSecrets).waitFor()
    await page.unroute(save)
    expect(await page.inputValue('[name="businessName"]')).toBe('')
    visitor.troubles.length = 0
    await visitor.close()
  })
})

describe('ways through the wizard', () => {
  it('ends at once on page 10 for a business that does not qualify', async () => {
    const visitor = await world.visitor({ width: 1280, language: 'en' })
    const { page } = visitor
    await page.goto('/business/apply')
    const young = {
      ...answers,
      yearsInBusiness: '0-1 year',
      monthlySales: '30000',
      email: 'young@example.com',
    }
    await answerAll(page, young)
    await expect.poll(() => page.title()).toMatch(/^Result/)
    await page.getByText(/younger than 12 months/).waitFor()
    await visitor.looksWell('not qualified')
    await visitor.close()
  })

  it('offers the partner lender for lower sales, only with consent, and goes on without', async () => {
    const visitor = await begun('/business/apply', {
      ...answers,
      monthlySales: '15000',
      email: 'low@example.com',
    })
    const { page } = visitor
    await on(page, 'businessName')
    await fillPage(page)
    await goOn(page)
    await page.getByRole('heading', { name: partner.title }).waitFor()
    await submit(page).click()
    await page.getByText(partner.consentMissing).waitFor()
    await visitor.looksWell('partner lender')
    await page.check('#partner-consent')
    await submit(page).click()
    await page.getByRole('link', { name: /Open Second Sample Lender/ }).waitFor()
    await page.getByRole('button', { name: partner.goOn }).click()
    await page.locator('[name="fundsNeeded"]').first().waitFor()
    await visitor.close()
  })

  it('holds a leaving mouse up once, and nobody who has not begun, types, answers a dialog or is at the bank', async () => {
    const visitor = await world.visitor({ width: 1280, language: 'en' })
    const { page } = visitor
    await page.goto('/business/apply')
    await submit(page).waitFor()
    const dialogs = () => page.getByRole('dialog').count()
    const shown = () => page.evaluate(() => sessionStorage.getItem('exit-intent-shown'))
    const leave = async () => {
      await page.mouse.move(400, 300)
      await page.mouse.move(400, 3)
    }
    await leave()
    expect(await shown(), 'nothing was begun').toBeNull()
    await page.fill('#firstName', 'Ana')
    // The part that watches is there once it has been fetched.
    await page.waitForLoadState('networkidle')
    /** In one turn of the page, as quickly as nobody is: what stands there, and a mouse that leaves. */
    const leaveBeside = (what: 'typing' | 'dialog' | 'bank') =>
      page.evaluate((beside) => {
        const made = document.createElement(beside === 'bank' ? 'iframe' : 'dialog')
        made.style.height = '400px'
        if (beside !== 'typing') document.body.append(made)
        if (made instanceof HTMLDialogElement && beside === 'dialog') made.showModal()
        if (beside === 'typing')
          document.querySelector('#firstName')!.dispatchEvent(new Event('input', { bubbles: true }))
        for (const clientY of [300, 3])
          document.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', clientY }))
        made.remove()
        return sessionStorage.getItem('exit-intent-shown')
      }, what)
    expect(await leaveBeside('typing')).toBeNull()
    await expect.poll(async () => (await leave(), dialogs()), { timeout: 15_000 }).toBe(1)
    expect(await page.getByRole('dialog').textContent(), 'no promise far from its end').toContain(
      en.exitTitle,
    )
    await page.getByRole('button', { name: en.exitButton }).click()
    await leave()
    expect(await dialogs()).toBe(0)
    // Once more, as in another visit, past the time of the last letter.
    await page.evaluate(() => sessionStorage.removeItem('exit-intent-shown'))
    await page.reload()
    await page.fill('#firstName', 'Eva')
    await page.waitForLoadState('networkidle')
    expect(await leaveBeside('dialog')).toBeNull()
    expect(await leaveBeside('bank')).toBeNull()
    await expect.poll(async () => (await leave(), dialogs()), { timeout: 15_000 }).toBe(1)
    await visitor.close()
  })

  it('asks a sole proprietor for the SSN once', async () => {
    const visitor = await begun()
    const { page } = visitor
    await on(page, 'businessName')
    await fillPage(page, { ...answers, classification: 'Sole Proprietorship' })
    expect(await page.locator('#ein').count()).toBe(0)
    await on(page, 'fundsNeeded')
    await fillPage(page)
    await on(page, 'ownership')
    expect(await page.locator('#ssn').count()).toBe(0)
    expect(await page.inputValue('#title')).toBe('Owner')
    await visitor.close()
  })
})
