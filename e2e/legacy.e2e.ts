// The second wizard from page 1 to its end: signed, its place kept by back, forward and reload, and its application ended in the newer one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { en as bankEn } from '#core/words/bank-link/en.ts'
import { es as bankEs } from '#core/words/bank-link/es.ts'
import { en, es } from '#features/journeys/apply-legacy/words.ts'
import { en as fieldsEn } from '#core/words/fields/en.ts'
import { en as signEn } from '#core/words/signature/en.ts'
import { es as signEs } from '#core/words/signature/es.ts'
import { en as links } from '#core/words/link-failure/en.ts'
import { en as uploadsEn } from '#core/words/uploads/en.ts'
import { es as uploadsEs } from '#core/words/uploads/es.ts'
import type { Page } from 'playwright-core'
import { shareWorld, type World } from './world.ts'
import { answers, connectBank, drawSignature, fillPage, goOn, pressUntil, waitForSaves } from './wizard.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterAll(() => world.stop())

const given = { ...answers, contactMethod: 'Email', businessDescription: 'A bakery with two ovens' }

/** One field of each page: what must be there before anything is filled. */
const firstOf: Readonly<Record<number, string>> = {
  1: 'requestedAmount',
  2: 'ownership',
  3: 'businessName',
  4: 'homeAddress',
  6: 'businessDescription',
}

async function answer(page: Page, at: number, what = given): Promise<void> {
  await page.locator(`[name="${firstOf[at]}"]`).first().waitFor()
  await fillPage(page, what)
}

/** Where it is scrolled a little, the page keeps its place and its height: what a thumb is about to press does not move away. */
async function holdsStill(page: Page): Promise<void> {
  const seen = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const from = window.scrollY
    const moved: string[] = []
    for (const to of [61, 82, 104]) {
      window.scrollTo(0, to)
      const at = window.scrollY
      const height = document.documentElement.scrollHeight
      for (let frames = 0; frames < 6; frames++) await frame()
      if (Math.abs(window.scrollY - at) > 1 || document.documentElement.scrollHeight !== height)
        moved.push(`${to}: ${at} to ${window.scrollY}`)
    }
    window.scrollTo(0, from)
    return moved
  })
  expect(seen).toEqual([])
}

const tabBar = 'nav.legacy-tabs'
const consent = 'input[name=smsConsent]'

/** What lies below the bar is not pressed through it: the consent of page 1 stays as it is. */
async function coversConsent(page: Page): Promise<void> {
  const at = await page.evaluate(
    async ([bar, box]) => {
      const frame = () => new Promise(requestAnimationFrame)
      const middle = (of: Element) => {
        const { left, top, width, height } = of.getBoundingClientRect()
        return { x: left + width / 2, y: top + height / 2 }
      }
      // So long that the page can be scrolled that far.
      document.body.style.paddingBottom = '100vh'
      const below = document.querySelector(box)!
      const line = document.querySelector(`${bar} ol`)!
      // The first times bring the bar to the top and into one line.
      for (let times = 0; times < 4; times++) {
        window.scrollBy(0, middle(below).y - middle(line).y)
        for (let frames = 0; frames < 3; frames++) await frame()
      }
      return { box: middle(below), line: middle(line) }
    },
    [tabBar, consent] as const,
  )
  expect(Math.abs(at.box.y - at.line.y), 'the consent lies below the bar').toBeLessThan(4)
  expect(await page.locator(consent).isChecked()).toBe(false)
  await page.mouse.click(at.box.x, at.line.y)
  expect(await page.locator(consent).isChecked(), 'pressed through the bar').toBe(false)
  await page.evaluate(() => {
    document.body.style.removeProperty('padding-bottom')
    window.scrollTo(0, 0)
  })
}

