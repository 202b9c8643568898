// The bank pages over HTTP: every way through them and out of them, in both languages, without a browser.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { banks } from '#simulators/bank-world/banks.ts'
import type { PlaidSimulator } from '#simulators/plaid/plaid.ts'
import { startPlaidSimulator } from '#simulators/plaid/plaid.ts'

let simulator: PlaidSimulator
beforeAll(async () => {
  simulator = await startPlaidSimulator({ reportReadyAfterMs: 0 })
})
afterAll(() => simulator.close())

/** A person at the pages: what they see, and what the holding window was told last. */
async function visit(language: 'en' | 'es' = 'en', redirectUri?: string) {
  const answer = await fetch(`${simulator.url}/link/token/create`, {
    method: 'POST',
    headers: { 'plaid-client-id': simulator.clientId, 'plaid-secret': simulator.secret },
    body: JSON.stringify({
      client_name: 'Underway',
      language,
      country_codes: ['US'],
      user: { client_user_id: 'u1', legal_name: 'Ana <b>Reyes' },
      products: ['assets'],
      redirect_uri: redirectUri,
    }),
  })
  const { link_token: token } = (await answer.json()) as { link_token: string }
  const url = `${simulator.linkUrl}/bank/frame?session=${token}&holder=http%3A%2F%2Fapp.example`
  const page = {
    url,
    html: '',
    step: '',
    told: [] as { type: string; error?: { error_code: string } | null }[],
    headers: new Headers(),
  }
  const show = async (response: Response): Promise<void> => {
    page.headers = response.headers
    page.html = await response.text()
    page.step = /data-step="([^"]*)"/.exec(page.html)?.[1] ?? ''
    const messages = /data-messages="([^"]*)"/.exec(page.html)?.[1] ?? '[]'
    page.told = JSON.parse(messages.replace(/&quot;/g, '"').replace(/&#39;/g, "'")) as typeof page.told
  }
  await show(await fetch(url))
  return Object.assign(page, {
    open: async () => show(await fetch(url)),
    press: async (action: string, fields: Record<string, string> = {}) =>
      show(
        await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({ step: page.step, action, ...fields }),
        }),
      ),
  })
}

const bankId = (name: string): string => banks.find((bank) => bank.name === name)?.id ?? ''
const healthy = { username: 'user_healthy', password: 'pass_demo' }

describe.each(['en', 'es'] as const)('in %s', (language) => {
  it('every step has one heading, a label for each field, and no inline script or style', async () => {
    const page = await visit(language)
    const look = (step: string): void => {
      expect(page.step).toBe(step)
      expect(page.html.match(/<h1/g)).toHaveLength(1)
      // Beside the landmarks of the page that holds it.
      expect(page.html).not.toMatch(/<(?:header|main|footer)>/)
      expect(page.html).toContain(`<html lang="${language}">`)
      expect(page.html).not.toMatch(/<script(?![^>]*src=)|<style|style="|onclick/)
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
      for (const [, id] of page.html.matchAll(/<input id="([^"]+)"/g))
        expect(page.html).toContain(`<label for="${id}"`)
      expect(page.html).not.toMatch(/\{\w+\}/)
    }
    look('consent')
    await page.press('agree')
    look('bank')
    await page.press('choose', { bank: bankId('Juniper & Vale Bank') })
    look('login')
    await page.press('login', { username: 'user_mfa', password: 'pass_demo' })
    look('factor')
    await page.press('code', { code: '123 456' })
    look('accounts')
    await page.press('share')
    expect(page.html).toContain('role="alert"')
    await page.press('share', { account: 'a1' })
    look('done')
    await page.press('finish')
    look('left')
    expect(page.told.map((message) => message.type)).toEqual(['success'])
  })
})

describe('leaving', () => {
  it('is possible at every step and says why', async () => {
    const page = await visit()
    const leave = async (): Promise<string | null | undefined> => {
      await page.press('leave')
      expect(page.step).toBe('left')
      const code = page.told[0]?.error?.error_code ?? null
      await page.open()
      return code
    }
    expect(await leave()).toBeNull()
    await page.press('agree')
    expect(await leave()).toBeNull()
    await page.press('agree')
    await page.press('choose', { bank: bankId('Stonewren Bank') })
    expect(page.step).toBe('down')
    expect(await leave()).toBe('INSTITUTION_DOWN')
    await page.press('agree')
    await page.press('choose', { bank: bankId('Tall Pine Bank') })
    for (let i = 0; i < 3; i++) await page.press('login', { ...healthy, password: 'guess' })
    expect(page.step).toBe('locked')
    expect(await leave()).toBe('ITEM_LOCKED')
  })

  it('from a bank that is down another bank can be chosen', async () => {
    const page = await visit()
    await page.press('agree')
    await page.press('choose', { bank: bankId('Stonewren Bank') })
    await page.press('back')
    expect(page.step).toBe('bank')
  })
})

describe('a login', () => {
  it('wants both fields, counts wrong tries, takes any case of the name', async () => {
    const page = await visit()
    await page.press('agree')
    await page.press('choose', { bank: bankId('Tall Pine Bank') })
    await page.press('login', { username: '', password: '' })
    expect(page.html).toContain('Enter your username and your password.')
    await page.press('login', { ...healthy, password: 'guess' })
    expect(page.html).toContain('Tries left: 2.')
    await page.press('login', { ...healthy, username: 'User_Healthy ' })
    expect(page.step).toBe('accounts')
  })
})

it('a button of a page that is no longer current does nothing', async () => {
  const page = await visit()
  await page.press('agree')
  const before = page.step
  await fetch(page.url, {
    method: 'POST',
    body: new URLSearchParams({ step: 'accounts', action: 'share', account: 'a1' }),
  })
  await page.open()
  expect(page.step).toBe(before)
})

it('an OAuth bank that is not allowed says so and shares nothing', async () => {
  const page = await visit('en', 'https://app.example/oauth-return')
  await page.press('agree')
  await page.press('choose', { bank: bankId('Quillhaven Bank') })
  await page.press('go-to-bank')
  const redirect = page.told.find((message) => message.type === 'redirect') as unknown as { url: string }
  const denied = await fetch(redirect.url, {
    method: 'POST',
    body: new URLSearchParams({ action: 'deny' }),
    redirect: 'manual',
  })
  const back = denied.headers.get('location') ?? ''
  expect(back).toMatch(/^https:\/\/app\.example\/oauth-return\?oauth_state_id=/)
  const html = await (await fetch(`${page.url}&received=${encodeURIComponent(back)}`)).text()
  expect(html).toContain('data-step="denied"')
})

it('an unknown session is gone, not an error page', async () => {
  const answer = await fetch(`${simulator.linkUrl}/bank/frame?session=nope`)
  expect(answer.status).toBe(410)
})
