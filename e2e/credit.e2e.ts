// Credit reports in the browser: an underwriter obtains one of an owner who agreed and reads it; on a phone in Spanish, with a key, it is read again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { en } from '#core/words/credit/en.ts'
import { es } from '#core/words/credit/es.ts'
import { startWorld, type World } from './world.ts'

interface Guide {
  readonly staff: readonly { role: string; email: string; password: string; authKey: string }[]
}

let world: World
let staff: Guide['staff'][number]
beforeAll(async () => {
  world = await startWorld({ DEMO_SAMPLES: '8' })
  const guide = (await (await fetch(`${world.base}/api/demo/guide`)).json()) as Guide
  staff = guide.staff.find(({ role }) => role === 'underwriter')!
})
afterAll(() => world.stop())

/** Calls as the page's own session; `body`: a POST. */
const ask = <T>(page: Page, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([to, given]) => {
      const sent = given && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(given),
      }
      const answer = await fetch(`/api/staff/${to}`, sent || {})
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as T
    },
    [path, body] as const,
  )

interface Shown {
  readonly credit: readonly { readonly bar: string | null; readonly reports: readonly { id: string }[] }[]
}

/** An opened file of which a report may be obtained (`there` = there is one). */
async function fileWith(page: Page, there: boolean): Promise<string> {
  const { items } = await ask<{ items: { id: string }[] }>(page, 'applications/list', { sort: 'newest' })
  for (const { id } of items) {
    await ask(page, `applications/${id}/open`, { reason: 'underwriting' })
    const { credit } = await ask<Shown>(page, `applications/${id}`)
    const [own] = credit
    if (there ? own?.bar === 'there' : own?.bar === null) return id
  }
  throw new Error('no sample fits')
}

test('an underwriter obtains a report, sees it come, and reads it', async () => {
  const visitor = await world.visitor({ width: 1440, language: 'en' })
  const { page } = visitor
  await page.goto('/business/staff/login')
  const { email, password } = staff
  const told = await fetch(`${world.base}/api/demo/code?email=${encodeURIComponent(email)}`)
  const { code } = (await told.json()) as { code: string }
  await ask(page, 'login', { email, password, code })
  const id = await fileWith(page, false)
  await page.goto(`/business/staff/applications/${id}`)
  await page.getByRole('button', { name: /^Obtain the credit report of/ }).press('Enter')
  await page.getByRole('dialog').getByText('A soft inquiry').waitFor()
  await visitor.looksWell('the question')
  await page.getByRole('dialog').getByRole('button', { name: en.pull }).press('Enter')
  const open = page.getByRole('link', { name: /^Open the report of/ })
  await open.waitFor()
  await visitor.looksWell('the overview')
  await open.press('Enter')
  await page.getByRole('heading', { name: en.profileSummary }).waitFor()
  await visitor.looksWell('the report')
  expect(await page.getByRole('table', { name: /Payment history/ }).count()).toBeGreaterThan(0)
  await page.getByRole('link', { name: en.backToFile }).press('Enter')
  await open.waitFor()
  await visitor.close()
})

test('on a phone in Spanish it is read with an auth key, one column, nothing sideways', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
  await page.goto('/business/staff/login')
  await ask(page, 'auth-key-login', { authKey: staff.authKey })
  const id = await fileWith(page, true)
  const { credit } = await ask<Shown>(page, `applications/${id}`)
  await page.goto(`/business/staff/applications/${id}/credit/${credit[0]!.reports[0]!.id}`)
  await page.getByRole('heading', { name: es.profileSummary }).waitFor()
  await visitor.looksWell('the report')
  await visitor.close()
})
