// The heavy work that needs keys, as it runs in a thread of its own: files sealed, bank histories packed and analysed. No I/O, no clock.
import { gunzipSync, gzipSync } from 'node:zlib'
import { analyseBank } from '#core/domain/bank-analysis.ts'
import type { BankLabels } from '#core/domain/bank/labels.ts'
import { readReport } from '#core/domain/credit-report/read-report.ts'
import type { CreditReport } from '#core/domain/credit-report/report.ts'
import { creditQuestions, type CreditQuestions } from '#core/domain/credit-questions.ts'
import { decideWithDeals } from '#core/domain/deals.ts'
import { makeLineBook } from '#core/domain/lines/make-line-book.ts'
import { packBook } from '#core/domain/lines/pack-book.ts'
import { keepable, type KeptAnalysis } from '#core/domain/kept-analysis.ts'
import { answerOf, type ToolAnswer } from '#core/domain/offer-tool/tool-answer.ts'
import { matchFeed, type FeedMatch } from '#core/domain/statement-signs/feed-against-file.ts'
import type { AccountReading } from '#core/domain/statement-reader/read-statement.ts'
import { mergeHistories } from '#core/domain/merge-histories.ts'
import type { DecisionWithDeals, ModelInputs, OpenCredit, Policy } from '#core/domain/underwriting.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import type { KeyRing } from '../keys.ts'
import type { BegunSeal, SealNote } from '../paper/seal/seal.ts'
import type { SealIdentity } from '../paper/seal/seal-key.ts'
import type { AskedTimestamp } from '../paper/seal/timestamp.ts'
import type { foreignTasksWith } from './foreign-tasks.ts'
import { openHistory, type SealedBytes } from './open-history.ts'
import type { SlicedHistory } from './slice-history.ts'
import type { uploadTasks } from './upload-tasks.ts'

