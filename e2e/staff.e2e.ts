// The staff room as an underwriter uses it: logs in, narrows the list, opens an application from the keyboard, decides; then on a phone in Spanish.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ElementHandle, Page } from 'playwright-core'
import { en as staff } from '#core/words/staff/en.ts'
import { startWorld, type Visitor, type World } from './world.ts'

let world: World
interface Login {
  readonly role: string
  readonly email: string
  readonly password: string
  readonly authKey: string
}
let underwriter: Login
/** Has opened no file today; the underwriter proposed on one. */
let admin: Login
beforeAll(async () => {
  world = await startWorld({ DEMO_SAMPLES: '8' })
  const guide = (await (await fetch(`${world.base}/api/demo/guide`)).json()) as { staff: Login[] }
  underwriter = guide.staff.find(({ role }) => role === 'underwriter')!
  admin = guide.staff.find(({ role }) => role === 'admin')!
})
afterAll(() => world.stop())

const choose = (page: Page, label: string, option: RegExp) =>
  page
    .getByLabel(label, { exact: true })
    .locator('option')
    .filter({ hasText: option })
    .first()
    .evaluate((each: HTMLOptionElement) => {
      const select = each.closest('select')!
      select.value = each.value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })

/** Several filters before the page is drawn again, as quick keys or a slow computer do. */
async function chooseAtOnce(page: Page, wanted: Readonly<Record<string, string>>): Promise<void> {
  const changes = Object.entries(wanted).map(async ([label, value]) => {
    const select = await page.getByLabel(label, { exact: true }).elementHandle()
    return { select: select as ElementHandle<HTMLSelectElement>, value }
  })
  await page.evaluate(
    (all) => {
      for (const { select, value } of all) {
        select.value = value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
    },
    await Promise.all(changes),
  )
}

/** A frame comes half a second after it was asked for, as on a computer that is busy drawing, until what is answered is called. */
const drawLate = (page: Page) =>
  page.evaluateHandle(() => {
    const { requestAnimationFrame: draw, cancelAnimationFrame: cancel } = window
    window.requestAnimationFrame = (run) => window.setTimeout(() => draw(run), 500)
    window.cancelAnimationFrame = (frame) => window.clearTimeout(frame)
    return () => Object.assign(window, { requestAnimationFrame: draw, cancelAnimationFrame: cancel })
  })

/** Decides on the open application as another window would; the decision is in effect once its seconds are over. */
const decideBeside = (page: Page) =>
  page.evaluate(async () => {
    const id = /[0-9a-f-]{36}/.exec(location.pathname)![0]
    const address = `/api/staff/applications/${id}`
    const read = (await (await fetch(address)).json()) as { decisions: { id: string; current: boolean }[] }
    const seen = read.decisions.find(({ current }) => current)!.id
    const order = { seen, outcome: 'approved', amount: 1_500_000, reason: 'Faster than you' }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${address}/override`, {
      method: 'POST',
      headers,
      body: JSON.stringify(order),
    })
    if (!answer.ok) throw new Error(await answer.text())
    const wait = () => new Promise((done) => setTimeout(done, 500))
    const isWaiting = async () =>
      ((await (await fetch(address)).json()) as { goesOut: object | null }).goesOut
    while (await isWaiting()) await wait()
  })

it('an underwriter finds an offered application and replaces the decision, from the keyboard where it counts', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await page.goto('/business/staff')
  await page.getByLabel('E-mail').fill(underwriter.email)
  await page.getByLabel('Password').fill(underwriter.password)
  await page.keyboard.press('Enter')
  await page.getByLabel('Code').waitFor()
  const told = await fetch(`${world.base}/api/demo/code?email=${encodeURIComponent(underwriter.email)}`)
  const { code } = (await told.json()) as { code: string }
  await page.getByLabel('Code').fill(code)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Applications' }).waitFor()
  await visitor.looksWell('the list')

  await page.locator('.rows:not([inert]) li[data-index="1"] a').waitFor()
  const drawInTime = await drawLate(page)
  // The second press comes before the first one's row is drawn. Looked at by the clock: frames are late.
  await page.locator('body').press('j')
  await page.keyboard.press('j')
  const second = await page.locator('.rows li[data-index="1"] a').getAttribute('id')
  await page.waitForFunction((id) => document.activeElement?.id === id, second, { polling: 100 })
  await page.keyboard.press('k')
  const first = await page.locator('.rows li[data-index="0"] a').getAttribute('id')
  await page.waitForFunction((id) => document.activeElement?.id === id, first, { polling: 100 })
  await drawInTime.evaluate((restore) => void restore())

  await chooseAtOnce(page, { Stage: 'offered', 'Assigned to': 'nobody' })
  await page.waitForURL(/stage=offered&assigned=nobody/)
  // The address changes before the list does: a press in between is one in the list of before.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.rows li')].every((row) => row.textContent.includes('Offered')),
  )
  await page.locator('body').press('j')
  await page.waitForFunction(() => document.activeElement?.id.startsWith('row-'))
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await page.getByRole('button', { name: 'Underwriting' }).click()
  await page.getByRole('heading', { name: 'Why do you open this file?' }).waitFor({ state: 'detached' })
  await page.getByText('Deals offered').waitFor()
  await visitor.looksWell('the overview')
  for (const part of ['2', '3', '4', '5', '6', '7']) {
    await page.keyboard.press(part)
    await page.waitForURL(/part=/)
    await page.locator('.staff-detail .card').first().waitFor()
    await visitor.looksWell(`part ${part}`)
  }

  await page.getByRole('button', { name: 'Decline', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText("The model's decision").waitFor()
  expect(await dialog.locator('input:checked').count()).toBe(0)
  const decline = dialog.getByRole('button', { name: 'Decline', exact: true })
  await decline.click()
  await dialog.getByText('Please give a reason in words').waitFor()
  await visitor.looksWell('the dialog with messages')
  const reasons = dialog.locator('.reason-choices .choice')
  await reasons.first().waitFor()
  const runningOver = await reasons.evaluateAll((boxes) =>
    boxes.filter((box) => box.scrollHeight > box.clientHeight).map((box) => box.textContent),
  )
  expect(runningOver).toEqual([])
  const [button, frame] = [await dialog.locator('[type=submit]').boundingBox(), await dialog.boundingBox()]
  expect(button!.y + button!.height).toBeLessThanOrEqual(frame!.y + frame!.height)
  await dialog.getByLabel('Find a reason').fill('tax liens')
  await dialog.getByLabel('The amount of tax liens or judgments is too high').check()
  await dialog.getByText('Chosen: 1 of at most 4').waitFor()
  await visitor.looksWell('the reasons of a decline')
  await dialog.getByLabel('What it rests on').fill('Seen in the county records')
  await dialog.getByLabel('Reason, for the record').fill('Known customer')
  await decideBeside(page)
  await decline.press('Enter')
  await dialog.getByText('decided while you had this open.').waitFor()
  await dialog.getByText('Faster than you').waitFor()
  expect(await dialog.getByLabel('Reason, for the record').inputValue()).toBe('Known customer')
  await visitor.looksWell('the dialog with the decision of somebody else')
  // The list is still read again while the next thing is done.
  let answer = () => {}
  const listed = new Promise<void>((done) => (answer = done))
  await page.route('**/api/staff/applications/list', (route) => listed.then(() => route.continue()))
  await decline.press('Enter')
  await page.getByText(/ declined the application\.$/).waitFor()
  await visitor.looksWell('the seconds in which it can be undone')
  await page.keyboard.press('z')
  await page.getByText('Undone. Nothing was sent.').waitFor()
  // Made once more and left alone, it goes out.
  await page.getByRole('button', { name: 'Decline', exact: true }).press('Enter')
  await dialog.getByLabel('Find a reason').fill('tax liens')
  await dialog.getByLabel('The amount of tax liens or judgments is too high').check()
  await dialog.getByLabel('What it rests on').fill('Seen in the county records')
  await dialog.getByLabel('Reason, for the record').fill('Known customer')
  await decline.press('Enter')
  await page.getByText(/ declined the application\.$/).waitFor()
  await page.getByText(/ declined the application\.$/).waitFor({ state: 'detached' })
  // The refusal was asked for.
  expect(visitor.troubles.splice(0)).toEqual([expect.stringContaining('status of 409')])
  // Keys belong to a dialog as long as it stands.
  await dialog.waitFor({ state: 'hidden' })
  await page.keyboard.press('5')
  // The reason stands on the other parts as well: the next key would overtake this one.
  await page.locator('[aria-keyshortcuts="5"][aria-current=page]').waitFor()
  await page.getByText('Known customer').first().waitFor()
  await revealAfterTenMinutes(visitor)
  answer()
  await visitor.close()
})

/** A number is revealed when the last code is too old: the refusal is made up here, and so is the code's, which would be the next half minute's. */
async function revealAfterTenMinutes({ page, looksWell, troubles }: Visitor): Promise<void> {
  const problem = { status: 403, contentType: 'application/problem+json' }
  const body = JSON.stringify({
    type: 'urn:underway:problem:fresh-proof-needed',
    title: staff.proveTitle,
    status: 403,
    code: 'fresh-proof-needed',
  })
  await page.route('**/reveal', (route) => route.fulfill({ ...problem, body }), { times: 1 })
  await page.route('**/api/staff/prove', (route) => route.fulfill({ json: { ok: true } }), { times: 1 })
  await page.keyboard.press('2')
  await page.getByRole('button', { name: staff.reveal }).first().press('Enter')
  await page.getByLabel(staff.revealReason).fill('The owner asked')
  await page.getByRole('dialog').getByRole('button', { name: staff.reveal, exact: true }).press('Enter')
  const proof = page.getByRole('dialog', { name: staff.proveTitle })
  await proof.waitFor()
  await looksWell('what asks for a fresh code')
  await proof.getByLabel(staff.code).fill('123456')
  await page.keyboard.press('Enter')
  await proof.waitFor({ state: 'detached' })
  await page.getByText(staff.revealed).waitFor()
  expect(troubles.splice(0)).toEqual([expect.stringContaining('status of 403')])
}

it('on a phone in Spanish the filters fold behind one button, and list and application take turns', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await page.goto('/business/staff/login')
  await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
  await page.reload()
  await page.getByRole('button', { name: /clave/ }).click()
  await page.getByRole('textbox').fill(admin.authKey)
  await page.keyboard.press('Enter')
  await page.locator('.rows a').first().waitFor()
  visitor.troubles.length = 0
  const filters = page.getByRole('button', { name: 'Filtros' })
  expect(await page.getByLabel('Etapa').isVisible()).toBe(false)
  await visitor.looksWell('the list')
  await filters.click()
  await choose(page, 'Etapa', /^Con oferta/)
  await page.getByRole('button', { name: 'Filtros (1)' }).waitFor()
  await visitor.looksWell('the list with filters')
  await page.locator('.rows a').first().click()
  await page.getByText('Ofertas presentadas').waitFor()
  await visitor.looksWell('the overview')
  await page.getByRole('button', { name: 'Evaluación', exact: true }).click()
  await page.getByRole('link', { name: 'Banco' }).click()
  await page.getByText('Los promedios usan').waitFor()
  await visitor.looksWell('the bank')
  await page.getByRole('button', { name: /Volver a la lista/ }).click()
  await page.getByRole('button', { name: 'Filtros (1)' }).waitFor()
  await visitor.close()
})

it('on a phone every place of the room is in sight once its list is opened: what is due, what awaits a second person', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await page.context().addCookies([{ name: 'language', value: 'es', url: world.base }])
  await page.goto('/business/staff/login')
  await page.getByRole('button', { name: /clave/ }).click()
  await page.getByRole('textbox').fill(underwriter.authKey)
  await page.keyboard.press('Enter')
  await page.locator('.rows a').first().waitFor()
  visitor.troubles.length = 0
  const nav = page.getByRole('navigation', { name: 'Portal del equipo' })
  const goTo = async (here: string, there: string) => {
    await nav.getByRole('button', { name: here }).click()
    const width = page.viewportSize()!.width
    for (const link of await nav.getByRole('link').all()) {
      const box = (await link.boundingBox())!
      expect(box.x >= 0 && box.x + box.width <= width && box.height >= 44).toBe(true)
    }
    await visitor.looksWell(`the places, from ${here}`)
    await nav.getByRole('link', { name: there }).click()
    await page.getByRole('heading', { name: there, level: 1 }).waitFor()
  }
  await goTo('Solicitudes', 'Plazos')
  await page.getByRole('link', { name: 'Cobalt Auto Body' }).waitFor()
  await visitor.looksWell('what is due')
  await goTo('Plazos', 'Por aprobar')
  const proposed = page.getByRole('link', { name: 'Tamale House de Oaxaca' })
  await visitor.looksWell('what awaits approval')
  await proposed.click()
  await page.getByText('Ofertas si se aprueba').waitFor()
  await visitor.looksWell('a proposal')
  await visitor.close()
})
