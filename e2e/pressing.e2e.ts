// What a press does on the pages: a refused one leads to the first wrong field, a double one presses nothing on the next page; dark screens; no page; a page that breaks.
import type { Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { en } from '#core/words/address-input/en.ts'
import { en as shell } from '#core/words/shell/en.ts'
import { es as shellEs } from '#core/words/shell/es.ts'
import { suggestAddress } from '#features/capabilities/address/paths.ts'
import { shareWorld, type World } from './world.ts'
import { answers, fillPage, goOn } from './wizard.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})
afterAll(() => world.stop())

const url = '/business/apply'
const suggest = `**${suggestAddress.path}`

it('leads to the first wrong field after a refused press, with the summary above it', async () => {
  const visitor = await world.visitor({ width: 360, language: 'en' })
  const { page } = visitor
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await fillPage(page, { ...answers, monthlySales: '', email: '' })
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await page.locator('form button[type=submit]').click()
  await expect.poll(focused).toBe('monthlySales')
  expect(await page.locator('.summary a').count()).toBe(2)
  await visitor.looksWell('a refused page')
  await page.locator('.summary a').nth(1).click()
  expect(await focused()).toBe('email')
  await page.locator('form button[type=submit]').click()
  await expect.poll(focused).toBe('monthlySales')
  await visitor.close()
})

it('meets what was pressed, though leaving a field takes lines off the page', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await fillPage(page)
  await goOn(page)
  await page.locator('[name="businessName"]').waitFor()
  await page.locator('form button[type=submit]').click({ delay: 600 })
  await page.locator('.summary').waitFor()
  // The name tells classification and industry, and the summary gets shorter.
  await page.locator('[name="businessName"]').fill('Harbor Street Bakery LLC')
  await page.locator('[name="yearsInBusiness"][value="2-5 years"]').check()
  await page.locator('.summary a').nth(1).waitFor({ state: 'detached' })
  expect(await page.locator('#classification').inputValue()).toBe('LLC')
  await visitor.close()
})

it('takes a double press for one: nothing on the next page is pressed by it', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await fillPage(page)
  // As on pages of one length: the next page's button stands where this one stood.
  await page.evaluate(() =>
    document.styleSheets[0]!.insertRule(
      'form .actions .btn:not(.quiet) { position: fixed; left: 40px; top: 120px }',
    ),
  )
  const first = await page.locator('h1').innerText()
  await page.locator('form button[type=submit]').dblclick()
  await page.locator('[name="businessName"]').waitFor()
  expect(await page.locator('h1').innerText()).not.toBe(first)
  // Pressed, it would complain of the questions that nobody has seen yet.
  expect(await page.locator('.summary').count()).toBe(0)
  await page.locator('form button[type=submit]').click({ delay: 600 })
  await page.locator('.summary').waitFor()
  await visitor.close()
})

it.each([1280, 360])(
  'is pressed at %i px although leaving the last field moves the button',
  async (width) => {
    const visitor = await world.visitor({ width, language: 'en' })
    const { page } = visitor
    await page.goto(`${url}/legacy`)
    await page.waitForLoadState('networkidle')
    for (const name of ['ownership', 'businessName']) {
      await fillPage(page, { ...answers, contactMethod: 'Email' })
      await goOn(page)
      await page.locator(`[name="${name}"]`).first().waitFor()
    }
    const line = page.locator('[name="businessAddress"]')
    const asked = new Promise<Route>((hold) => void page.route(suggest, hold))
    await line.fill('120 Commercial St')
    const button = page.locator('form button[type=submit]')
    // Left by this press, the line asks for zip, state and city above the button; while it is held, a list of suggestions covers it.
    if (width < 600) await button.tap()
    else {
      const suggesting = await asked
      await button.hover()
      await page.mouse.down()
      const answered = page.waitForResponse(suggest)
      await suggesting.continue()
      await (await answered).finished()
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      await page.mouse.up()
    }
    await page.locator('.summary').waitFor()
    await page.locator('[name="businessZip"]').waitFor()
    await visitor.close()
  },
)

it('is pressed although leaving an e-mail address asks what was meant', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'es' })
  const { page } = visitor
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await fillPage(page)
  const email = page.locator('[name="email"]')
  const asks = page.getByRole('button', { name: '¿Quiso escribir ana@gmail.com?' })
  await email.fill('ana@gmial.com')
  await page.keyboard.press('Tab')
  await asks.press('Enter')
  expect(await email.inputValue()).toBe('ana@gmail.com')
  await email.fill('ana@gmial.com')
  await page.locator('form button[type=submit]').hover()
  await page.mouse.down()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await asks.count()).toBe(0)
  await page.mouse.up()
  await page.locator('[name="businessName"]').waitFor()
  await visitor.close()
})

