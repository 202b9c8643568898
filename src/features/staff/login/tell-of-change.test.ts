// Notices of changed logins and reached limits: each kind that the log knows goes to its owner alone, or to administrators alone, in both languages, and tells no secret.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  limitNotices,
  otherNotices,
  ownerNotices,
  remedyOf,
  type LimitNotice,
} from '#core/domain/staff-notices.ts'
import { en } from '#core/words/staff-notices/en.ts'
import { es } from '#core/words/staff-notices/es.ts'
import { demoGroups } from '#simulators/openid/people.ts'
import { apply } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { authenticator } from '../../../../test/authenticator.ts'
import { signOn } from '../../../../test/sign-on.ts'
import { openFile, setUpCode, staffMember, type Member } from '../../../../test/staff.ts'
import { runConfirm } from '../../../server/confirm-command.ts'
import { runSetUp } from '../../../server/set-up-command.ts'
import { inviteStaff } from '../people/create-staff.server.ts'
import { codeAt } from './second-factor.server.ts'

let t: TestApp
let admin: Member
beforeAll(async () => {
  const limits = { TAKES_PER_DAY: '1', REVEALS_PER_DAY: '1', EXPORTS_PER_DAY: '1', LIST_READS_PER_HOUR: '1' }
  t = await testApp({ env: limits })
  admin = await staffMember(t, 'admin', 'Ada Admin')
})
afterAll(() => t.close())

const freshCode = (member: Member): string => {
  t.clock.advance(30_000)
  return codeAt(member.totpSecret, t.clock())
}
/** What an act let out, that no mail may hold. */
type Secrets = readonly string[]
const asAdmin = async (
  act: string,
  { id, email }: Pick<Member, 'id' | 'email'>,
  body: object = {},
): Promise<Secrets> => {
  await admin.who.post('/api/staff/prove', { code: freshCode(admin) })
  const answer = await admin.who.post(`/api/staff/people/${id}/${act}`, body)
  expect(answer.status).toBe(200)
  const code = act === 'reset' ? await setUpCode(t, email) : null
  return code ? [code] : []
}
const makeCodes = async (me: Member): Promise<string[]> => {
  const answer = await me.who.post('/api/staff/recovery-codes', { code: freshCode(me) })
  return answer.body.codes as unknown as string[]
}
const addPasskey = async (me: Member) => {
  const { challenge } = (await me.who.post('/api/staff/passkeys/start')).body
  const body = { label: 'Kitchen tablet', passkey: authenticator().make(String(challenge)) }
  const answer = await me.who.post('/api/staff/passkeys', body)
  expect(answer.status).toBe(200)
  return { id: String(answer.body.id), label: body.label }
}
const next = 'plain words for a long password'

