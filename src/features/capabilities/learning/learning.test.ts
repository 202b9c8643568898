// What is kept for learning: the vector beside each decision, what happened to deals, and two versions over the stored files.
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Comparing } from '#core/domain/compare-decisions.ts'
import { BANK_ENGINE } from '#core/domain/kept-analysis.ts'
import { parsePolicy } from '#core/domain/policy.ts'
import { policyDigest } from '#platform/policy-digest.ts'
import { apply, linkByFrame, settle, type Applicant } from '../../../../test/applicant.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { decisionOf } from '../../../../test/decision.ts'
import { staffMember } from '../../../../test/staff.ts'
import { compareStored } from './compare-stored.server.ts'
import { comparisonText } from './comparison-text.ts'
import { importOutcomes } from './import-outcomes.server.ts'

let t: TestApp
let healthy: Applicant
let stacked: Applicant
const linked = async (username: string) => {
  const a = await apply(t)
  await linkByFrame(t, a, { username })
  await settle(t)
  return a
}
beforeAll(async () => {
  t = await testApp()
  healthy = await linked('user_healthy')
  stacked = await linked('user_stacked')
})
afterAll(() => t.close())

/** In pieces of seven letters, as a stream may break it anywhere. */
const bring = (text: string, dryRun = false, encoding: BufferEncoding = 'utf8') =>
  importOutcomes(
    { db: t.db, clock: t.clock },
    { name: 'books-2026-11.csv', chunks: piecesOf(Buffer.from(text, encoding)) },
    { dryRun },
  )
const piecesOf = (bytes: Buffer): AsyncIterable<Uint8Array> =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) => bytes.subarray(at * 7, at * 7 + 7)),
  )
const rowsOf = () => t.db.query('select 1 from deal_outcome')

test('a decision keeps its figures by name: unknown is null, and nothing names a person', async () => {
  const { features, inputs, policyDigest: digest } = await decisionOf(t, healthy.id)
  expect(digest).toBe(policyDigest(t.deps.policy))
  const changed = { ...t.deps.policy, review: { ...t.deps.policy.review, minimumMonths: 4 } }
  expect(policyDigest(changed)).not.toBe(digest)
  expect(policyDigest({ ...t.deps.policy, review: { ...t.deps.policy.review } })).toBe(digest)
  expect(features).toMatchObject({
    version: 1,
    engine: BANK_ENGINE,
    creditScore: 650,
    creditSource: 'stated',
    state: 'ME',
    priorDefault: false,
    labels: 0,
  })
  expect(features!.low.trueRevenue).toBeGreaterThan(0)
  expect(features!.low.openPositions).toBe(0)
  expect(features!.low.newestPositionAgeDays).toBeNull()
  const told = JSON.stringify(features)
  for (const { id, lender } of inputs.positions ?? []) expect(told).not.toMatch(new RegExp(`${id}|${lender}`))
  expect(told).not.toMatch(/Quispe|Harbor|ana\./i)
})

