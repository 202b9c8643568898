// The renewal in a browser: a bank that is known on a desktop in English, and on a phone in Spanish the end right after the widget.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { es as bankEs } from '#core/words/bank-link/es.ts'
import { en as link } from '#core/words/link-visit/en.ts'
import { en as uploads } from '#core/words/uploads/en.ts'
import { es as uploadsEs } from '#core/words/uploads/es.ts'
import { en } from '#core/words/renewal/en.ts'
import { es } from '#core/words/renewal/es.ts'
import { statementPdf } from '../test/made-files.ts'
import { inFrame } from './keys.ts'
import { startWorld, type World } from './world.ts'

let world: World
const paths = new Map<string, string>()
beforeAll(async () => {
  // The third sample has chosen an offer with its bank connected.
  world = await startWorld({ DEMO_SAMPLES: '8' })
  const guide = (await (await fetch(`${world.base}/api/demo/guide`)).json()) as {
    flows: { id: string; url: string }[]
  }
  for (const { id, url } of guide.flows) paths.set(id, new URL(url).pathname)
}, 180_000)
afterAll(() => world.stop())

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const ask = async (page: Page, amount: string, use: string) => {
  await page.locator('[name="requestedAmount"]').fill(amount)
  await page.getByText(use, { exact: true }).click()
  await page.locator('form button[type=submit]').click()
}

/** A statement as PDF of the months so many months ago. */
const statement = (name: string, ...ago: readonly number[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: statementPdf(...ago.map((months) => [`Statement Period ${periodOf(months)}`])),
})

function periodOf(ago: number): string {
  const now = new Date()
  const days = [1, 0].map((end) => new Date(now.getFullYear(), now.getMonth() - ago + 1 - end, end))
  return days.map((day) => day.toLocaleDateString('en-US')).join(' - ')
}

declare global {
  interface Window {
    inOrder: string[]
  }
}

/** Writes down in which order a second was set, ran out, and the link was asked for. Runs in the page. */
function watchTheSecond(): void {
  const inOrder: string[] = []
  window.inOrder = inOrder
  const { setTimeout: set, fetch: ask } = window
  const timed = (run: () => void, ms?: number) => {
    if (ms !== 1000) return set(run, ms)
    inOrder.push('set')
    return set(() => {
      inOrder.push('ran')
      run()
    }, ms)
  }
  window.setTimeout = timed as typeof window.setTimeout
  window.fetch = (to, how) => {
    if (String(to).includes('/api/rn/verify-link')) inOrder.push('asked')
    return ask(to, how)
  }
}

test('a bank that is connected already is read again, and statements are offered (desktop, English)', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  // A second passes before the link is verified: its clock runs out, and then the call goes.
  await page.addInitScript(watchTheSecond)
  await page.goto(`${paths.get('renewal-bank')!}?utm_rep=rosa`)
  await page.getByText(link.verifying).waitFor()
  await page.locator('[name="requestedAmount"]').waitFor()
  expect(await page.evaluate(() => window.inOrder.join(' '))).toMatch(/^set (?:set )*ran (?:ran )*asked/)
  await visitor.looksWell('the request')

  await ask(page, '4,000', 'Payroll')
  await page.getByText('between $5,000.00 and $1,000,000.00').first().waitFor()
  await ask(page, '25000', 'Payroll')
  await heading(page, en.knownTitle)
  await page.reload()
  await heading(page, en.knownTitle)
  await visitor.looksWell('a known bank')
  await press(page, en.useKnown)
  await heading(page, uploads.renewalTitle)
  await page.getByText(en.statementsLinked).waitFor()
  expect(await page.getByRole('button', { name: uploads.submit, exact: true }).isDisabled()).toBe(true)
  await visitor.looksWell('statements')
  await press(page, en.withoutStatements)
  await heading(page, en.finishTitle)
  await page.getByText(en.finishText).waitFor()
  await visitor.looksWell('the end')
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept).toEqual(
    expect.arrayContaining(['account_id', 'company_name', 'oppid', 'active_plaid_connections']),
  )
  await visitor.close()
})

test('on a phone the end follows the widget, whatever came of it (Spanish)', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', {
      get: () => 'Mozilla/5.0 (Linux; Android 15) Mobile Chrome',
    }),
  )
  await page.goto(paths.get('renewal')!)
  await page.locator('[name="requestedAmount"]').waitFor()
  await visitor.looksWell('the request on a phone')
  await ask(page, '12.000,00', 'Inventario')
  await heading(page, es.adTitle)
  await visitor.looksWell('why a bank, on a phone')
  await press(page, es.toBank)
  await inFrame(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: bankEs.without }).click()
  await heading(page, es.finishTitle)
  await page.getByText(es.fasterTitle).waitFor()
  await visitor.looksWell('the end on a phone')
  await press(page, es.uploadNow)
  await heading(page, uploadsEs.renewalTitle)
  await page.getByRole('button', { name: es.allLater }).waitFor()

  // Two files in four slots: one holds three months; what is missing is said, and a slot takes its file out again.
  const drop = page.locator('#statements-file')
  const submit = page.getByRole('button', { name: uploadsEs.submit, exact: true })
  const last = page.locator('.months li').nth(3)
  await drop.setInputFiles([statement('tres.pdf', 4, 3, 2)])
  await page.getByText(uploadsEs.slotShared.replace('{count}', '3')).nth(2).waitFor()
  await page.getByText(/Aún faltan: \p{L}+ de \d{4}\.$/u).waitFor()
  expect(await submit.isDisabled()).toBe(true)
  await drop.setInputFiles([statement('uno.pdf', 1)])
  await expect.poll(() => submit.isEnabled()).toBe(true)
  await visitor.looksWell('four months in two files')
  await last.getByRole('button').click()
  await expect.poll(() => submit.isDisabled()).toBe(true)
  await page.getByRole('button', { name: es.later }).waitFor()
  await visitor.close()
})
