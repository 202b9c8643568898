// What staff do meanwhile, by the calls of the staff room, and what reaches the owner's mailbox.
import type { APIRequestContext } from 'playwright-core'
import { expect } from 'vitest'
import type { World } from './world.ts'

export interface Office {
  /** Corrects the e-mail of the application that a lead id names. */
  correctEmail(leadId: string, email: string): Promise<void>
  /** Puts another offer in the place of the one that stands; cents. */
  offer(leadId: string, amount: number): Promise<void>
  withdraw(leadId: string): Promise<void>
  /** Adds an owner, who has to sign too. */
  addSigner(leadId: string, firstName: string, lastName: string, email: string): Promise<void>
  /** Sends the offer link; answers its path, from the mail. */
  sendOffer(leadId: string, to: string): Promise<string>
  /** The path of the newest continue link that was mailed to an address. */
  mailedLink(to: string): Promise<string>
}

const json = async <T>(answer: { json(): Promise<unknown> }): Promise<T> => (await answer.json()) as T

/** The row's id in a lead id: its first sixteen bytes. */
export const idOf = (code: string) =>
  Buffer.from(code, 'base64url')
    .toString('hex')
    .slice(0, 32)
    .replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** An underwriter, and an admin as the second person, each logged in once: a code of the authenticator lets in once. */
export async function openOffice(world: World): Promise<Office> {
  const [{ request }, { request: second }] = await Promise.all([
    world.browser.newContext({ baseURL: world.base }),
    world.browser.newContext({ baseURL: world.base }),
  ])
  await logIn(request, 'underwriter')
  await logIn(second, 'admin')
  const act = async (leadId: string, what: string, data: object) => {
    const answer = await request.post(`/api/staff/applications/${idOf(leadId)}/${what}`, { data })
    expect(answer.status()).toBe(200)
  }
  const decisionSeen = async (leadId: string) => {
    const { decisions } = await json<{ decisions: { id: string; current: boolean }[] }>(
      await request.get(`/api/staff/applications/${idOf(leadId)}`),
    )
    return decisions.find(({ current }) => current)?.id ?? null
  }
  return {
    correctEmail: async (leadId, email) => {
      await act(leadId, 'correct', { answers: { email }, reason: 'Told by phone' })
      // It acts at once when a second person confirms it.
      const path = `/api/staff/applications/${idOf(leadId)}/contact/confirm`
      expect((await second.post(path, { data: {} })).status()).toBe(200)
    },
    offer: async (leadId, amount) => {
      await act(leadId, 'open', { reason: 'underwriting' })
      const seen = await decisionSeen(leadId)
      await act(leadId, 'override', { seen, outcome: 'approved', amount, reason: 'Less is wanted' })
      // It goes out after the seconds in which it can be undone.
      const waiting = async () =>
        (await json<{ goesOut: object | null }>(await request.get(`/api/staff/applications/${idOf(leadId)}`)))
          .goesOut
      await expect.poll(waiting, { timeout: 30_000 }).toBeNull()
    },
    addSigner: (leadId, firstName, lastName, email) =>
      act(leadId, 'persons', { role: 'signer', firstName, lastName, email }),
    withdraw: (leadId) => act(leadId, 'withdraw', { reason: 'Sold the business' }),
    sendOffer: async (leadId, to) => {
      await act(leadId, 'send-link', { kind: 'offer', channel: 'email' })
      return mailedLink(world, to, '/offer/')
    },
    mailedLink: (to) => mailedLink(world, to, '/apply/continue/'),
  }
}

/** By password and second factor. `as`: a role. */
export async function logIn(request: APIRequestContext, as: string): Promise<void> {
  const guide = await json<{ staff: { role: string; email: string; password: string }[] }>(
    await request.get('/api/demo/guide'),
  )
  const { email, password } = guide.staff.find(({ role }) => role === as)!
  const { code } = await json<{ code: string }>(
    await request.get(`/api/demo/code?email=${encodeURIComponent(email)}`),
  )
  const answer = await request.post('/api/staff/login', { data: { email, password, code } })
  expect(await json(answer)).toMatchObject({ status: 'logged-in' })
}

async function mailedLink({ base }: World, to: string, below: string): Promise<string> {
  let path = ''
  await expect
    .poll(async () => {
      const { messages } = await json<{ messages: { to: string; text: string }[] }>(
        await fetch(`${base}/api/demo/inbox`),
      )
      const mail = messages.find((each) => each.to === to && each.text.includes(below))
      path = new RegExp(`/business${below}[\\w-]+`).exec(mail?.text ?? '')?.[0] ?? ''
      return path
    })
    .not.toBe('')
  return path
}
