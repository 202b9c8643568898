// statements.zip: whole and the bank's own, for staff with a reason only, counted beforehand, and said in words where there is none.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  apply,
  eventKinds,
  linkByFrame,
  linkByToken,
  settle,
  type Applicant,
} from '../../../../test/applicant.ts'
import { testApp, type TestApp, type TestOptions } from '../../../../test/app.ts'
import { pageTexts } from '../../../../test/pdf-tools.ts'
import { readZip } from '../../../../test/read-zip.ts'
import { openFile, staffMember, type Member } from '../../../../test/staff.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import type { LinkedAccount, ShownFile } from './aggregation-contract.ts'

let t: TestApp
let base = ''
let underwriter: Member
beforeAll(async () => {
  t = await testApp()
  base = await t.server.listen({ port: 0, host: '127.0.0.1' })
  underwriter = await staffMember(t, 'underwriter')
})
beforeEach(() => {
  t.simulators.finicity.faults.clear()
  t.simulators.plaid.faults.clear()
})
afterAll(() => t.close())

async function linked(username: string, by: 'frame' | 'token' = 'frame', bank?: string): Promise<Applicant> {
  const a = await apply(t)
  const walk = { username, ...(bank ? { bank } : {}) }
  if (by === 'frame') await linkByFrame(t, a, walk)
  else await (await linkByToken(t, a, walk)).exchange()
  await settle(t)
  return a
}

async function share(id: string, by = underwriter) {
  const { body } = await by.who.post(`/api/staff/applications/${id}/share`, { kind: 'aggregation' })
  return { link: String(body.url).split('/').at(-1)!, pass: String(body.accessCode), appnum: '' }
}

/** The file opened by a link in this browser. */
async function readFile(who: Visitor, id: string): Promise<ShownFile> {
  const { status, body } = await who.post('/api/aggregation/get-accounts', await share(id))
  expect(status).toBe(200)
  return body as unknown as ShownFile
}
const counted = (file: ShownFile): LinkedAccount =>
  file.accounts.find(({ accountid, type }) => accountid !== '' && type === 'checking')!
const zipOf = ({ custid, accountid }: Pick<LinkedAccount, 'custid' | 'accountid'>) =>
  `/api/aggregation/download-statements/${custid}-${accountid}.zip`

/** Staff with a reason, in the file of an application whose bank is linked so. */
async function opened(username: string, by: 'frame' | 'token' = 'frame') {
  const a = await linked(username, by)
  await openFile(underwriter, a.id)
  const account = counted(await readFile(underwriter.who, a.id))
  return { a, account, url: zipOf(account) }
}