/** How each comes about. */
const acts: Readonly<Record<(typeof ownerNotices)[number], (me: Member) => Promise<Secrets>>> = {
  'password-changed': async (me) => {
    expect((await me.who.post('/api/staff/password', { current: me.password, next })).status).toBe(200)
    return [me.password, next]
  },
  'second-factor-set': async (me) => {
    await asAdmin('reset', me)
    const { password } = (await inviteStaff(
      t.db,
      { email: `new.${me.email}`, name: 'New', role: 'underwriter' },
      t.clock(),
    ))!
    const who = t.visitor()
    await who.post('/api/staff/login', { email: `new.${me.email}`, password })
    const { secret } = (await who.post('/api/staff/totp/start')).body
    const code = codeAt(String(secret), t.clock())
    const { codes } = (await who.post('/api/staff/totp/confirm', { code })).body
    return [String(secret), code, ...(codes as unknown as string[])]
  },
  'recovery-codes-made': makeCodes,
  'recovery-code-used': async (me) => {
    const codes = await makeCodes(me)
    const { email, password } = me
    const answer = await t.visitor().post('/api/staff/login', { email, password, code: codes[0] })
    expect(answer.status).toBe(200)
    return codes
  },
  'auth-key-issued': async (me) => {
    const answer = await me.who.post('/api/staff/auth-keys', { label: 'Ledger', scope: 'read', days: 5 })
    return [String(answer.body.authKey), 'Ledger']
  },
  'passkey-added': async (me) => [(await addPasskey(me)).label],
  'passkey-removed': async (me) => {
    const { id, label } = await addPasskey(me)
    expect((await me.who.post(`/api/staff/passkeys/${id}/remove`)).status).toBe(200)
    return [label]
  },
  'sign-on-linked': async (me) => {
    const person = { sub: me.id, name: me.name, email: me.email, emailVerified: true }
    t.simulators.openId.people.set(me.id, { ...person, groups: [demoGroups.underwriter] })
    expect((await signOn(t.visitor(), me.id)).status).toBe(200)
    return []
  },
  'staff-reset': (me) => asAdmin('reset', me),
  'staff-role-changed': (me) => asAdmin('role', me, { role: 'representative' }),
  'staff-disabled': (me) => asAdmin('disable', me),
  'staff-enabled': async (me) => {
    await asAdmin('disable', me)
    return asAdmin('enable', me)
  },
  'second-person-confirmed': async (me) => {
    await confirm(me.email)
    return []
  },
}
/** As at the operator's shell. */
const confirm = (email: string) =>
  runConfirm(
    t.deps,
    () => {},
    (async function* () {
      yield `${email}\n`
    })(),
    [],
  )
/** Who hears of another's login: whoever did it, and whoever decides besides. */
const toOthers = (notice: (typeof otherNotices)[number]) =>
  `${en[`other.${notice}.subject`]} / ${es[`other.${notice}.subject`]}`
const isToOthers = ({ subject }: { subject?: string }) =>
  otherNotices.some((each) => subject === toOthers(each))

describe.each(ownerNotices)('%s', (notice) => {
  test('is told to its owner, with the time and what to do', async () => {
    const me = await staffMember(t, 'underwriter')
    const to = notice === 'second-factor-set' ? `new.${me.email}` : me.email
    const told = () => t.inbox(admin.email).filter((mail) => !isToOthers(mail)).length
    const others = told()
    const secrets = await acts[notice](me)
    await t.worker.drain()
    const subject = `${en[`${notice}.subject`]} / ${es[`${notice}.subject`]}`
    const own = t.inbox(to).filter((mail) => mail.subject === subject)
    expect(own).toHaveLength(1)
    const { text, html } = own[0]!
    for (const words of [en, es]) expect(text).toContain(words[`remedy.${remedyOf(notice)}`])
    expect(text).toMatch(/November 16, 2026.* \(New York\)/)
    expect(text).toMatch(/16 de noviembre de 2026.* \(Nueva York\)/)
    expect(text).not.toMatch(/\{\w+\}|application for business funding/)
    for (const secret of [...secrets, '127.0.0.1', me.name]) expect(`${text}${html}`).not.toContain(secret)
    expect(told()).toBe(others)
    // Drained again, it is not told again.
    await t.worker.drain()
    expect(t.inbox(to).filter((mail) => mail.subject === subject)).toHaveLength(1)
  })
})

/** How each is reached: each of these calls is one more than allowed. */
const overdo: Readonly<Record<LimitNotice, (me: Member) => Promise<number>>> = {
  'takes-used-up': async ({ id, who }) =>
    (await who.post(`/api/staff/applications/${(await apply(t)).id}/assign`, { to: id })).status,
  'reveals-used-up': async (me) => {
    const { id } = await apply(t)
    await t.db.query('update lead set assigned_to = $2::uuid where id = $1::uuid', [id, me.id])
    await openFile(me, id)
    const asked = { field: 'ssn', reason: 'Asked' }
    return (await me.who.post(`/api/staff/applications/${id}/reveal`, asked)).status
  },
  'exports-used-up': async ({ id, who }) => (await who.get(`/api/staff/applications/${id}/file.zip`)).status,
  'lists-used-up': async ({ who }) =>
    (await who.post('/api/staff/applications/list', { search: 'a' })).status,
}

