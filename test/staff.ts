// A member of staff in a test: made ready for use, logged in with password and code.
import type { Role } from '#core/domain/access.ts'
import { codeAt } from '#features/staff/login/second-factor.server.ts'
import { createStaff, type StaffSecrets } from '#features/staff/people/create-staff.server.ts'
import { logIn } from '#features/staff/paths.ts'
import type { TestApp } from './app.ts'
import type { Visitor } from './visitor.ts'

export interface Member extends StaffSecrets {
  readonly who: Visitor
  readonly email: string
  readonly name: string
  /** Cents: the most that the auth key approves. */
  readonly keyAmount: number
}

let count = 0
const KEY_AMOUNT = 5_000_000

export async function staffMember(t: TestApp, role: Role, name = `${role} ${count + 1}`): Promise<Member> {
  count += 1
  const email = `${role}${count}@underway.example`
  const secrets = await createStaff(
    t.db,
    t.deps.keys,
    { email, name, role, keyAmount: KEY_AMOUNT },
    t.clock(),
  )
  if (!secrets) throw new Error('the e-mail is taken')
  const who = t.visitor()
  const code = codeAt(secrets.totpSecret, t.clock())
  const answer = await who.post(logIn, { email, password: secrets.password, code })
  if (String(answer.body.status) !== 'logged-in') throw new Error(answer.text)
  return { ...secrets, who, email, name, keyAmount: KEY_AMOUNT }
}

/** Says why the file is opened: before that nothing is shown of what the bank's data came to. */
export const openFile = ({ who }: Pick<Member, 'who'>, id: string) =>
  who.post(`/api/staff/applications/${id}/open`, { reason: 'underwriting' })

/** The code of the newest link by which somebody sets up their login, as their mail has it; null where none came. */
export async function setUpCode(t: TestApp, email: string): Promise<string | null> {
  await t.worker.drain()
  const mail = t.inbox(email).find(({ text }) => text.includes('/staff/welcome#'))
  return /\/staff\/welcome#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? null
}
