// Signing on in the browser: through the issuer's page into the room and out of both; on a phone in Spanish somebody without a role is told.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as refusals } from '#core/words/refusals/en.ts'
import { es as rechazos } from '#core/words/refusals/es.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { fill } from '#core/words/words.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ PASSWORD_LOGIN: '0' })
})
afterAll(() => world.stop())

const issuer = { name: 'Underway ID' }

test('an administrator signs on, comes to the page that was asked for, and logs out of both', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await page.goto('/business/staff/people')
  const button = page.getByRole('button', { name: fill(en.signOnWith, issuer) })
  await button.waitFor()
  expect(await page.getByLabel(en.password).count()).toBe(0)
  await visitor.looksWell('the login page without passwords')
  await button.click()
  await page.getByRole('button', { name: 'Ada Fields' }).click()
  await page.getByRole('heading', { level: 1, name: en.people }).waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/business/staff/people')
  await page.getByRole('button', { name: /Ada Fields/ }).click()
  const [asked] = await Promise.all([
    page.waitForRequest(/\/end-session\?/),
    page.getByRole('button', { name: en.logOut }).click(),
  ])
  expect(new URL(asked.url()).searchParams.get('client_id')).toBe('underway-staff')
  await button.waitFor()
  await visitor.close()
})

test('one whom only the issuer knows is added, and proves again by signing on again', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page, troubles } = visitor
  await page.goto('/business/staff/account')
  const button = page.getByRole('button', { name: fill(en.signOnWith, issuer) })
  await button.click()
  await page.getByRole('button', { name: 'Iris Chan' }).click()
  await page.getByRole('heading', { level: 1, name: en.account }).waitFor()
  expect(await page.getByText(en.changePassword).count()).toBe(0)
  expect(await page.getByText(en.recoveryCodes).count()).toBe(0)
  // As after ten minutes: the server's own answer, without the waiting.
  await page.route('**/api/staff/auth-keys', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 403,
          contentType: 'application/problem+json',
          body: JSON.stringify({ type: 'urn:underway:problem:fresh-proof-needed', title: '', status: 403 }),
        })
      : route.continue(),
  )
  await page.getByRole('button', { name: en.issueKey }).click()
  await page.getByText(en.proveBySignOn).waitFor()
  await visitor.looksWell('the dialog that asks to sign on again')
  expect(troubles.splice(0)).toEqual([expect.stringContaining('status of 403')])
  await page.unroute('**/api/staff/auth-keys')
  await button.click()
  await page.getByRole('button', { name: 'Iris Chan' }).click()
  await page.getByRole('heading', { level: 1, name: en.account }).waitFor()
  await page.getByRole('button', { name: en.issueKey }).click()
  await page.getByText(en.shownOnce).waitFor()
  await visitor.close()
})

test('on a phone, in Spanish: one without a role is told what to do, and goes on as somebody else', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page, troubles } = visitor
  await page.goto('/business/staff/login')
  const button = page.getByRole('button', { name: fill(es.signOnWith, issuer) })
  await button.click()
  await page.getByRole('button', { name: 'Glen Porter' }).click()
  await page.getByText(rechazos['sign-on-no-role']).waitFor()
  expect(await page.getByText(refusals['sign-on-no-role']).count()).toBe(0)
  expect(new URL(page.url()).search).toBe('')
  await visitor.looksWell('a refused sign-on')
  // The browser notes the refusal by itself.
  expect(troubles.splice(0)).toEqual([expect.stringContaining('status of 403')])
  await page.getByRole('button', { name: es.startAgain }).click()
  await button.click()
  await page.getByRole('button', { name: 'Nadia Wolfe' }).click()
  await page.getByRole('heading', { level: 1, name: es.secondFactorTitle }).waitFor()
  await visitor.close()
})