test.each(limitNotices)('%s is told to whoever manages people, once', async (notice) => {
  const me = await staffMember(t, notice === 'takes-used-up' ? 'representative' : 'underwriter', 'Una Under')
  const gone = await staffMember(t, 'admin')
  await asAdmin('disable', gone)
  await t.worker.drain()
  const before = t.inbox(admin.email).length
  expect(before).toBeGreaterThan(0)
  expect(await overdo[notice](me)).not.toBe(429)
  await t.worker.drain()
  expect(t.inbox(admin.email)).toHaveLength(before)
  for (const _ of [1, 2]) expect(await overdo[notice](me)).toBe(429)
  await t.worker.drain()
  const told = t.inbox(admin.email).slice(0, -before)
  expect(told).toHaveLength(1)
  const { subject, text } = told[0]!
  expect(subject).toBe(`${en[`${notice}.subject`]} / ${es[`${notice}.subject`]}`)
  for (const words of [en, es]) expect(text).toContain(words['remedy.limits'])
  expect(text).not.toMatch(/\{\w+\}|Una Under/)
  expect(t.inbox(me.email)).toEqual([])
  expect(t.inbox(gone.email)).toHaveLength(1)
  const { events } = (await admin.who.get(`/api/staff/events?person=${me.id}`)).body
  expect(events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: notice, name: 'Una Under', detail: { count: 1 } }),
    ]),
  )
})

describe('a login that may decide', () => {
  const addUnderwriter = async (email: string) => {
    await admin.who.post('/api/staff/prove', { code: freshCode(admin) })
    const body = { email, name: 'Nina New', role: 'underwriter' }
    expect((await admin.who.post('/api/staff/people', body)).status).toBe(200)
  }
  const cases: Readonly<Record<(typeof otherNotices)[number], (me: Member) => Promise<unknown>>> = {
    'staff-added': (me) => addUnderwriter(`added.${me.email}`),
    'staff-reset': (me) => asAdmin('reset', me),
    'staff-enabled': async (me) => {
      await asAdmin('disable', me)
      await asAdmin('enable', me)
    },
    'staff-role-changed': async (me) => {
      await asAdmin('role', me, { role: 'admin' })
    },
    'second-person-confirmed': (me) => confirm(me.email),
  }

  test.each(otherNotices)('%s is told at once to the others, without a name', async (notice) => {
    const me = await staffMember(t, 'underwriter', 'Nina New')
    const judge = await staffMember(t, 'underwriter')
    const rep = await staffMember(t, 'representative')
    await cases[notice](me)
    await t.worker.drain()
    const heard = (member: Member) =>
      t.inbox(member.email).filter(({ subject }) => subject === toOthers(notice))
    // A confirmation is for those who manage people.
    expect(heard(judge)).toHaveLength(notice === 'second-person-confirmed' ? 0 : 1)
    expect(heard(admin).length).toBeGreaterThan(0)
    expect(heard(rep)).toEqual([])
    expect(heard(me)).toHaveLength(notice === 'staff-added' ? 1 : 0)
    const { text } = heard(admin)[0]!
    for (const words of [en, es]) expect(text).toContain(words['remedy.others'])
    expect(text).not.toMatch(/\{\w+\}|Nina New|application for business funding/)
  })

  test('a representative, or a role that gives less, is told to nobody else', async () => {
    const me = await staffMember(t, 'admin')
    const before = t.inbox(admin.email).filter(isToOthers).length
    await asAdmin('role', me, { role: 'underwriter' })
    await asAdmin('role', me, { role: 'representative' })
    await asAdmin('reset', me)
    await t.worker.drain()
    expect(t.inbox(admin.email).filter(isToOthers)).toHaveLength(before)
  })
})

