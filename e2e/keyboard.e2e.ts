// The questions of the wizard with the keyboard alone: every field is reached, answered and passed without a mouse.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { shareWorld, type World } from './world.ts'
import { answers } from './wizard.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterAll(() => world.stop())

interface Focused {
  readonly kind: string
  readonly name: string
  readonly token: string
  /** Steps of the arrow keys to the wanted value. */
  readonly steps: number
  /** The way to an address without suggestions. */
  readonly byHand: boolean
}

/** What has the focus, and how far the wanted value is. */
const focused = (page: Page, given: Readonly<Record<string, string>>): Promise<Focused> =>
  page.evaluate((wanted) => {
    const element = document.activeElement
    const control = element as HTMLInputElement & HTMLSelectElement
    const name = element?.getAttribute('name') ?? ''
    const token = (element?.getAttribute('autocomplete') ?? '').split(' ').at(-1) ?? ''
    const value = wanted[name] ?? ''
    const values =
      element instanceof HTMLSelectElement
        ? [...element.options].map((option) => option.value)
        : [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${name}"]`)].map(
            (radio) => radio.value,
          )
    const kind = element instanceof HTMLButtonElement ? `button ${element.type}` : (control?.type ?? '')
    const byHand = /by hand/.test(element?.textContent ?? '')
    return { kind, name, token, byHand, steps: values.indexOf(value) }
  }, given)

async function answerByKeyboard(page: Page): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    await page.keyboard.press('Tab')
    const at = await focused(page, answers)
    if (at.kind === 'button submit') return page.keyboard.press('Enter')
    if (at.byHand) await page.keyboard.press('Space')
    const text = answers[at.name]
    if (at.kind === 'radio' && at.steps >= 0) {
      await page.keyboard.press('Space')
      for (let step = 0; step < at.steps; step++) await page.keyboard.press('ArrowDown')
    } else if (at.kind === 'select-one' && at.steps >= 0) {
      await page.keyboard.press('Home')
      for (let step = 0; step < at.steps; step++) await page.keyboard.press('ArrowDown')
    } else if ((at.kind === 'text' || at.kind === 'tel') && text !== undefined) {
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
    }
  }
  throw new Error('the button was never reached')
}

it('answers all questions and comes to the bank', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await page.goto('/business/apply')
  await page.locator('form button[type=submit]').waitFor()
  for (const heading of [
    'Business Information',
    'Your funding goals',
    'Verify Ownership',
    'Business address',
    'Connect your business bank account',
  ]) {
    await answerByKeyboard(page)
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
    // A step begins at its heading, for whoever cannot see that the page changed.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(heading)
  }
  await visitor.close()
})