/** Turned while it is scrolled, the bar keeps the room that it has at the top of the page as it is then, to the fraction. */
async function keepsRoomWhenTurned(page: Page): Promise<void> {
  const size = page.viewportSize()!
  const height = () => page.locator(tabBar).evaluate((bar) => bar.getBoundingClientRect().height)
  const scroll = async (to: number, scrolled: number) => {
    await page.evaluate((top) => window.scrollTo(0, top), to)
    await expect.poll(() => page.locator(`${tabBar}.scrolled`).count()).toBe(scrolled)
  }
  await scroll(0, 0)
  const before = await height()
  await scroll(100, 1)
  expect(await height()).toBeCloseTo(before, 3)
  await page.setViewportSize({ width: 240, height: 640 })
  await expect.poll(height).not.toBeCloseTo(before, 3)
  await expect.poll(() => page.locator(`${tabBar}.scrolled`).count()).toBe(1)
  const turned = await height()
  await scroll(0, 0)
  expect(turned).toBeCloseTo(await height(), 3)
  await page.setViewportSize(size)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

describe.each([
  [1280, 'en', '/business/apply/legacy'],
  [360, 'es', '/business/apply/legacy/lang/es'],
] as const)('%i px, %s', (width, language, path) => {
  test('an owner applies, signs, connects a bank and comes to the offers', async () => {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    const [t, bank, sign, uploads] =
      language === 'es'
        ? ([es, bankEs, signEs, uploadsEs] as const)
        : ([en, bankEn, signEn, uploadsEn] as const)
    const own = { ...given, businessName: `Legacy ${width} LLC`, email: `legacy-${width}@example.com` }
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await answer(page, 1, own)
    await page.getByText('732,000').waitFor()
    await visitor.looksWell('page 1')
    await holdsStill(page)
    await coversConsent(page)
    await keepsRoomWhenTurned(page)
    await goOn(page)
    await answer(page, 2, own)
    await visitor.looksWell('page 2')
    await holdsStill(page)
    await goOn(page)
    // Back and forward keep what was given; a reload keeps the place.
    await page.goBack()
    await heading(page, t.personalTitle).waitFor()
    expect(await page.locator('[name=ownership]').inputValue()).toBe('100')
    await page.goForward()
    await answer(page, 3, own)
    await visitor.looksWell('page 3')
    await holdsStill(page)
    await goOn(page)
    await heading(page, t.ownershipTitle).waitFor()
    await waitForSaves(page)
    await page.reload()
    await heading(page, t.ownershipTitle).waitFor()
    await page.keyboard.press('Escape')
    expect(await page.locator('nav [aria-current=step]').innerText()).toBe(t.tabOwnership)
    await answer(page, 4, own)
    await visitor.looksWell('page 4')
    await holdsStill(page)
    await goOn(page)

    await heading(page, t.signatureTitle).waitFor()
    expect(await page.locator('footer').count(), 'page 5 has no footer').toBe(0)
    await page.getByRole('button', { name: t.readAgreement }).click()
    await page.getByRole('dialog').waitFor()
    await visitor.looksWell('the agreement')
    await holdsStill(page)
    await page.mouse.click(3, 300)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('form button[type=submit]').click()
    if (language === 'en') await page.getByRole('link', { name: fieldsEn.signature }).waitFor()
    await drawSignature(page)
    // A turned phone keeps the lines.
    await page.setViewportSize({ width: width === 360 ? 740 : 900, height: width === 360 ? 360 : 900 })
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
    await page.getByRole('button', { name: sign.save, exact: true }).click()
    await page.getByText(sign.saved).waitFor()
    await visitor.looksWell('signed')
    await holdsStill(page)
    await goOn(page)

    await heading(page, t['loan-infoTitle']).waitFor()
    await answer(page, 6, own)
    await page.locator('form button[type=submit]').click()
    if (language === 'en') await page.getByRole('link', { name: fieldsEn.selectOne }).waitFor()
    await page.locator('[name=loanUses][value=Payroll]').check()
    await page.locator('[name=loanUses][value=Inventory]').check()
    await visitor.looksWell('page 6')
    await holdsStill(page)
    await goOn(page)

    await page.getByRole('heading', { name: bank.introTitle }).waitFor()
    expect(await page.locator('footer').count(), 'page 7 has no footer').toBe(0)
    await visitor.looksWell('page 7')
    await holdsStill(page)
    await page.getByRole('button', { name: bank.toBank, exact: true }).click()
    await connectBank(page, { bank: 'Bank of Marigold Bay', username: 'user_healthy' })
    const photo = page.getByRole('heading', { name: uploads.photoIdTitle })
    await pressUntil(page, [bank.continue, bank.seeOffers], photo)
    await visitor.looksWell('page 10')
    await page.getByRole('button', { name: uploads.later, exact: true }).click()
    // The bank gave account and routing number: page 11 asks for no voided check.
    await page.getByText(t.congrats, { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('radio').count()).toBe(3)
    await visitor.looksWell('page 12')
    // Kept until page 11; the session still finds the way back.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('leadid'))).toBeNull()
    await page.reload()
    await page.getByRole('radio').first().waitFor()
    await visitor.close()
  })
})

test('a bank that gives no account numbers: page 11 asks for a voided check, and the end follows it', async () => {
  const visitor = await world.visitor({ width: 360, language: 'en' })
  const { page } = visitor
  const own = { ...given, businessName: 'Tall Pine Gardens LLC', email: 'pine@example.com' }
  await page.goto('/business/apply/legacy')
  await page.waitForLoadState('networkidle')
  for (const at of [1, 2, 3, 4]) {
    await answer(page, at, own)
    await goOn(page)
  }
  await page.getByRole('button', { name: signEn.typeInstead }).click()
  await page.locator('[name=signature]').fill('Ana Quispe')
  await goOn(page)
  await answer(page, 6, own)
  await page.locator('[name=loanUses][value=Payroll]').check()
  await goOn(page)
  await page.getByRole('button', { name: bankEn.toBank, exact: true }).click()
  await connectBank(page, { bank: 'Tall Pine Bank', username: 'user_seasonal' })
  const photo = page.getByRole('heading', { name: uploadsEn.photoIdTitle })
  await pressUntil(page, [bankEn.continue, bankEn.seeOffers], photo)
  const check = heading(page, uploadsEn.voidedCheckTitle)
  await pressUntil(page, [uploadsEn.later], check)
  expect(await page.locator('nav [aria-current=step]').count(), 'no tabs from page 9 on').toBe(0)
  await visitor.looksWell('page 11')
  await page.getByRole('button', { name: uploadsEn.later, exact: true }).click()
  await check.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('leadid'))).toBeNull()
  await visitor.close()
})

