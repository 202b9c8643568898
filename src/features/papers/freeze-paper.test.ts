// A frozen paper: kept with its facts sealed, opened again as the bytes that were hashed, found by its file.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { UnreadableValue } from '#platform/keys.ts'
import { makeSealPem } from '#platform/paper/seal/make-seal.ts'
import { readSealKey } from '#platform/paper/seal/seal-key.ts'
import { openPaper } from '#features/capabilities/signing/open-paper.server.ts'
import { pemFileSigner } from '#platform/providers/seal-signer/pem-file/pem-file.ts'
import { addPaper, paperByHash, paperFile, paperRow, papersOf } from '#platform/store/papers.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { pageTexts } from '../../../test/pdf-tools.ts'
import { sampleAgreement } from '../../../test/sample-papers.ts'
import { freezePaper } from './freeze-paper.server.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const subjectId = newId(new Date())
const subject = { subject: 'application', subjectId } as const

async function frozen() {
  const done = await freezePaper(t.deps, {
    ...subject,
    kind: 'funding-agreement',
    facts: sampleAgreement(),
    language: 'es',
    madeBy: null,
  })
  if (!done.ok) throw new Error(done.refusal)
  return done.value
}

test('it comes back as it was frozen', async () => {
  const paper = await frozen()
  expect(await papersOf(t.deps.db, subject)).toEqual([])
  await t.deps.db.transaction((tx) => addPaper(tx, t.deps.keys, paper.row))

  const row = (await paperRow(t.deps.db, subjectId, paper.row.id))!
  expect(row).toMatchObject({ kind: 'funding-agreement', language: 'es', version: '2026-11-28', pages: 5 })
  expect(row.places.map(({ place }) => place)).toEqual(['signer-1', 'signer-2'])
  const opened = await openPaper(t.deps, row)
  const bytes = opened.ok ? opened.value! : new Uint8Array()
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(paper.hash)
  expect((await pageTexts(bytes)).join()).toContain('Contrato de financiamiento comercial')
  const [stored] = await t.deps.db.query<{ facts: string }>(`select facts from paper where id = $1::uuid`, [
    row.id,
  ])
  expect(JSON.parse(t.deps.keys.open(stored!.facts, `paper.facts:${row.id}`))).toEqual(sampleAgreement())
  expect((await paperByHash(t.deps.db, paper.hash))?.id).toBe(row.id)
  expect(await paperByHash(t.deps.db, '0'.repeat(64))).toBeNull()
})

test('nothing of a person stands in the database in the clear, and another place opens nothing', async () => {
  const paper = await frozen()
  await addPaper(t.deps.db, t.deps.keys, paper.row)
  const [stored] = await t.deps.db.query<{ row: string }>(
    `select (to_jsonb(p) - 'file')::text as row from paper p where id = $1::uuid`,
    [paper.row.id],
  )
  // Random letters hold none of these.
  for (const word of ['Peña', 'Commercial St', 'Eastport Bank']) expect(stored?.row).not.toContain(word)
  const sealed = (await paperFile(t.deps.db, paper.row))!
  expect(Buffer.from(sealed).includes('%PDF')).toBe(false)
  expect(() => t.deps.keys.openBytes(sealed, `paper.file:${newId(new Date())}`)).toThrow(UnreadableValue)
})

test('of another subject it is not there', async () => {
  const paper = await frozen()
  await addPaper(t.deps.db, t.deps.keys, paper.row)
  const other = newId(new Date())
  expect(await paperRow(t.deps.db, other, paper.row.id)).toBeNull()
  expect(await openPaper(t.deps, { ...paper.row, subjectId: other })).toEqual({ ok: true, value: null })
  expect(await papersOf(t.deps.db, { ...subject, subject: 'business' })).toEqual([])
})

test('a frozen paper is sealed in a thread; without a certificate there is nothing to seal with', async () => {
  expect(t.deps.seal).toBeUndefined()
  const now = t.deps.clock()
  const key = readSealKey(await makeSealPem('Operator', now), now)
  const { bytes } = await frozen()
  const note = { at: now.toISOString(), reason: 'Firmado por todos' }
  const { identity, sign } = pemFileSigner(key)
  const begin = (pdf: Uint8Array) =>
    t.deps.threads.run('begin-seal', { pdf, identity, note, timestamped: false })
  const begun = await begin(bytes)
  const signature = begun.ok && (await sign(begun.value.attributes))
  if (!begun.ok || !signature || !signature.ok) throw new Error('not signed')
  const sealed = await t.deps.threads.run('end-seal', {
    begun: begun.value,
    identity,
    signature: signature.value,
    timestamp: null,
  })
  const text = Buffer.from(sealed.ok ? sealed.value : []).toString('latin1')
  expect(text).toContain('/SubFilter /ETSI.CAdES.detached')
  expect((await pageTexts(Buffer.from(text, 'latin1'))).join()).toContain(
    'Contrato de financiamiento comercial',
  )
  const again = await begin(Buffer.from(text, 'latin1'))
  expect(again).toEqual({ ok: false, refusal: 'failed' })
})
