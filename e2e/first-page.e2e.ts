// The first page before, while and after its script arrives: readable, typed into, nothing lost; and what it is made of.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { es } from '#core/words/no-script/es.ts'
import { shareWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
}, 120_000)
afterAll(() => world.stop())

const submit = 'form button[type=submit]'

/** Opens the first page and holds its script back until the answer is called. */
async function withoutScript(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/business/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForSelector('#firstName')
  return release
}

describe.each([
  ['en', 1280, 'Estimated Yearly Sales: $504,000', 'Please use Latin letters'],
  ['es', 360, 'Ventas anuales estimadas: $504,000', 'Use letras latinas'],
] as const)('first page, %s at %i px', (language, width, yearly, latin) => {
  it('asks no last name of who has one name only, keeps capitals as typed, and works by keyboard', async () => {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    await page.goto(`/business/apply/lang/${language}`)
    await page.waitForSelector(submit)
    await page.fill('#firstName', 'bell')
    await page.press('#firstName', 'Tab')
    expect(await page.inputValue('#firstName')).toBe('bell')
    await page.fill('#lastName', 'McDONALD')
    await page.press('#lastName', 'Tab')
    expect(await page.inputValue('#lastName')).toBe('McDONALD')
    await page.press('#oneName', 'Space')
    await expect.poll(() => page.locator('#lastName').count()).toBe(0)
    await page.press('#oneName', 'Space')
    await expect.poll(() => page.inputValue('#lastName')).toBe('McDONALD')
    await page.press('#oneName', 'Space')
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/one-name-${language}.png` })
    await page.locator(submit).first().click()
    await expect.poll(() => page.locator('#email-error').count()).toBe(1)
    expect(await page.locator('#lastName-error, #firstName-error').count()).toBe(0)
    await visitor.close()
  })

  it('keeps a name that papers cannot print beside the one that it asks for', async () => {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    await page.goto(`/business/apply/lang/${language}`)
    await page.waitForSelector(submit)
    expect(await page.locator('#ownName').count()).toBe(0)
    await page.fill('#firstName', '伟')
    await page.press('#firstName', 'Tab')
    await page.fill('#lastName', '张')
    await page.press('#lastName', 'Tab')
    await expect.poll(() => page.inputValue('#ownName')).toBe('张伟')
    await page.getByText(latin).first().waitFor()
    await page.fill('#firstName', 'Wei')
    await page.fill('#lastName', 'Zhang')
    await page.press('#lastName', 'Tab')
    await expect.poll(() => page.getByText(latin).count()).toBe(0)
    expect(await page.inputValue('#ownName')).toBe('张伟')
    // Whoever empties it writes on in it.
    await page.fill('#ownName', '')
    await page.locator('#ownName').pressSequentially('張偉')
    expect(await page.inputValue('#ownName')).toBe('張偉')
    await visitor.close()
  })

  it('keeps what was typed before its script ran', async () => {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    const release = await withoutScript(page, `/business/apply/lang/${language}`)
    expect(await page.locator('h1').innerText()).not.toBe('')
    expect(await page.locator(submit).count()).toBe(0)
    await page.check('input[value="Credit Line"]')
    await page.fill('#requestedAmount', '50000')
    await page.fill('#monthlySales', '42000')
    await page.fill('#firstName', 'Ana')
    await page.fill('#email', 'Ana@Shop.example')
    await page.fill('#cellPhone', '2075550142')
    await page.check('#smsConsent')
    await page.focus('#lastName')
    await page.keyboard.type('Qui')
    release()
    await page.waitForSelector(submit)
    await page.keyboard.type('spe')
    expect(await page.isChecked('input[value="Credit Line"]')).toBe(true)
    expect(await page.isChecked('#smsConsent')).toBe(true)
    const values = ['requestedAmount', 'monthlySales', 'firstName', 'lastName', 'email', 'cellPhone'].map(
      (id) => page.inputValue(`#${id}`),
    )
    expect(await Promise.all(values)).toEqual([
      '50,000',
      '42,000',
      'Ana',
      'Quispe',
      'ana@shop.example',
      '(207) 555-0142',
    ])
    await page.getByText(yearly).waitFor()
    await visitor.looksWell('first page, filled in')
    await page.click(submit)
    await page.waitForSelector('#businessName')
    await visitor.close()
  })

  it('changes the language at once and keeps the answers', async () => {
    const visitor = await world.visitor({ width, language })
    const { page } = visitor
    await page.goto('/business/apply')
    await page.waitForSelector(submit)
    await page.fill('#firstName', 'Ana')
    const before = await page.locator('h1').innerText()
    await page.click('.lang')
    await expect.poll(() => page.locator('h1').innerText()).not.toBe(before)
    expect(await page.inputValue('#firstName')).toBe('Ana')
    expect(await page.getAttribute('html', 'lang')).toBe(language === 'en' ? 'es' : 'en')
    await page.reload()
    expect(await page.getAttribute('html', 'lang')).toBe(language === 'en' ? 'es' : 'en')
    await visitor.close()
  })
})

describe('the first page', () => {
  it('has no inline script, and its data cannot end its element', async () => {
    const html = await (await fetch(`${world.base}/business/apply`)).text()
    const scripts = [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)]
    const inline = scripts.filter(([, attributes]) => !attributes?.includes('src='))
    expect(inline.map(([, attributes]) => attributes)).toEqual([' type="application/json" id="page-data"'])
    expect(JSON.parse(inline[0]![2]!)).toMatchObject({ brand: { id: 'default' }, language: 'en' })
  })

  it('fills in what this browser kept of an earlier visit, without drawing the page again', async () => {
    const visitor = await world.visitor({ width: 360, language: 'en' })
    const { page } = visitor
    await page.goto('/business/apply')
    await page.evaluate(() => {
      const expiry = Date.now() + 60_000
      localStorage.setItem('monthly_sales', JSON.stringify({ value: '42,000', expiry }))
    })
    await page.reload()
    await expect.poll(() => page.inputValue('#monthlySales')).toBe('42,000')
    await page.getByText('Estimated Yearly Sales: $504,000').waitFor()
    await visitor.close()
  })

  it('takes the amount out of the address and into the page', async () => {
    const visitor = await world.visitor({ width: 1280, language: 'en' })
    const { page } = visitor
    await page.goto('/business/apply/amt/75000')
    await page.waitForURL('**/business/apply/')
    await expect.poll(() => page.inputValue('#requestedAmount')).toBe('75,000')
    await page.goto('/business/apply/affil/harbor/amt/60000')
    await page.waitForURL('**/business/apply/affil/harbor/')
    await page.getByText('Harbor Pay').first().waitFor()
    expect(await page.title()).toBe('Working Capital - Powered by Underway')
    await visitor.close()
  })
})

it('a page that is made by its script says what to do where that does not come', async () => {
  const context = await world.browser.newContext({ baseURL: world.base, locale: 'es-US' })
  const page = await context.newPage()
  await page.route('**/business/assets/*.js', (route) => route.abort())
  await page.goto('/business/portal/login')
  await page.getByText(es.late.split('{')[0]!.trim()).waitFor()
  await context.close()
})
