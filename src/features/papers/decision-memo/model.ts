// The memo of a decision for the file: outcome, reasons, factors, inputs, what was changed, who decided, and the hashes by which it is replayed.
import * as z from 'zod/mini'
import type { Block, CellValue, Column, Fact } from '#core/paper/paper.ts'
import { isolated, shownValue } from '#core/paper/shown.ts'
import { en } from '#core/words/paper-decision-memo/en.ts'
import { es } from '#core/words/paper-decision-memo/es.ts'
import { reasonText, underwritingText } from '#core/words/underwriting/reason-text.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { heading, paragraph } from '../blocks.ts'
import { paperKind } from '../paper-kind.ts'

const known = z.nullable(z.string())
const cents = z.nullable(z.number())
const reason = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

const decisionMemoFacts = z.object({
  sender: z.string(),
  business: z.string(),
  /** Null while none was made: then the memo says so. */
  decision: z.nullable(
    z.object({
      number: z.string(),
      /** ISO time. */
      at: z.string(),
      outcome: z.string(),
      /** Null = the model. */
      by: known,
      second: known,
      reason: known,
      justification: known,
      grade: known,
      score: z.nullable(z.number()),
      amount: cents,
      maximum: cents,
      requested: cents,
      reasons: z.array(reason),
      knockOuts: z.array(reason),
      raises: z.array(reason),
      factors: z.array(
        z.object({ name: z.string(), score: z.number(), most: z.number(), reasons: z.array(reason) }),
      ),
      months: z.array(
        z.object({
          month: z.string(),
          gross: z.number(),
          revenue: cents,
          adb: z.number(),
          neds: z.number(),
          deposits: z.number(),
        }),
      ),
      /** Name and value as they are stored. */
      inputs: z.array(z.tuple([z.string(), z.string()])),
      changes: z.array(z.tuple([z.string(), z.string()])),
      deals: z.array(
        z.object({
          amount: z.number(),
          term: z.number(),
          payment: z.number(),
          total: z.number(),
          apr: z.number(),
        }),
      ),
      policy: z.string(),
      policyHash: known,
      inputsHash: z.string(),
      resultHash: z.string(),
      replay: z.enum(['same', 'differs', 'by-person', 'other-policy', 'failed']),
    }),
  ),
  course: z.array(z.object({ at: z.string(), outcome: z.string(), by: known, policy: z.string() })),
})
export type DecisionMemoFacts = z.infer<typeof decisionMemoFacts>
type Told = NonNullable<DecisionMemoFacts['decision']>
type Words = Readonly<Record<keyof typeof en, string>>

export const decisionMemo = paperKind({
  version: '2026-11-23',
  facts: decisionMemoFacts,
  compose: ({ sender, business, decision, course }, language) => {
    const t: Words = pick({ en, es }, language)
    const outcomeOf = (outcome: string) => underwritingText(`outcome.${outcome}`, language)
    return {
      title: t.title,
      sender,
      foot: '',
      blocks: decision
        ? [
            paragraph(
              fill(t.about, {
                number: decision.number,
                business: isolated(business),
                at: shownValue('moment', decision.at, language),
              }),
            ),
            ...outcome(decision, outcomeOf(decision.outcome), t),
            ...reasons(decision, t, language),
            ...factors(decision, t, language),
            ...inputs(decision, t),
            ...deals(decision, t),
            heading(t.courseTitle),
            table(
              t.courseCaption,
              [
                ['at', 'moment'],
                ['outcome', 'text'],
                ['by', 'text'],
                ['policy', 'text'],
              ],
              course.map((each) => [each.at, outcomeOf(each.outcome), each.by ?? t.model, each.policy]),
              t.noDecision,
              t,
            ),
            ...replay(decision, t),
          ]
        : [paragraph(t.noDecision)],
    }
  },
})

const text = (label: string, value: string | null): Fact => ({ label, as: 'text', value })

