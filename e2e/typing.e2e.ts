// Masked fields under real keys: what a key does to the figures alone, text that comes whole, the way back; and an address that contradicts itself.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { writtenNames } from '#core/codes/state-names.ts'
import { usStates } from '#core/codes/us-states.ts'
import { answers, fillPage, goOn } from './wizard.ts'
import { shareWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
}, 120_000)
afterAll(() => world.stop())

/** Short for one state with their dot, and without it the beginning of another one's name. */
const onlyWithDot = /^(?:ala|miss|wash)$/

const amount = '#requestedAmount'
const phone = '#cellPhone'

const caretAt = (page: Page, field: string, at: number) =>
  page.locator(field).evaluate((input, place) => {
    input.focus()
    ;(input as HTMLInputElement).setSelectionRange(place, place)
  }, at)
const caretOf = (page: Page, field: string) =>
  page.locator(field).evaluate((input) => (input as HTMLInputElement).selectionStart)
/** As autofill and password managers do: the value is there, then one event. */
const fillByScript = (page: Page, field: string, text: string) =>
  page.locator(field).evaluate((input, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

describe.each([
  ['en', 1280],
  ['es', 360],
] as const)('%s at %i px', (language, width) => {
  it('does to a mask what it does to the figures', async () => {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    const shows = (field: string) => expect.poll(() => page.inputValue(field))
    await page.goto(`/business/apply/lang/${language}`)
    await page.waitForSelector('form button[type=submit]')
    await page.waitForLoadState('networkidle')

    await page.locator(amount).pressSequentially('100000')
    await shows(amount).toBe('100,000')
    await press(page, 'Home', 'Delete')
    await shows(amount).toBe('00,000')
    await press(page, '2')
    await shows(amount).toBe('200,000')
    expect(await caretOf(page, amount)).toBe(1)
    await press(page, 'Control+z', 'Control+z')
    await shows(amount).toBe('100,000')
    await press(page, 'Control+y')
    await shows(amount).toBe('00,000')
    await press(page, 'Control+a', '7')
    await shows(amount).toBe('7')

    await page.locator(phone).pressSequentially('2075550142')
    await shows(phone).toBe('(207) 555-0142')
    await caretAt(page, phone, 9)
    await press(page, 'Delete', 'Delete', 'Delete')
    await shows(phone).toBe('(207) 555-2')
    await caretAt(page, phone, 6)
    await press(page, 'Backspace', 'Backspace')
    await shows(phone).toBe('(255) 52')
    await visitor.close()
  })

  it('reads what comes whole, shows it, and leaves what it cannot read', async () => {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    const shows = (field: string) => expect.poll(() => page.inputValue(field))
    await page.goto(`/business/apply/lang/${language}`)
    await page.waitForSelector('form button[type=submit]')
    await page.waitForLoadState('networkidle')
    for (const [field, text, shown] of [
      [amount, '50000', '50,000'],
      [amount, '50k', '50,000'],
      [amount, 'fifty thousand', '50,000'],
      [phone, '+1 207 555 0142', '(207) 555-0142'],
      [phone, 'tel:+1-207-555-0143', '(207) 555-0143'],
      [phone, 'cell: 207-555-0144', '(207) 555-0144'],
      [phone, '207-555-0142 x12', '207-555-0142 x12'],
    ] as const) {
      await fillByScript(page, field, text)
      await shows(field).toBe(shown)
    }
    await page.locator(phone).focus()
    await press(page, 'Tab')
    await page
      .getByText(language === 'es' ? /Quite la extensión/ : /leave out the extension/)
      .first()
      .waitFor()
    // By hand it is shown when the field is left.
    await page.fill(amount, '')
    await page.locator(amount).pressSequentially('1.5 million')
    await press(page, 'Tab')
    await shows(amount).toBe('1,500,000')
    await visitor.close()
  })

  it('keeps a typed comma before the script of the masks has come', async () => {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    const cut = page.waitForRequest('**/assets/hand-*.js')
    await page.route('**/assets/hand-*.js', () => {})
    await page.goto(`/business/apply/lang/${language}`)
    await page.waitForSelector('form button[type=submit]')
    await cut
    await page.locator(amount).pressSequentially('62,50')
    expect(await page.inputValue(amount)).toBe('62,50')
    await page.fill(amount, '')
    await page.locator(amount).pressSequentially('62500.00')
    expect(await page.inputValue(amount)).toBe('62,500.00')
    await page.locator(phone).pressSequentially('2075550142')
    expect(await page.inputValue(phone)).toBe('(207) 555-0142')
    await visitor.close()
  })

  it('asks about a street without a number, and takes that it has none', async () => {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    await page.goto(`/business/affiliate-signer/lang/${language}`)
    await page.locator('#businessAddress').fill('Elm St')
    await page.locator('#businessZip').focus()
    await press(page, 'Tab')
    await page.locator('#businessAddress-error').waitFor()
    const asked = await page.locator('#businessAddress-error').innerText()
    expect(asked).toContain(language === 'es' ? 'sin número' : 'no number')
    await page
      .locator('#businessAddress')
      .fill(language === 'es' ? 'Elm St, sin número' : 'Elm St, no number')
    await expect.poll(() => page.locator('#businessAddress-error').count()).toBe(0)
    await visitor.close()
  })

  it('makes of a state typed key by key that state, and of no other key another one', async () => {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    await page.goto(`/business/affiliate-signer/lang/${language}`)
    const field = page.locator('#businessState')
    await page.locator('#businessAddress').fill('1 Elm St')
    await page.getByRole('button', { name: /by hand|a mano/ }).click()
    await page.waitForLoadState('networkidle')
    const written =
      language === 'es' ? writtenNames() : usStates.map(({ code, name }) => [name, code] as const)
    const texts = [...written, ['Nueva York', 'NY'], ['Me.', 'ME'], ['maine', 'ME'], ['MAINE', 'ME']] as const
    for (const [name, code] of texts) {
      if (onlyWithDot.test(name)) continue
      await field.fill('')
      for (const [at, key] of [...name].entries()) {
        await page.keyboard.press(key === ' ' ? 'Space' : key)
        expect(await field.inputValue()).toBe(
          name.slice(0, at + 1).replace(/[a-z]/g, (each) => each.toUpperCase()),
        )
      }
      await press(page, 'Tab')
      await expect.poll(() => field.inputValue(), { message: name }).toBe(code)
    }
    // Half a name is none, and said so; with a key taken back it goes on.
    await field.fill('')
    await field.pressSequentially('Virgini')
    await press(page, 'Tab')
    await page.locator('#businessState-error').waitFor()
    expect(await field.inputValue()).toBe('VIRGINI')
    await field.press('End')
    await press(page, 'Backspace', 'i', 'a', 'Tab')
    await expect.poll(() => field.inputValue()).toBe('VA')
    await expect.poll(() => page.locator('#businessState-error').count()).toBe(0)
    await visitor.close()
  })

  it('takes what a browser fills in, without a key: who they are and where, and goes on', async () => {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    await page.goto(`/business/apply/lang/${language}`)
    await page.locator('#cellPhone').waitFor()
    const filled = [
      ['firstName', 'given-name', 'Ana', 'Ana'],
      ['lastName', 'family-name', 'Quispe', 'Quispe'],
      ['email', 'email', 'ana.filled@example.com', 'ana.filled@example.com'],
      ['cellPhone', 'tel-national', '+1 207-555-0142', '(207) 555-0142'],
    ] as const
    for (const [id, token, text] of filled) {
      expect(await page.locator(`#${id}`).getAttribute('autocomplete')).toBe(token)
      await fillByScript(page, `#${id}`, text)
    }
    for (const [id, , , shown] of filled) await expect.poll(() => page.inputValue(`#${id}`)).toBe(shown)
    const others = Object.entries(answers).filter(([name]) => !filled.some(([id]) => id === name))
    await fillPage(page, Object.fromEntries(others))
    const saved = page.waitForRequest('**/api/apply/lead')
    await goOn(page)
    const sent = (await saved).postData() ?? ''
    for (const text of ['Ana', 'Quispe', 'ana.filled@example.com']) expect(sent).toContain(`"${text}"`)
    expect(sent.replace(/[^\d"]/g, '')).toContain('2075550142')
    await visitor.close()
  })

  it('asks about a zip of another state, and goes on once they agree', async () => {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    await page.goto(`/business/affiliate-signer/lang/${language}`)
    await page.locator('#businessAddress').waitFor()
    // In the page for autofill, and out of the way of the keyboard.
    expect(await page.locator('#businessZip').getAttribute('autocomplete')).toBe('section-work postal-code')
    expect(await page.locator('#businessZip').getAttribute('tabindex')).toBe('-1')
    await fillByScript(page, '#businessZip', '90210')
    await fillByScript(page, '#businessState', 'Maine')
    await expect.poll(() => page.inputValue('#businessState')).toBe('ME')
    await page.locator('#businessZip').focus()
    await press(page, 'Tab')
    await page.locator('#businessZip-error').waitFor()
    expect(await page.locator('#businessZip-error').innerText()).toContain('California')
    await page.getByRole('button', { name: /CA$/ }).click()
    await expect.poll(() => page.inputValue('#businessState')).toBe('CA')
    await expect.poll(() => page.locator('#businessZip-error').count()).toBe(0)
    await visitor.close()
  })

  it('does not type behind what a zip filled in meanwhile', async () => {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    let answer = () => {}
    await page.route('**/api/address/zip', async (route) => {
      await new Promise<void>((go) => (answer = go))
      await route.continue()
    })
    await page.goto(`/business/affiliate-signer/lang/${language}`)
    await page.locator('#businessAddress').fill('1 Main St')
    await press(page, 'Tab')
    const asked = page.waitForRequest('**/api/address/zip')
    await page.locator('#businessZip').fill('04101')
    await asked
    await page.locator('#businessState').focus()
    answer()
    await expect.poll(() => page.inputValue('#businessState')).toBe('ME')
    await page.keyboard.type('ME')
    expect(await page.inputValue('#businessState')).toBe('ME')
    expect(await page.inputValue('#businessCity')).not.toBe('')
    await visitor.close()
  })
})

it('names a choice of a select by all that was typed, however slowly', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await page.goto('/business/docgenerator/')
  const select = page.locator('#doc')
  await select.waitFor()
  const names = await select.locator('option').allInnerTexts()
  for (const name of names.slice(1)) {
    await select.focus()
    for (const key of name) {
      await page.keyboard.press(key === ' ' ? 'Space' : key)
      expect(names).toContain(await select.locator('option:checked').innerText())
    }
    expect(await select.locator('option:checked').innerText()).toBe(name)
    await page.locator('#link').focus()
  }
  await visitor.close()
})
