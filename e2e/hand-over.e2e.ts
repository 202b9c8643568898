// A representative has an application open while it is given to a colleague: what he does next says so, and leads back to his list.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld, type World } from './world.ts'

interface Session {
  readonly name: string
  readonly value: string
}

let world: World
let representative: Session
let admin: Session
beforeAll(async () => {
  world = await startWorld({ DEMO_SAMPLES: '8' })
  representative = await logIn('representative')
  admin = await logIn('admin')
}, 120_000)
afterAll(() => world.stop())

interface Login {
  readonly role: string
  readonly email: string
  readonly password: string
}

/** Logs in by the calls that the login page makes; answers the session's cookie. */
async function logIn(role: string): Promise<Session> {
  const ask = async (path: string) => (await fetch(world.base + path)).json() as Promise<unknown>
  const { staff } = (await ask('/api/demo/guide')) as { staff: Login[] }
  const { email, password } = staff.find((each) => each.role === role)!
  const { code } = (await ask(`/api/demo/code?email=${encodeURIComponent(email)}`)) as { code: string }
  const answer = await fetch(`${world.base}/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, code }),
  })
  const [name = '', value = ''] = answer.headers.get('set-cookie')!.split(';')[0]!.split('=')
  return { name, value }
}

it.each([
  [
    1280,
    'en',
    'Add a note',
    'Note',
    'Save',
    'This application is with somebody else now.',
    'Back to the list',
  ],
  [
    360,
    'es',
    'Agregar una nota',
    'Nota',
    'Guardar',
    'Esta solicitud la lleva ahora otra persona.',
    'Volver a la lista',
  ],
] as const)('at %i px in %s', async (width, language, addNote, note, save, said, back) => {
  const visitor = await world.visitor({ width, language })
  const { page } = visitor
  await page.context().addCookies([{ ...representative, url: world.base }])
  await page.goto('/business/staff?assigned=mine')
  await page.locator('.rows a').first().click()
  await page.getByRole('button', { name: language === 'es' ? 'Más' : 'More' }).click()
  await page.locator('.staff-actions').getByRole('button', { name: addNote }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(note).fill('Called, no answer')

  const { pathname } = new URL(page.url())
  const given = await fetch(`${world.base}/api/staff/applications/${pathname.split('/').at(-1)}/assign`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${admin.name}=${admin.value}` },
    body: JSON.stringify({ to: await idOf(admin) }),
  })
  expect(given.status).toBe(200)
  await dialog.getByRole('button', { name: save }).click()
  await page.getByRole('heading', { name: said }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('staff-main')
  await visitor.looksWell('taken away')
  await page.getByRole('button', { name: back }).click()
  await page.locator('.rows a').first().waitFor()
  // The list shows what it had until it is read again.
  await expect.poll(() => page.locator(`.rows a[href*="${pathname}"]`).count()).toBe(0)
  // The refused call is the point of this test; nothing else may have gone wrong.
  const others = visitor.troubles.filter((each) => !each.includes('status of 404'))
  visitor.troubles.length = 0
  await visitor.close()
  expect(others).toEqual([])
})

async function idOf({ name, value }: Session): Promise<string> {
  const answer = await fetch(`${world.base}/api/staff/me`, { headers: { cookie: `${name}=${value}` } })
  return ((await answer.json()) as { me: { id: string } }).me.id
}