test('what changed nothing tells nothing', async () => {
  const me = await staffMember(t, 'underwriter')
  await asAdmin('role', me, { role: 'underwriter' })
  await me.who.post('/api/staff/password', { current: 'not the one', next })
  await me.who.post('/api/staff/recovery-codes', { code: '000000' })
  await t.worker.drain()
  expect(t.inbox(me.email)).toEqual([])
})

test('one that could not be sent waits on the page of jobs, and goes back to work from there', async () => {
  const me = await staffMember(t, 'underwriter', 'Una Under')
  await asAdmin('disable', me)
  await t.db.query(
    `update job set state = 'dead', last_error = 'email E1' where lead_id = $1::uuid and kind = 'tell-staff'`,
    [me.id],
  )
  const { jobs } = (await admin.who.get('/api/staff/jobs/dead')).body
  expect(jobs).toMatchObject([{ of: 'staff', kind: 'tell-staff', applicationName: 'Una Under' }])
  const revived = await admin.who.post('/api/staff/jobs/revive', { kind: 'tell-staff', cause: 'email E1' })
  expect(revived.body).toEqual({ revived: 1, left: 0 })
  await t.worker.drain()
  expect(t.inbox(me.email)).toHaveLength(1)
  const { events } = (await admin.who.get('/api/staff/events')).body
  expect(events).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'job-retried', name: 'Una Under' })]),
  )
})

test.each([
  ['turned round', 'Ada \u202esdleiF', 422],
  ['nothing but what nobody sees', '\u200b\u2800', 422],
  ['with a mark that nobody sees', 'Ada\u200b Fields', 'Ada Fields'],
  ['over two lines', 'Ada\r\nFields', 'Ada Fields'],
])('a name of staff, which mails and four eyes say: %s', async (_what, name, kept) => {
  await admin.who.post('/api/staff/prove', { code: freshCode(admin) })
  const email = `name-${Buffer.from(name).toString('hex')}@underway.example`
  const added = await admin.who.post('/api/staff/people', { email, name, role: 'representative' })
  if (kept === 422) expect(added.body.errors).toMatchObject([{ field: 'name' }])
  else expect(added.body.person).toMatchObject({ name: kept })
})

test('without a mail server nobody is handed anything in the browser: the operator does at the shell', async () => {
  const bare = await testApp({ env: { SMTP_URL: '' } })
  try {
    const me = await staffMember(bare, 'admin')
    const wanted = { email: 'new@underway.example', name: 'Nina New', role: 'underwriter' }
    const added = await me.who.post('/api/staff/people', wanted)
    expect(added.body.goes).toBe('shell')
    await bare.worker.drain()
    const said: string[] = []
    const input = async function* () {
      yield `${wanted.email}\n`
    }
    const given = { ...bare.deps, loginAt: 'https://funder.example/business/staff/login' }
    await runSetUp(given, (line) => void said.push(line), input(), [])
    const password = /: (\S+)$/.exec(said[0]!)![1]
    const login = await bare.visitor().post('/api/staff/login', { email: wanted.email, password })
    expect(login.body.me).toMatchObject({ scope: 'setup', next: 'password' })
    await expect(runSetUp(given, () => {}, input(), ['x@y.example'])).rejects.toThrow('Usage')
  } finally {
    await bare.close()
  }
})

test('without a mail server the change is made all the same', async () => {
  const bare = await testApp({ env: { SMTP_URL: '' } })
  try {
    const me = await staffMember(bare, 'underwriter')
    const answer = await me.who.post('/api/staff/password', { current: me.password, next })
    expect(answer.status).toBe(200)
    await bare.worker.drain()
    expect(await bare.db.query(`select 1 from job where kind = 'tell-staff'`)).toEqual([])
  } finally {
    await bare.close()
  }
})