/** `columns`: the word of each and the kind of its values. */
const table = (
  caption: string,
  columns: readonly (readonly [keyof typeof en, Column['as']])[],
  rows: readonly (readonly CellValue[])[],
  empty: string,
  t: Words,
): Block => ({
  block: 'table',
  caption,
  columns: columns.map(([word, as], at) => ({
    label: t[word],
    as,
    ...(at === 0 && { rowHead: true as const }),
  })),
  rows,
  empty,
})

const outcome = (told: Told, said: string, t: Words): Block[] => [
  heading(t.outcomeTitle),
  {
    block: 'facts',
    columns: 4,
    items: [
      text(t.outcome, said),
      text(t.origin, told.by ?? t.model),
      text(t.grade, told.grade),
      { label: t.score, as: 'count', value: told.score },
      { label: t.requested, as: 'money', value: told.requested },
      { label: t.amount, as: 'money', value: told.amount },
      { label: t.maximum, as: 'money', value: told.maximum },
      text(t.second, told.second),
    ],
  },
  ...(told.reason ? [paragraph(`${t.reason}: ${isolated(told.reason)}`)] : []),
  ...(told.justification ? [paragraph(`${t.justification}: ${isolated(told.justification)}`)] : []),
]

function reasons({ reasons: principal, knockOuts, raises }: Told, t: Words, language: Language): Block[] {
  const list = (title: string, kind: 'reason' | 'raise', all: Told['reasons']): Block[] => [
    heading(title),
    all.length
      ? { block: 'list', ordered: false, items: all.map((each) => reasonText(kind, each, language)) }
      : paragraph(t.noReasons),
  ]
  return [
    ...list(t.reasonsTitle, 'reason', principal),
    ...(knockOuts.length ? list(t.knockOuts, 'reason', knockOuts) : []),
    ...(raises.length ? list(t.raisesTitle, 'raise', raises) : []),
  ]
}

const factors = (told: Told, t: Words, language: Language): Block[] => [
  heading(t.factorsTitle),
  table(
    t.factorsCaption,
    [
      ['factor', 'text'],
      ['points', 'text'],
      ['most', 'text'],
      ['why', 'text'],
    ],
    told.factors.map(({ name, score, most, reasons: why }) => [
      underwritingText(`factor.${name}`, language),
      String(score),
      String(most),
      why.map((each) => reasonText('reason', each, language)).join(' '),
    ]),
    t.noFactors,
    t,
  ),
  heading(t.monthsTitle),
  table(
    t.monthsCaption,
    [
      ['month', 'month'],
      ['gross', 'money'],
      ['revenue', 'money'],
      ['adb', 'money'],
      ['neds', 'count'],
      ['deposits', 'count'],
    ],
    told.months.map((each) => [each.month, each.gross, each.revenue, each.adb, each.neds, each.deposits]),
    t.noMonths,
    t,
  ),
]

const pairs = [
  ['input', 'text'],
  ['value', 'text'],
] as const

const inputs = (told: Told, t: Words): Block[] => [
  heading(t.inputsTitle),
  table(t.inputsCaption, pairs, told.inputs, t.noInputs, t),
  heading(t.changesTitle),
  table(t.changesCaption, pairs, told.changes, t.noChanges, t),
]

const deals = (told: Told, t: Words): Block[] => [
  heading(t.dealsTitle),
  table(
    t.dealsCaption,
    [
      ['term', 'count'],
      ['amount', 'money'],
      ['payment', 'money'],
      ['total', 'money'],
      ['apr', 'percent'],
    ],
    told.deals.map(({ term, amount, payment, total, apr }) => [term, amount, payment, total, apr]),
    t.noDeals,
    t,
  ),
]

const replay = (told: Told, t: Words): Block[] => [
  heading(t.policyTitle),
  {
    block: 'facts',
    items: [
      text(t.policy, told.policy),
      text(t.digest, told.policyHash),
      text(t.inputsHash, told.inputsHash),
      text(t.resultHash, told.resultHash),
      text(t.replay, t[told.replay]),
    ],
  },
]
