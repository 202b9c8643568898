// Locked PDFs through the front door: asked for their password once, opened, kept without it; afterwards the password is nowhere.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok } from '#core/ground/outcome.ts'
import { documentsOf } from '#platform/store/documents.ts'
import { apply, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { drawn } from '../../../../test/statements/index.ts'
import { pdfOf } from '../../../../test/statements/pdf.ts'
import { readingsOf } from '../statement-analysis/readings-read.server.ts'
import { openDocumentBytes } from './read-document.server.ts'

const log: string[] = []
let t: TestApp
beforeAll(async () => {
  t = await testApp({ onLog: (line) => void log.push(line) })
})
afterAll(() => t.close())

const PASSWORD = 'Ña 7731-x'
const { sheet, accounts } = drawn('trailingMinus', 3, 8)
const locked = (pdfVersion: '1.4' | '1.6' | '1.7ext3' = '1.7ext3', userPassword: string | null = PASSWORD) =>
  pdfOf(sheet, { ownerPassword: 'of the bank', pdfVersion, ...(userPassword !== null && { userPassword }) })

const upload = (a: Applicant, bytes: Uint8Array, password?: string, kind = 'Bank Statement') =>
  a.who.upload(`/api/apply/${kind === 'Bank Statement' ? 'upload-statements' : 'upload-file'}`, [
    ['file', { name: 'April.pdf', type: 'application/pdf', bytes }],
    ['sf_leadid', a.leadid],
    ['filetype', kind],
    ...(password === undefined ? [] : [['password', password] as const]),
  ])
const code = ({ body }: { body: { type?: unknown } }): string => String(body.type).split(':').at(-1)!

test('a locked statement asks, says where the password is wrong, and is read and proven with the right one', async () => {
  const a = await apply(t)
  const bytes = await locked()
  expect(code(await upload(a, bytes))).toBe('protected-pdf')
  const wrong = await upload(a, bytes, 'ña 7731-x')
  expect(wrong.status).toBe(422)
  expect(code(wrong)).toBe('wrong-password')
  expect(await documentsOf(t.db, a.id)).toEqual([])

  // A keyboard's blank at its end.
  const right = await upload(a, bytes, `${PASSWORD} `)
  expect(right.status, right.text).toBe(200)
  await t.worker.drain()
  const [read] = await readingsOf(t.deps, t.db, a.id)
  const account = read!.reading!.accounts[0]!
  expect(account.isProven).toBe(true)
  expect(account.lines).toHaveLength(accounts[0].ledger.lines.length)

  const [row] = await documentsOf(t.db, a.id)
  const kept = (await openDocumentBytes(t.deps, row!))!
  expect(Buffer.from(kept).includes('/Encrypt')).toBe(false)
  // What would differ from copy to copy is gone.
  expect(Buffer.from(kept).toString('latin1')).toMatch(/\/ID\s*\[\s*<0+>\s*<0+>/)
  expect(row!.bytes).toBe(kept.length)

  // The same file again is the same document, however often it is unlocked.
  const again = await upload(a, bytes, PASSWORD)
  expect(again.body.documents?.[0]?.id).toBe(row!.id)
  expect(await documentsOf(t.db, a.id)).toHaveLength(1)

  const tables = await t.db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.length).toBeGreaterThan(20)
  for (const { name } of tables) {
    const rows = await t.db.query<{ row: string }>(`select each::text as row from ${name} each`)
    expect(rows.filter(({ row }) => row.includes('7731-x'))).toEqual([])
  }
  expect(log.length).toBeGreaterThan(5)
  expect(log.join()).not.toContain('7731-x')
})

test.each(['1.4', '1.6', '1.7ext3'] as const)(
  'any document may be locked; the password of its owner opens it too (PDF %s)',
  async (version) => {
    const a = await apply(t)
    const bytes = await locked(version)
    expect(code(await upload(a, bytes, '', 'Photo ID'))).toBe('protected-pdf')
    const answer = await upload(a, bytes, version === '1.4' ? PASSWORD : 'of the bank', 'Photo ID')
    expect(answer.body.documents?.[0]).toMatchObject({ kind: 'photo-id', standing: 'fine' })
  },
)

test.each(['1.4', '1.6', '1.7ext3'] as const)(
  'a file that only its owner’s password protects is read without being asked (PDF %s)',
  async (version) => {
    const a = await apply(t)
    const answer = await upload(a, await locked(version, null))
    expect(answer.status, answer.text).toBe(200)
    await t.worker.drain()
    const [read] = await readingsOf(t.deps, t.db, a.id)
    expect(read!.reading!.accounts[0]).toMatchObject({ isProven: true, mask: accounts[0].mask })
  },
)

test('the virus scanner looks at the copy without the lock: it cannot look into the locked file', async () => {
  const a = await apply(t)
  const { fileScan } = t.deps
  const scan = async (bytes: Uint8Array) =>
    ok({ clean: Buffer.from(bytes).includes('/Encrypt'), signature: 'Eicar' })
  Object.assign(t.deps, { fileScan: { scan } })
  try {
    expect(code(await upload(a, await locked(), PASSWORD))).toBe('infected-file')
  } finally {
    Object.assign(t.deps, { fileScan })
  }
  expect(await documentsOf(t.db, a.id)).toEqual([])
})

test('what no password opens says so, and asks for none', async () => {
  const a = await apply(t)
  const bytes = Buffer.from(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n4 0 obj\n<< /Filter /Adobe.PubSec /V 4 /Recipients [<00>] >>\nendobj\n' +
      'trailer\n<< /Root 1 0 R /Encrypt 4 0 R /ID [<00> <00>] >>\nstartxref\n9\n%%EOF\n',
  )
  expect(code(await upload(a, bytes, PASSWORD))).toBe('unopened-pdf')
})

test('what was added to a file before it was locked is a sign still', async () => {
  const bytes = await locked('1.4')
  const added = Buffer.concat([
    bytes,
    Buffer.from('\n900 0 obj\n<< /Type /Annots >>\nendobj\nxref\n0 0\ntrailer\n<< >>\nstartxref\n0\n%%EOF\n'),
  ])
  const unlocked = await t.deps.threads.run('unlock-pdf', { bytes: added, password: PASSWORD })
  expect(unlocked).toMatchObject({ value: { value: { updates: [{ changes: 'form', isSigned: false }] } } })
  if (!unlocked.ok || !unlocked.value.ok) throw new Error('not unlocked')
  const { bytes: copy, updates } = unlocked.value.value
  const signs = async (before: typeof updates) => {
    const found = await t.deps.threads.run('find-statement-signs', { bytes: copy, accounts: [], before })
    return found.ok ? found.value!.signs.map(({ code: sign }) => sign) : found
  }
  expect(await signs([])).not.toContain('changed-after-writing')
  expect(await signs(updates)).toContain('changed-after-writing')
})
