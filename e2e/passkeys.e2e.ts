// A passkey in a browser: added on the account page with an authenticator of Chromium's own, used alone, as a fresh proof, and removed on a phone.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { startWorld, type World } from './world.ts'

let world: World
interface Login {
  readonly role: string
  readonly email: string
  readonly password: string
}
let login: Login
beforeAll(async () => {
  world = await startWorld()
  const guide = (await (await fetch(`${world.base}/api/demo/guide`)).json()) as { staff: Login[] }
  login = guide.staff.find(({ role }) => role === 'underwriter')!
})
afterAll(() => world.stop())

/** A device that verifies its owner by itself and keeps passkeys (WebAuthn level 3, 11.2). */
async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

it('staff add a passkey, log in with it alone and beside the password, and remove it', async () => {
  const visitor = await world.visitor({ width: 1280, language: 'en' })
  const { page } = visitor
  await withAuthenticator(page)
  await page.goto('/business/staff')
  const typePassword = async () => {
    await page.getByLabel(en.email).fill(login.email)
    await page.getByLabel(en.password).fill(login.password)
    await page.keyboard.press('Enter')
    await page.getByLabel(en.code).waitFor()
  }
  await typePassword()
  const answer = await fetch(`${world.base}/api/demo/code?email=${encodeURIComponent(login.email)}`)
  await page.getByLabel(en.code).fill(((await answer.json()) as { code: string }).code)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Applications', exact: true }).waitFor()

  await page.goto('/business/staff/account')
  await page.getByText(en.noPasskeys).waitFor()
  await page.getByRole('button', { name: en.addPasskey }).click()
  await page.getByText(en.passkeyLabelMissing).waitFor()
  await page.getByLabel(en.passkeyLabel).fill('Desk')
  await page.getByRole('button', { name: en.addPasskey }).click()
  await page.getByText(en.passkeyAdded).waitFor()
  await page.getByRole('button', { name: `${en.removePasskey} Desk` }).waitFor()
  await visitor.looksWell('the account page')

  const usePasskey = page.getByRole('button', { name: en.logInWithPasskey })
  const leave = async () => {
    await page.locator('.staff-menu .who').click()
    await page.getByRole('button', { name: en.logOut }).click()
  }
  await page.route('**/api/staff/logout', (route) => route.abort(), { times: 1 })
  await leave()
  await page.getByText(en.mayBeLoggedIn).waitFor()
  await visitor.looksWell('the account page whose session did not end')
  expect(visitor.troubles.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
  await page.getByRole('button', { name: en.tryAgain }).click()
  await usePasskey.waitFor()
  await visitor.looksWell('the login page')
  await usePasskey.click()
  await page.getByRole('heading', { name: 'Applications', exact: true }).waitFor()

  await leave()
  await usePasskey.waitFor()
  await typePassword()
  await visitor.looksWell('the login page with a passkey beside the code')
  await page.getByRole('button', { name: en.usePasskey, exact: true }).click()
  await page.getByRole('heading', { name: 'Applications', exact: true }).waitFor()

  await page.goto('/business/staff/account')
  await page.getByRole('button', { name: `${en.removePasskey} Desk` }).click()
  await page.getByText(en.noPasskeys).waitFor()
  await visitor.close()
})

it('a browser that has none of them says how to go on, on a phone in Spanish', async () => {
  const visitor = await world.visitor({ width: 360, language: 'es' })
  const { page } = visitor
  await withAuthenticator(page)
  await page.goto('/business/staff')
  await page.getByRole('button', { name: es.logInWithPasskey }).click()
  await page.getByText(es.passkeyStopped).waitFor()
  await visitor.looksWell('the login page after a stop')
  expect(await page.getByLabel(es.email).isVisible()).toBe(true)
  await visitor.close()
})
