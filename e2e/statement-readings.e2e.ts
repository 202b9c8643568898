// Uploaded statements as an underwriter sees them read: what adds up and what does not, lines on demand, on a phone in Spanish too.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { en } from '#core/words/statement-readings/en.ts'
import { es } from '#core/words/statement-readings/es.ts'
import { madeBankOfAmerica, madeWellsFargo, type MadeStatement } from '../test/made-statements.ts'
import { statementPdf } from '../test/made-files.ts'
import { startWorld, type Visitor, type World } from './world.ts'

const minimal = JSON.parse(
  readFileSync(new URL('../src/features/journeys/apply/minimal.json', import.meta.url), 'utf8'),
) as Record<string, unknown>
let world: World
let underwriter: { readonly role: string; readonly email: string; readonly password: string }
beforeAll(async () => {
  world = await startWorld({ DEMO: '1', DEMO_SAMPLES: '0' })
  const guide = (await (await fetch(`${world.base}/api/demo/guide`)).json()) as {
    staff: (typeof underwriter)[]
  }
  underwriter = guide.staff.find(({ role }) => role === 'underwriter')!
})
afterAll(() => world.stop())

const september: MadeStatement = {
  opening: 120_000,
  from: '2026-09-01',
  to: '2026-09-30',
  mask: '4321',
  lines: [
    { date: '2026-09-05', text: 'SQUARE INC DES:DEPOSIT', cents: 480_000 },
    { date: '2026-09-20', text: 'RENT OF THE SHOP', cents: -200_000 },
  ],
}

/** Of the first test: a code logs nobody in twice. */
let file: { readonly visitor: Visitor; readonly id: string }

async function logIn({ page }: Visitor): Promise<void> {
  await page.goto('/business/staff')
  await page.getByLabel('E-mail').fill(underwriter.email)
  await page.getByLabel('Password').fill(underwriter.password)
  await page.keyboard.press('Enter')
  await page.getByLabel('Code').waitFor()
  const answer = await fetch(`${world.base}/api/demo/code?email=${encodeURIComponent(underwriter.email)}`)
  await page.getByLabel('Code').fill(((await answer.json()) as { code: string }).code)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Applications' }).waitFor()
}

/** Applies and sends three statements from the page's own browser. */
async function send({ page }: Visitor): Promise<void> {
  const { request } = page.context()
  let sfleadid = ''
  for (let at = 0; at <= 4; at++) {
    const saved = await request.post('/api/apply/lead', {
      data: { model: { ...minimal, sfleadid }, page: at },
    })
    sfleadid = ((await saved.json()) as { leadid: string }).leadid
  }
  const broken = madeWellsFargo({ ...september, mask: '9876' }).replaceAll('2,000.00', '2,000.10')
  const texts = [madeBankOfAmerica(september), broken, 'First Bank of Nowhere\nStatement of September']
  const form = new FormData()
  form.append('sf_leadid', sfleadid)
  for (const [idx, text] of texts.entries()) {
    const name = `statement ${idx + 1}.pdf`
    form.append(
      'file',
      new File([new Uint8Array(statementPdf(text.split(/\n\f?/)))], name, { type: 'application/pdf' }),
    )
    form.append('fileinfo', JSON.stringify({ idx, file: name, month: `2026-0${7 + idx}` }))
  }
  const sent = await request.post('/api/apply/upload-statements', { multipart: form })
  expect(sent.status(), await sent.text()).toBe(200)
}

