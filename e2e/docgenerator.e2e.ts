// The document generator in the browser: a paper by its link, the entry that asks for one, a bank statement on a phone in Spanish, and a credit report that opens for staff who say why.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { en } from '#core/words/doc-generator/en.ts'
import { es } from '#core/words/doc-generator/es.ts'
import { en as staff } from '#core/words/staff/en.ts'
import { shareWorld, type World } from './world.ts'

interface Guide {
  readonly flows: readonly { id: string; url: string }[]
  readonly staff: readonly { role: string; authKey: string }[]
}

let world: World
let guide: Guide
beforeAll(async () => {
  world = await shareWorld('8')
  guide = (await (await fetch(`${world.base}/api/demo/guide`)).json()) as Guide
})
afterAll(() => world.stop())

const addressOf = (id: string) => guide.flows.find((flow) => flow.id === id)!.url

/** What is read out, in order: levels and names of the headings. */
const headings = async (page: Page): Promise<string[]> =>
  [...(await page.getByRole('article').ariaSnapshot()).matchAll(/heading "(.+?)" \[level=(\d)\]/g)].map(
    ([, name, level]) => `${level!} ${name!}`,
  )

test('a loan application by its link: read in order, downloaded, and found again from the entry by keys', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await page.goto(addressOf('docgenerator-bla'))
  await page.getByRole('heading', { level: 1, name: en['doc.bla'] }).waitFor()
  await visitor.looksWell('a loan application')
  const read = await headings(page)
  expect(read.slice(0, 3)).toEqual([
    '1 Business loan application',
    '2 Company information',
    expect.stringMatching(/^2 Owner/),
  ])
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: en.download }).press('Enter')
  expect((await file).suggestedFilename()).toBe('loan-application.pdf')

  // Cut off when it was copied.
  await page.goto(addressOf('docgenerator-bla').slice(0, -3))
  await page.getByRole('heading', { level: 1, name: en.failed }).waitFor()
  await page.getByText(en.failedLink).waitFor()
  await visitor.looksWell('a link that opens nothing')
  visitor.troubles.splice(
    0,
    visitor.troubles.length,
    ...visitor.troubles.filter((each) => !/status of 404/.test(each)),
  )
  await page.getByRole('link', { name: en.other }).press('Enter')
  await page.getByRole('heading', { level: 1, name: en.entryTitle }).waitFor()
  await visitor.looksWell('the entry')
  await page.getByRole('button', { name: en.open, exact: true }).press('Enter')
  await page.getByText(en.linkMissing).first().waitFor()
  await page.getByLabel(en.kind).selectOption('bla')
  await page.getByLabel(en.link, { exact: true }).fill(addressOf('docgenerator-bla'))
  await page.getByLabel(en.link, { exact: true }).press('Enter')
  await page.getByRole('heading', { level: 1, name: en['doc.bla'] }).waitFor()
  await visitor.close()
})

test('a bank statement on a phone in Spanish', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
  await page.goto(addressOf('docgenerator-statements'))
  await page.getByRole('link', { name: es.download }).waitFor()
  await visitor.looksWell('a statement')
  const heads = page.getByRole('columnheader')
  expect(await heads.allTextContents()).toEqual(['Fecha', 'Descripción', 'Monto', 'Saldo'])
  await visitor.close()
})

test('a credit report opens for staff who say why they open the file', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await page.goto(addressOf('docgenerator-report'))
  await page.getByText(en.failedLogin).waitFor()
  await visitor.looksWell('a report, nobody logged in')
  const { authKey } = guide.staff.find(({ role }) => role === 'underwriter')!
  await page.evaluate(async (key) => {
    await fetch('/api/staff/auth-key-login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ authKey: key }),
    })
  }, authKey)
  await page.reload()
  await page.getByText(en.failedReason).waitFor()
  await visitor.looksWell('a report, no reason given')
  await page.getByRole('link', { name: en.openApplication }).press('Enter')
  await page.getByRole('button', { name: 'Underwriting', exact: true }).press('Enter')
  await page.getByRole('heading', { name: staff.openFileTitle }).waitFor({ state: 'detached' })
  await page.goto(addressOf('docgenerator-report'))
  await page.getByRole('heading', { level: 1, name: /^Credit report:/ }).waitFor()
  await visitor.looksWell('a credit report')
  const read = (await headings(page)).filter((each) => each.startsWith('2 '))
  expect(read.slice(1, 4)).toEqual(['2 Prequalification', '2 Messages', '2 Score Summary'])
  expect(await page.getByRole('columnheader', { name: 'JAN' }).count()).toBeGreaterThan(3)
  visitor.troubles.splice(
    0,
    visitor.troubles.length,
    ...visitor.troubles.filter((each) => !/status of 40[13]/.test(each)),
  )
  await visitor.close()
})
