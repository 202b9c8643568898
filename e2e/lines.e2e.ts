// The lines behind the figures as an underwriter reads them: from a figure to its lines and back, by keyboard; a line classed with its effect seen first; a phone in Spanish.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { fieldMessage } from '#core/fields/field-message.ts'
import { en } from '#core/words/lines/en.ts'
import { es } from '#core/words/lines/es.ts'
import { formatUsd } from '#core/ground/money.ts'
import { startWorld, type Visitor, type World } from './world.ts'

interface Login {
  readonly role: string
  readonly email: string
  readonly password: string
}

let world: World
let underwriter: Login
beforeAll(async () => {
  world = await startWorld({ DEMO_SAMPLES: '8' })
  const guide = (await (await fetch(`${world.base}/api/demo/guide`)).json()) as { staff: Login[] }
  underwriter = guide.staff.find(({ role }) => role === 'underwriter')!
})
afterAll(() => world.stop())

async function logIn({ page }: Visitor): Promise<void> {
  const { email, password } = underwriter
  await page.goto('/business/staff')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await page.getByLabel('Code').waitFor()
  const answer = await fetch(`${world.base}/api/demo/code?email=${encodeURIComponent(email)}`)
  await page.getByLabel('Code').fill(((await answer.json()) as { code: string }).code)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Applications' }).waitFor()
}

/** Opens a file in which other lenders were found, and answers its id. */
const openWithLenders = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const ask = async <T>(path: string, body?: object): Promise<T> =>
      (await (
        await fetch(`/api/staff/applications/${path}`, {
          ...(body && {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
        })
      ).json()) as T
    const { items } = await ask<{ items: { id: string }[] }>('list', { sort: 'newest' })
    for (const { id } of items) {
      await ask(`${id}/open`, { reason: 'underwriting' })
      const { bank } = await ask<{ bank: { positions: { foundBy: string; paymentsMade: number }[] } | null }>(
        `${id}/bank`,
      )
      if (bank?.positions.some(({ paymentsMade }) => paymentsMade > 5)) return id
    }
    throw new Error('no sample has lenders')
  })

it('from a figure to its lines and back; a day and a lender by keys; a line classed, its effect seen before', async () => {
  const visitor = await world.visitor({ width: 1440, language: 'en' })
  const { page } = visitor
  await logIn(visitor)
  const id = await openWithLenders(page)
  await page.goto(`/business/staff/applications/${id}?part=bank`)
  const figure = page.locator('.months tbody a.fig').first()
  await figure.waitFor()
  const wanted = (await figure.textContent())!
  const anchor = (await figure.getAttribute('id'))!
  await figure.press('Enter')
  await page.locator('.bank-line').first().waitFor()
  await page.getByRole('heading', { level: 1, name: en.allAccounts }).waitFor()
  await visitor.looksWell('the lines')
  // The sum of the lines is the figure that led here.
  const sums = (await page.locator('.lines-sums').textContent())!.match(/\$[\d,]+\.\d\d/g) ?? []
  const whole = (shown: string) => formatUsd(Number(shown.replace(/\D/g, '')), { cents: false })
  expect(sums.map(whole)).toContain(wanted)
  await page.getByRole('link', { name: en.backToWhere }).click()
  await page.waitForFunction((left) => document.activeElement?.id === left, anchor)
  await page.goBack()
  await page.locator('.bank-line').first().waitFor()

  // A day by keys, then the lines of a lender.
  const chart = page.locator('.balance')
  await chart.focus()
  for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
  expect(await chart.getByRole('status').textContent()).toMatch(/20\d\d: \$/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/day=20/)
  await chart.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/series=/)
  await chart.focus()
  await page.keyboard.press('t')
  await page.getByRole('columnheader', { name: en.day, exact: true }).waitFor()
  await visitor.looksWell('the balance as a table')
  await page.getByRole('button', { name: en.asChart }).click()
  await page.getByRole('button', { name: en.clear }).click()

  // A comma that is no thousand is no other amount: it stays, with the reason.
  const least = page.getByLabel(en.least, { exact: true })
  await least.fill('3,5')
  await least.press('Enter')
  await page.getByText(fieldMessage({ key: 'amount' }, '', 'en')).waitFor()
  expect(await least.inputValue()).toBe('3,5')
  await visitor.looksWell('an amount that cannot be read')
  await least.fill('')
  await least.press('Enter')
  await page.getByText(fieldMessage({ key: 'amount' }, '', 'en')).waitFor({ state: 'detached' })

  // The largest sale of a complete month, classed with a digit.
  await page.getByRole('button', { name: en.onlyCounted }).click()
  await page.waitForURL(/figure=revenue/)
  // The last complete month.
  const ofMonth = page.waitForResponse(
    (found) => /\/list$/.test(found.url()) && /"month"/.test(found.request().postData() ?? ''),
  )
  await page.getByLabel(en.month, { exact: true }).selectOption({ index: 2 })
  await page.waitForURL(/month=/)
  await ofMonth
  await page.locator('.lines-list[aria-busy=false] .bank-line:not(.waits)').first().waitFor()
  // Until the answer is there the previous lines stand, and none of them is opened: another one comes in its place.
  let answer = () => {}
  const answered = new Promise<void>((done) => (answer = done))
  await page.route('**/lines/*/list', (route) => answered.then(() => route.continue()))
  await page.getByLabel(en.sort).selectOption('largest')
  await page.locator('.lines-list[aria-busy=true]').waitFor()
  await page.locator('body').press('j')
  answer()
  await page.locator('.lines-list[aria-busy=false] .bank-line:not(.waits)').first().waitFor()
  expect(await page.locator('.line-panel').count()).toBe(0)
  await page.locator('body').press('j')
  // Its keys come with the form, a moment after the panel.
  await page.locator('.line-panel form').waitFor()
  await page.keyboard.press('3')
  await page.locator('.effect').waitFor()
  await visitor.looksWell('a line and what a label would change')
  const effect = page.locator('.effect tbody tr').nth(1).locator('td')
  expect(await effect.nth(0).textContent()).not.toBe(await effect.nth(1).textContent())
  await page.getByRole('button', { name: en.save }).click()
  await page.getByText(en.reasonMissing).first().waitFor()
  await page.getByLabel(en.reason).fill('The owner told us')
  await page.keyboard.press('Control+Enter')
  await page.locator('.line-panel').waitFor({ state: 'detached' })
  // It is no revenue any more: with the other lines of its month it stands there, and says why.
  await page.getByRole('button', { name: en.onlyCounted }).click()
  await page.locator('.bank-line', { hasText: en['why.said'] }).first().waitFor()

  // A search stays out of the address.
  await page.locator('body').press('/')
  await page.keyboard.type('no such text')
  await page.getByText(en.noLines).waitFor()
  expect(page.url()).not.toContain('such')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: en.clear }).click()
  await page.locator('.bank-line').first().waitFor()
  await visitor.looksWell('the lines, dark')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
  await page.reload()
  await page.getByRole('heading', { level: 1, name: es.allAccounts }).waitFor()
  await page.locator('.bank-line:not(.waits)').first().waitFor()
  await visitor.looksWell('the lines on a phone')
  await page.locator('.bank-line').nth(1).click()
  await page.getByRole('dialog').waitFor()
  await visitor.looksWell('a line on a phone')
  // What is asked for by the previous stamp is answered 409 and asked for again by the new one; a busy machine may see it.
  const { troubles } = visitor
  troubles.splice(0, troubles.length, ...troubles.filter((each) => !/status of 409/.test(each)))
  await visitor.close()
})