test('outcomes come in once, are told to staff, and a wrong line leaves nothing half-written', async () => {
  const file = [
    'application,date,kind,amount,reference',
    `${healthy.id},2026-10-01,funded,50000.00,A-1`,
    `${healthy.id},2026-10-08,paid,1250.50,A-2`,
    `${healthy.id},2026-10-15,missed,,A-3`,
  ].join('\n')
  expect(await bring(file, true)).toEqual({ problems: [], written: 3, known: 0 })
  expect(await rowsOf()).toHaveLength(0)
  expect(await bring(file)).toEqual({ problems: [], written: 3, known: 0 })
  expect(await bring(file)).toEqual({ problems: [], written: 0, known: 3 })
  // As a spreadsheet of another country writes it.
  const elsewhere = `\uFEFF${file}\r\n`.replaceAll(',', '\t').replace('application', 'Application')
  expect(await bring(elsewhere, false, 'utf16le')).toEqual({ problems: [], written: 0, known: 3 })
  const mixed = await bring(`${file}\n${healthy.id},2026-10-16,missed,,Nº\x81\n`, false, 'latin1')
  expect(mixed).toMatchObject({ problems: [{ line: 5, column: '' }], written: 0 })
  const wrong = [
    'application,date,kind,amount,reference',
    `${stacked.id},2026-10-01,funded,40000,B-1`,
    `00000000-0000-7000-8000-000000000000,2026-10-01,paid,1,B-2`,
    `${stacked.id},2026-13-01,repaid,1e3,B-3`,
    `${stacked.id},2027-01-01,paid,,B-4`,
  ].join('\n')
  const { problems, written } = await bring(wrong)
  expect(written).toBe(0)
  expect(problems.map(({ line, column }) => [line, column])).toEqual([
    [3, 'application'],
    [4, 'date'],
    [4, 'kind'],
    [4, 'amount'],
    [5, 'date'],
    [5, 'amount'],
  ])
  expect((await bring(file.replace('1250.50', '9.99'))).problems).toEqual([
    { line: 3, column: 'amount', message: 'was given with another amount before' },
  ])
  // The same entry twice in one file is reported by its first line, a quote that never ends by the line where it begins.
  const twice = `${file}\n${stacked.id},2026-10-02,missed,,\n${stacked.id},2026-10-02,missed,,`
  expect((await bring(twice)).problems).toEqual([
    {
      line: 6,
      column: 'reference',
      message: 'the same as line 5: tell two of one day apart by their reference',
    },
  ])
  expect((await bring(`${file}\n"${stacked.id},2026-10-02`)).problems).toMatchObject([{ line: 5 }])
  expect((await bring('')).problems).toMatchObject([{ line: 1 }])
  expect(await rowsOf()).toHaveLength(3)
  const underwriter = await staffMember(t, 'underwriter')
  const { body } = await underwriter.who.get(`/api/staff/applications/${healthy.id}`)
  const source = 'books-2026-11.csv'
  expect(body.outcomes).toEqual([
    { on: '2026-10-01', kind: 'funded', amount: 5_000_000, reference: 'A-1', source },
    { on: '2026-10-08', kind: 'paid', amount: 125_050, reference: 'A-2', source },
    { on: '2026-10-15', kind: 'missed', amount: null, reference: 'A-3', source },
  ])
  expect(JSON.stringify(body.events)).toContain('outcomes-imported')
})

test('two policies over the stored files: who flips and why, and what happened to them', async () => {
  const judged = async (from: Parameters<typeof compareStored>[1]['from'], to = t.deps.policy) => {
    const comparing = new Comparing()
    const flips = []
    for await (const pair of compareStored({ db: t.db, keys: t.deps.keys }, { from, to })) {
      const flip = comparing.add(pair)
      if (flip) flips.push(flip)
    }
    return { result: comparing.result(), flips }
  }
  // The same engine and policy as then: nothing differs.
  expect((await judged('kept')).result).toMatchObject({ files: 2, same: 2, changed: 0, flips: [] })
  const file = JSON.parse(readFileSync('policies/2026-12.json', 'utf8')) as {
    sections: Record<'knockOuts' | 'generalMinimums', { values: Record<string, unknown> }>
  }
  file.sections.knockOuts.values.minimumMonthlyRevenue = 900_000
  file.sections.generalMinimums.values.monthlySales = 900_000
  const stricter = parsePolicy(file)
  if (!stricter.ok) throw new Error(stricter.refusal)
  const { result, flips } = await judged(t.deps.policy, stricter.value)
  expect(flips).toEqual([
    {
      application: healthy.id,
      from: 'approved',
      to: 'declined',
      came: ['revenue-below-minimum'],
      went: [],
      became: 'missed',
    },
  ])
  expect(result.flips).toEqual([
    { way: 'approved > declined', count: 1, default: 0, missed: 1, paid: 0, funded: 0, unknown: 0 },
  ])
  const text = comparisonText(result, flips)
  expect(text).toContain('2 files: 0 the same, 1 with the same answer and other figures or reasons, 1 flip.')
  expect(text).toContain(`${healthy.id}  approved > declined; missed; came: revenue-below-minimum`)
  // A policy of any release is compared: one that simulated no cash flow, and the last one before files told their schema.
  const former = (name: string) => {
    const parsed = parsePolicy(
      JSON.parse(readFileSync(`src/core/domain/cases/shipped-policies/${name}.json`, 'utf8')),
    )
    if (!parsed.ok) throw new Error(parsed.refusal)
    return parsed.value
  }
  expect((await judged(former('7'))).result).toMatchObject({ files: 2, flips: [] })
  expect((await judged(former('1'))).result).toMatchObject({ files: 2, flips: [] })
})