test('begun in one wizard, it is ended in the other, which asks only for what is missing', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  const own = { ...given, businessName: 'Two Wizards LLC', email: 'two@example.com' }
  await page.goto('/business/apply/legacy')
  await page.waitForLoadState('networkidle')
  for (const at of [1, 2, 3]) {
    await answer(page, at, own)
    await goOn(page)
  }
  await waitForSaves(page)
  await page.goto('/business/apply')
  await page.locator('[name=fundsNeeded]').first().waitFor()
  await page.keyboard.press('Escape')
  await fillPage(page, own)
  await goOn(page)
  // Owner and home address; the business address came from the other wizard.
  await fillPage(page, own)
  await goOn(page)
  expect(await page.locator('[name=businessCity]').inputValue()).toBe('Portland')
  await visitor.looksWell('the other wizard')
  await goOn(page)
  await page.getByRole('heading', { name: bankEn.introTitle }).waitFor()
  await visitor.close()
})

test('whoever cannot draw types a name; what could not be opened is never a success', async () => {
  const visitor = await world.visitor({ width: 360, language: 'en' })
  const { page } = visitor
  const own = { ...given, businessName: 'Typed Name LLC', email: 'typed@example.com' }
  await page.goto('/business/apply/legacy')
  await page.waitForLoadState('networkidle')
  for (const at of [1, 2, 3, 4]) {
    await answer(page, at, own)
    await goOn(page)
  }
  await page.getByRole('button', { name: signEn.typeInstead }).click()
  await page.locator('[name=signature]').fill('Ana Quispe')
  await goOn(page)
  await heading(page, en['loan-infoTitle']).waitFor()
  await waitForSaves(page)
  await page.goBack()
  await page.reload()
  await page.getByText(signEn.signedOn.split('{')[0]!).waitFor()
  await visitor.close()

  const stranger = await world.visitor({ width: 360, language: 'en' })
  await stranger.page.route('**/api/apply/load-progress', (route) => route.abort())
  await stranger.page.goto('/business/apply/legacy/continue/no-such-code')
  await stranger.page.getByRole('button', { name: 'Start a new application' }).waitFor()
  expect(await stranger.page.getByText(en.congrats).count()).toBe(0)
  // As every link: whatever the cause, a new one can be asked for, though the address has lost its code.
  await stranger.page.getByRole('button', { name: links.newLink }).click()
  await stranger.page.getByText(links.newLinkSentTitle).waitFor()
})