describe.each(['frame', 'token'] as const)('linked by %s', (by) => {
  test('the accounts say how many statements the bank has, and all of them come as statements.zip', async () => {
    const { a, account, url } = await opened('user_healthy', by)
    expect(account).toMatchObject({ statements: 12, mfa: false })
    const got = await underwriter.who.get(url)
    expect(got.status).toBe(200)
    expect(got.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="statements.zip"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const files = readZip(got.bytes)
    expect([...files.keys()].slice(0, 2)).toEqual(['statement-2026-10.pdf', 'statement-2026-09.pdf'])
    expect(files.size).toBe(12)
    const text = (await pageTexts(files.get('statement-2026-09.pdf')!)).join(' ')
    expect(text).toContain('Statement period 09/01/2026 to 09/30/2026')
    expect(text).toContain(`ending in ${account.accnum}`)
    // The staff room shows the same accounts, and gives the same files.
    const room = `/api/staff/applications/${a.id}/bank`
    const { accounts } = (await underwriter.who.get(room)).body as unknown as { accounts: LinkedAccount[] }
    expect(accounts).toContainEqual(account)
    const [, key = ''] = account.accountid.split('.')
    const there = await underwriter.who.get(`${room}/statements/${key}`)
    expect([...readZip(there.bytes).keys()]).toEqual([...files.keys()])
    const key8 = key === '00000000' ? '11111111' : '00000000'
    expect((await underwriter.who.get(`${room}/statements/${key8}`)).status).toBe(404)
    const events = await t.db.query<{ actor: string; detail: object }>(
      `select actor, detail from event where lead_id = $1::uuid and kind = 'bank-statements-opened'`,
      [a.id],
    )
    const told = { actor: 'staff', detail: expect.objectContaining({ statements: 12 }) as unknown }
    expect(events).toEqual([told, told])
  })

  test('a failure of the provider is told in the words of the specification, and nothing is written down', async () => {
    const { a, url } = await opened('user_healthy', by)
    const { faults } = by === 'frame' ? t.simulators.finicity : t.simulators.plaid
    const paths =
      by === 'frame' ? ['/aggregation/v3', '/aggregation/v1'] : ['/statements/list', '/statements/download']
    for (const path of paths) {
      faults.next('server-error', { path })
      const got = await underwriter.who.get(url)
      expect(got.status).toBe(502)
      expect(got.text).toContain('There was an error downloading statements. Try again in a few seconds.')
    }
    expect(await eventKinds(t, a.id)).not.toContain('bank-statements-opened')
    // A few seconds later.
    expect((await underwriter.who.get(url)).status).toBe(200)
  })

  test('a bank that gives none is told before anybody asks, and whoever asks learns how to go on', async () => {
    const a = await linked('user_healthy', by, 'Paper Birch Savings')
    await openFile(underwriter, a.id)
    const account = counted(await readFile(underwriter.who, a.id))
    expect(account).toMatchObject({ statements: 0, mfa: false })
    const got = await underwriter.who.get(zipOf(account))
    expect(got.status).toBe(404)
    expect(got.text).toContain('Ask the owner to upload them')
  })
})

test('a file that fails half-way ends the answer unfinished', async () => {
  const { url } = await opened('user_statement_changed', 'token')
  const cookie = [...underwriter.who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(base + url, { headers: { cookie } })
  expect(answer.status).toBe(200)
  await expect(answer.arrayBuffer()).rejects.toThrow()
})

test('an account whose bank wants its owner first is marked so, and says what to do', async () => {
  const a = await linked('user_mfa_again')
  await openFile(underwriter, a.id)
  const account = counted(await readFile(underwriter.who, a.id))
  expect(account).toMatchObject({ statements: null, mfa: true })
  const got = await underwriter.who.get(zipOf(account))
  expect(got.status).toBe(409)
  expect(got.text).toContain('Ask the owner to reconnect the bank')
})

describe('who gets them', () => {
  let url = ''
  let a: Applicant
  beforeAll(async () => {
    a = await linked('user_healthy')
    url = zipOf(counted(await readFile(underwriter.who, a.id)))
  })

  test('no guest, and nobody without the file open', async () => {
    const guest = t.visitor()
    await readFile(guest, a.id)
    expect((await guest.get(url)).status).toBe(401)
    expect((await t.visitor().get(url)).status).toBe(404)
  })

  test('staff once they said why they open the file', async () => {
    const first = await underwriter.who.get(url)
    expect(first.status).toBe(403)
    expect(first.text).toContain('Please say first why you open this file')
    await openFile(underwriter, a.id)
    expect((await underwriter.who.get(url)).status).toBe(200)
  })

  test('only of the file that is open, and of what is an account', async () => {
    const other = await opened('user_healthy')
    expect((await underwriter.who.get(url)).status).toBe(404)
    const { custid, accountid } = other.account
    expect((await underwriter.who.get(zipOf({ custid: a.id, accountid }))).status).toBe(404)
    expect((await underwriter.who.get(zipOf({ custid, accountid: `${custid}.00000000` }))).status).toBe(404)
    expect((await underwriter.who.get('/api/aggregation/download-statements/x.zip')).status).toBe(400)
  })

  test('not by a link on another site: it costs money and is written down', async () => {
    const got = await underwriter.who.get(url, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(got.status).toBe(403)
  })
})

test('an account whose access was given back has none that anybody could fetch', async () => {
  const { a, url } = await opened('user_healthy')
  await t.db.query(`update bank_connection set state = 'revoked', secret = null where lead_id = $1::uuid`, [
    a.id,
  ])
  expect((await underwriter.who.get(url)).status).toBe(404)
})

test.each([['frame'], ['token']] as const)(
  'where they are not bought (%s) nobody is asked, and nothing is claimed',
  async (by) => {
    const env: TestOptions['env'] = { FINICITY_STATEMENTS: '', PLAID_STATEMENTS: '' }
    const before = { t, underwriter }
    t = await testApp({ env })
    try {
      underwriter = await staffMember(t, 'underwriter')
      const { account, url } = await opened('user_healthy', by)
      expect(account).toMatchObject({ statements: null, mfa: false })
      expect((await underwriter.who.get(url)).status).toBe(404)
      expect(await t.db.query(`select 1 from job where kind = 'count-bank-statements'`)).toEqual([])
    } finally {
      await t.close()
      ;({ t, underwriter } = before)
    }
  },
)