export const tasksWith = (keys: KeyRing) => ({
  'seal-bytes': ({ bytes, place }: SealedBytes): Uint8Array => keys.sealBytes(bytes, place),

  'open-bytes': ({ bytes, place }: SealedBytes): Uint8Array => keys.openBytes(bytes, place),

  /** A PDF of our writer's with a gap for its seal: what makes signatures is large, and stays out of the thread that serves. */
  'begin-seal': async ({
    pdf,
    identity,
    note,
    timestamped,
  }: {
    readonly pdf: Uint8Array
    readonly identity: SealIdentity
    readonly note: SealNote
    readonly timestamped: boolean
  }): Promise<BegunSeal> => {
    const { beginSeal } = await import('../paper/seal/seal.ts')
    return beginSeal(pdf, identity, note, { timestamped })
  },

  'end-seal': async ({
    begun,
    identity,
    signature,
    timestamp,
  }: {
    readonly begun: BegunSeal
    readonly identity: SealIdentity
    readonly signature: Uint8Array
    readonly timestamp: Uint8Array | null
  }): Promise<Uint8Array> => {
    const { endSeal } = await import('../paper/seal/seal.ts')
    return endSeal(begun, identity, signature, timestamp)
  },

  'read-timestamp': async (asked: AskedTimestamp): Promise<Uint8Array> => {
    const { readTimestamp } = await import('../paper/seal/timestamp.ts')
    return readTimestamp(asked)
  },

  /** Compressed and sealed, as one text again. */
  'pack-history': ({ head, slices, place }: SlicedHistory & { readonly place: string }): Uint8Array => {
    const lines = slices.map((slice) => slice.slice(1, -1)).filter(Boolean)
    return keys.sealBytes(gzipSync(`${head.slice(0, -1)},"transactions":[${lines.join(',')}]}`), place)
  },

  /** A credit report as it is shown, of the bureau's sealed answer. */
  'read-credit-report': ({
    sealed,
    place,
  }: {
    readonly sealed: string
    readonly place: string
  }): CreditReport => readReport(JSON.parse(keys.open(sealed, place)) as unknown),

  /** The analysis of one or more packed histories together, with staff's labels, and its sealed form. */
  'analyse-histories': ({
    histories,
    asOf,
    labels,
    place,
  }: {
    readonly histories: readonly SealedBytes[]
    readonly asOf: IsoDate
    readonly labels: BankLabels
    readonly place: string
  }): { readonly analysis: KeptAnalysis; readonly sealed: Uint8Array } | null => {
    const merged = mergeHistories(histories.map((packed) => openHistory(keys, packed)))
    if (!merged) return null
    const analysis = keepable(analyseBank(merged, { asOf, labels }))
    return { analysis, sealed: keys.sealBytes(gzipSync(JSON.stringify(analysis)), place) }
  },
  /** All lines of one or more packed histories together, with staff's labels, as `openBook` reads them. `earlier`: what was fetched before. */
  'make-line-book': ({
    histories,
    earlier,
    labels,
  }: {
    readonly histories: readonly SealedBytes[]
    readonly earlier: readonly SealedBytes[]
    readonly labels: BankLabels
  }): Uint8Array | null => {
    const merged = mergeHistories(histories.map((packed) => openHistory(keys, packed)))
    const before = earlier.map((packed) => openHistory(keys, packed))
    return merged && packBook(makeLineBook(merged, labels, before))
  },
  /** How statements agree with the packed histories of the same accounts: for each file a list, empty where there is none to compare. */
  'match-feed': ({
    histories,
    files,
  }: {
    readonly histories: readonly SealedBytes[]
    readonly files: readonly (readonly AccountReading[])[]
  }): readonly (readonly FeedMatch[])[] => {
    const merged = mergeHistories(histories.map((packed) => openHistory(keys, packed)))
    return files.map((accounts) =>
      merged ? accounts.flatMap((account) => matchFeed(merged, account) ?? []) : [],
    )
  },
  /** Bytes made smaller and sealed. */
  'pack-bytes': ({ bytes, place }: SealedBytes): Uint8Array =>
    keys.sealBytes(gzipSync(bytes, { level: 1 }), place),
  'unpack-bytes': ({ bytes, place }: SealedBytes): Uint8Array =>
    gunzipSync(keys.openBytes(bytes, place), { maxOutputLength: LARGEST_BOOK }),

  /** The same without some of the accounts, for the funding-offer tool: it is not kept. */
  'analyse-chosen': ({
    histories,
    asOf,
    labels,
    leftOut,
  }: {
    readonly histories: readonly SealedBytes[]
    readonly asOf: IsoDate
    readonly labels: BankLabels
    readonly leftOut: readonly string[]
  }): KeptAnalysis | null => {
    const merged = mergeHistories(histories.map((packed) => openHistory(keys, packed)))
    return merged && keepable(analyseBank(merged, { asOf, labels, leftOut: new Set(leftOut) }))
  },
  /** The funding-offer tool's answer, its simulations too. */
  'answer-tool': ({
    policy,
    inputs,
  }: {
    readonly policy: Policy
    readonly inputs: ModelInputs
  }): ToolAnswer => answerOf(policy, inputs, true),
  /** Which payers decide: the model on one file, many times. */
  'credit-questions': ({
    policy,
    inputs,
    open,
    must,
  }: {
    readonly policy: Policy
    readonly inputs: ModelInputs
    readonly open: readonly OpenCredit[]
    /** Ids of lines that are asked about whatever they change. */
    readonly must: readonly string[]
  }): CreditQuestions => creditQuestions(policy, inputs, open, must),
  /** The model on one file, its simulation too. */
  decide: ({
    policy,
    inputs,
  }: {
    readonly policy: Policy
    readonly inputs: ModelInputs
  }): DecisionWithDeals => decideWithDeals(policy, inputs),
})

type Tasks = ReturnType<typeof tasksWith> & ReturnType<typeof foreignTasksWith> & typeof uploadTasks
export type TaskName = keyof Tasks
export type Given<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type Done<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>

/** Packed books of a quarter of a million lines and more. */
const LARGEST_BOOK = 256 * 1024 * 1024