it('each statement with its check; lines open on demand', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await send(visitor)
  await logIn(visitor)
  const id = await page.evaluate(async () => {
    const post = async (path: string, body: object) =>
      (await (
        await fetch(`/api/staff/applications/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()) as { items: { id: string }[] }
    const [first] = (await post('list', { sort: 'newest' })).items
    await post(`${first!.id}/open`, { reason: 'underwriting' })
    return first!.id
  })
  await page.goto(`/business/staff/applications/${id}?part=documents`)
  const card = page.getByRole('region', { name: en.title })
  await expect.poll(() => card.getByRole('row').count()).toBe(4)
  expect(await card.getByText(en.addsUp, { exact: true }).count()).toBe(1)
  await card.getByText(en.showLines.replace('{file}', 'statement 1.pdf')).click()
  await card.getByText('RENT OF THE SHOP').waitFor()
  await visitor.looksWell('statements as read')
  await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  const spanish = page.getByRole('region', { name: es.title })
  await spanish.getByText(es.addsUp, { exact: true }).waitFor()
  await spanish.getByText(es.showLines.replace('{file}', 'statement 1.pdf')).click()
  await spanish.getByText('RENT OF THE SHOP').waitFor()
  await visitor.looksWell('statements as read on a phone')
  file = { visitor, id }
})

it('a reading that does not add up is put right by keys beside its page, and saved', async () => {
  const { visitor, id } = file
  const { page } = visitor
  await page.context().addCookies([{ name: 'language', value: 'en', url: world.base }])
  await page.setViewportSize({ width: 1280, height: 740 })
  await page.goto(`/business/staff/applications/${id}?part=documents`)
  await page.getByRole('link', { name: en.mendLink.replace('{file}', 'statement 2.pdf') }).click()
  await page.getByRole('img', { name: en.pagePicture.replace('{page}', '1') }).waitFor()
  const side = page.getByRole('listbox', { name: en.allLines })
  const rent = side.getByRole('option', { name: 'RENT OF THE SHOP' })
  await side.focus()
  await page.keyboard.press('n')
  for (let at = 0; at < 3 && (await rent.getAttribute('aria-selected')) !== 'true'; at++)
    await page.keyboard.press('j')
  await page.locator('.line-mark').waitFor()
  await visitor.looksWell('a statement beside its page')
  await page.keyboard.press('Enter')
  await page.getByLabel(en.amount).fill('-2,000.00')
  // Another line does not take away what is half typed.
  await side.getByRole('option', { name: 'SQUARE INC' }).click()
  await page.getByRole('heading', { name: en.typedTitle }).waitFor()
  await visitor.looksWell('a statement, asked about what is half typed')
  await page.getByRole('button', { name: en.typedStay }).click()
  expect(await page.getByLabel(en.amount).inputValue()).toBe('-2,000.00')
  await page.keyboard.press('Enter')
  expect(await page.getByText(en.unsaved).count()).toBe(1)
  // What is not saved is asked for before anybody goes.
  await page.getByRole('link', { name: en.backToFile }).click()
  await page.getByRole('button', { name: en.leaveStay }).click()
  await page.goBack()
  await page.getByRole('button', { name: en.leaveStay }).click()
  expect(await page.getByText(en.unsaved).count()).toBe(1)
  await page.getByText(en.printedTitle).click()
  const isNone = page.getByRole('form', { name: en.printedTitle }).getByRole('button')
  for (let left = await isNone.count(); left > 1; left--) await isNone.first().click()
  await isNone.last().click()
  await page.getByText(en.addsUp, { exact: true }).waitFor()
  await page.getByRole('button', { name: en.save }).click()
  await page.getByText(en.saved, { exact: true }).waitFor()
  // Nothing is left to lose: one step back leads to the file.
  await page.goBack()
  await page.getByRole('region', { name: en.title }).waitFor()
  await page.goForward()
  await page.getByText(en.addsUp, { exact: true }).waitFor()
  await page.getByRole('listbox', { name: en.allLines }).focus()
  await page.keyboard.press('Delete')
  await page.goBack()
  await page.getByRole('button', { name: en.leaveGo }).click()
  await page.getByRole('region', { name: en.title }).waitFor()
  await page.getByRole('link', { name: en.mendLink.replace('{file}', 'statement 2.pdf') }).click()
  await page.getByText(en.addsUp, { exact: true }).waitFor()
  await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await page.getByText(es.addsUp, { exact: true }).waitFor()
  await page.getByRole('img').first().waitFor()
  await visitor.looksWell('a statement beside its page on a phone')
  await visitor.close()
})
