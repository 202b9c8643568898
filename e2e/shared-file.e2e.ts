// A file read by a link: a wrong code, the right one, accounts, one account's lines and back, an auth key, leaving; desktop and phone, both languages.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { en as creditEn } from '#core/words/credit/en.ts'
import { es as creditEs } from '#core/words/credit/es.ts'
import { en } from '#core/words/shared-file/en.ts'
import { es } from '#core/words/shared-file/es.ts'
import { shareWorld, type World } from './world.ts'

interface Guide {
  readonly staff: readonly { readonly role: string; readonly authKey: string }[]
  readonly flows: readonly { readonly id: string; readonly url: string; readonly accessCode?: string }[]
}

let world: World
let guide: Guide
beforeAll(async () => {
  world = await shareWorld('8')
  guide = (await (await fetch(`${world.base}/api/demo/guide`)).json()) as Guide
})
afterAll(() => world.stop())

const shared = (id: string) => {
  const { url, accessCode = '' } = guide.flows.find((flow) => flow.id === id)!
  return { path: new URL(url).pathname, accessCode }
}

it.each([
  [1440, 'en', en, 'aggregation'],
  [360, 'es', es, 'decisions'],
] as const)('at %i px in %s', async (width, language, t, kind) => {
  const { path, accessCode } = shared(kind)
  const visitor = await world.visitor({ width, language })
  const { page } = visitor
  await page.goto(path)
  const code = page.getByLabel(t.code)
  await code.waitFor()
  await visitor.looksWell('the access code')
  await code.fill('WRNG-CODE')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  visitor.troubles.length = 0
  await code.fill(accessCode)
  await page.keyboard.press('Enter')
  await page.getByText(t.readOnly, { exact: true }).waitFor()
  await visitor.looksWell('the accounts')

  // The demo goes on by itself once it is started, and stops at a press. Its seconds pass when the test says so.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: t.demoStart }).click()
  await page.clock.runFor(3_000)
  await page.getByRole('heading', { name: t.transactions }).waitFor()
  await page.getByRole('button', { name: t.demoStop }).click()
  await page.getByRole('button', { name: t.demoStart }).waitFor()
  await page.clock.resume()
  await page.goBack()
  await page.getByRole('heading', { name: t.decisions }).waitFor()

  const account = page.getByRole('rowheader').getByRole('button').first()
  await account.click()
  await page.getByRole('heading', { name: t.transactions }).waitFor()
  await page.getByRole('button', { name: t.showSummary }).click()
  await page.getByRole('heading', { name: t.summaryOne }).waitFor()
  await visitor.looksWell('the lines of an account')
  // A reload keeps the place, and the browser's own way back leads to the accounts.
  await page.reload()
  await page.getByRole('heading', { name: t.transactions }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: t.decisions }).waitFor()

  await page.getByRole('button', { name: t.login }).click()
  await page.getByLabel(t.key).fill(guide.staff.find(({ role }) => role === 'underwriter')!.authKey)
  await page.getByRole('button', { name: t.continue }).click()
  await page.getByText(t.loggedIn.replace('{name}', 'Martin Ortiz')).waitFor()
  expect(await page.getByText(t.readOnly, { exact: true }).count()).toBe(0)
  // So do the bank's own statements, as one file, once they said why they open the file.
  const accounts = page.getByRole('region', { name: t.accounts })
  const coming = page.waitForEvent('download')
  await accounts
    .getByRole('button', { name: t.getStatements.replace('{count}', '12') })
    .first()
    .click()
  const why = page.getByRole('dialog').getByRole('button', {
    name: language === 'en' ? 'Underwriting' : 'Evaluación',
    exact: true,
  })
  await Promise.race([why.click(), coming])
  expect((await coming).suggestedFilename()).toBe('statements.zip')
  // The browser notes the refusal that asked for the reason.
  expect(visitor.troubles.filter((each) => !each.includes('status of 403'))).toEqual([])
  visitor.troubles.length = 0
  await visitor.looksWell('the accounts with their statements')
  // A credit report opens for staff, once they said why they open the file.
  const credit = language === 'en' ? creditEn : creditEs
  await page.getByRole('region', { name: t.reports }).getByRole('button').click()
  const reason = page.getByRole('button', {
    name: language === 'en' ? 'Underwriting' : 'Evaluación',
    exact: true,
  })
  const title = page.getByRole('heading', { name: credit.profileSummary })
  await reason.or(title).first().waitFor()
  if (await reason.count()) await reason.click()
  await title.waitFor()
  await visitor.looksWell('the credit report')
  await page.getByRole('button', { name: credit.back }).click()
  await page.getByRole('heading', { name: t.decisions }).waitFor()
  await page.getByRole('button', { name: t.leave }).click()
  await page.getByText(t.left).waitFor()
  await page.reload()
  await code.waitFor()
  await visitor.close()
})

it('a code in the address leaves it at once, and a link that is none says so', async () => {
  const { path, accessCode } = shared('aggregation')
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await page.goto(`${path}/${accessCode}`)
  await page.getByText(en.readOnly, { exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  await page.goto('/business/aggregation/no-such-link')
  await page.getByRole('heading', { name: en.error }).waitFor()
  visitor.troubles.length = 0
  await visitor.close()
})