it('has targets that a finger meets', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  for (const label of await page
    .locator('main label:has(input[type=radio]), main label:has(input[type=checkbox])')
    .all())
    expect((await label.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  for (const input of await page.locator('main input[type=radio], main input[type=checkbox]').all())
    expect((await input.boundingBox())!.width).toBeGreaterThanOrEqual(24)
  await visitor.close()
})

it('fills city and state from a zip, and never over what was typed', async () => {
  const visitor = await world.visitor({ width: 360, language: 'en' })
  const { page } = visitor
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  for (const name of ['businessName', 'fundsNeeded', 'ownership']) {
    await fillPage(page)
    await goOn(page)
    await page.locator(`[name="${name}"]`).first().waitFor()
  }
  await page.getByRole('button', { name: en.addressManual }).click()
  const value = (name: string) => () => page.inputValue(`[name="${name}"]`)
  await page.locator('[name="homeZip"]').fill('04102')
  await expect.poll(value('homeCity')).toBe('Portland')
  await expect.poll(value('homeState')).toBe('ME')
  await page.locator('[name="homeCity"]').fill('Deering')
  await page.locator('[name="homeState"]').fill('')
  await page.locator('[name="homeZip"]').fill('04103')
  await expect.poll(value('homeState')).toBe('ME')
  expect(await value('homeCity')()).toBe('Deering')
  await visitor.close()
})

it('is dark where the system is, with the partner in its own colours and logo', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  const colour = (property: string) =>
    page.evaluate(
      (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
      property,
    )
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.goto(`${url}/affil/harbor`)
  await page.waitForLoadState('networkidle')
  const light = [await ground(), await colour('--brand')]
  expect(light).toEqual(['rgb(245, 244, 239)', '#234a8f'])
  const logo = page.getByRole('img', { name: 'Harbor Pay' })
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => colour('--brand')).toBe('#8fb4f5')
  expect(await ground()).toBe('rgb(15, 27, 31)')
  await visitor.looksWell('a partner in the dark')
  // Paper is white.
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await expect.poll(() => colour('--brand')).toBe('#234a8f')
  expect(await ground()).toBe('rgb(255, 255, 255)')
  await visitor.close()
})

it('says that there is no such page, and nothing goes wrong in the browser over it', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await page.goto(`${url}/nowhere`)
  await page.getByRole('heading', { name: shell.notFoundTitle }).waitFor()
  await visitor.looksWell('no page')
  // The browser itself notes the status of the address; nothing else.
  expect(visitor.troubles.filter((trouble) => !/status of 404/.test(trouble))).toEqual([])
  visitor.troubles.length = 0
  await visitor.close()
})

it('says that a page broke, and the way on leads away from it', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page, troubles } = visitor
  await page.route('**/assets/demo-page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function DemoPage() { throw new Error("drawn wrong") }',
    }),
  )
  await page.goto('/business/demo')
  await page.getByRole('heading', { name: shellEs.failedTitle }).waitFor()
  await visitor.looksWell('a page that broke')
  await page.getByRole('link', { name: shellEs.apply }).click()
  await page.locator('[name="requestedAmount"]').waitFor()
  troubles.splice(0, troubles.length, ...troubles.filter((each) => !each.includes('drawn wrong')))
  await visitor.close()
})

it.each(['Enter', 'a tap'])('goes on with the first press after an amount in words, by %s', async (by) => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  const words = new Promise<Route>((hold) => void page.route('**/understood-*.js', hold))
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const amount = page.locator('[name="requestedAmount"]')
  await fillPage(page, { ...answers, requestedAmount: '12.000,00' })
  if (by === 'Enter') await amount.press('Enter')
  else await page.locator('form button[type=submit]').tap()
  await (await words).continue()
  await page.locator('[name="businessName"]').waitFor()
  await page.goBack()
  expect(await amount.inputValue()).toBe('12,000')
  await visitor.close()
})

it('does not go on by a press whose amount is typed anew while its words are read', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  const words = new Promise<Route>((hold) => void page.route('**/understood-*.js', hold))
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const amount = page.locator('[name="requestedAmount"]')
  await fillPage(page, { ...answers, requestedAmount: 'fifty thousand' })
  await amount.press('Enter')
  await amount.fill('700')
  await (await words).continue()
  await page.waitForLoadState('networkidle')
  await amount.pressSequentially('0')
  expect(await amount.inputValue()).toBe('7,000')
  await amount.press('Enter')
  await page.locator('[name="businessName"]').waitFor()
  await page.goBack()
  expect(await amount.inputValue()).toBe('7,000')
  await visitor.close()
})
