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
import type { InputName } from './told-inputs.ts'

const known = z.nullable(z.string())
const cents = z.nullable(z.number())
const reason = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** A figure that a decision read, with its kind. */
const lines = z.array(
  z.object({
    name: z.string(),
    as: z.string(),
    value: z.union([z.string(), z.number(), z.boolean()]),
  }),
)
const lenders = z.array(
  z.object({
    lender: z.string(),
    cadence: z.string(),
    payment: z.number(),
    remaining: cents,
    since: known,
    state: z.string(),
  }),
)

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
      inputs: lines,
      lenders,
      /** What may make the bank's data wrong. */
      findings: z.array(z.object({ ...reason.shape, account: known })),
      /** By hand; a month is a row of its figures. */
      changes: z.object({ lines, lenders, months: z.array(z.array(z.union([z.string(), cents]))) }),
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
  version: '2026-11-27',
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
            ...inputs(decision, t, language),
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

/** Does not compile while an input has no word. */
const inputWord = (t: Words, name: string): string => t[`in.${name as InputName}`] ?? name

/** A figure in words: money with its cents, a share in percent, months as months. */
function valueOf({ as, value }: Told['inputs'][number], t: Words, language: Language): string {
  if (value === 'unknown') return t.unknown
  if (as === 'flag') return value ? t.yes : t.no
  if (as === 'unit-months') return fill(t.monthsCount, { count: Number(value) })
  if (as === 'basis-points') return shownValue('percent', Number(value) / 100, language)
  const holder = as === 'text' && (t as Readonly<Record<string, string>>)[`holder.${String(value)}`]
  return holder || shownValue(as as Column['as'], value as CellValue, language)
}

const linesTable = (
  caption: string,
  all: Told['inputs'],
  empty: string,
  t: Words,
  language: Language,
): Block =>
  table(
    caption,
    [
      ['input', 'text'],
      ['value', 'text'],
    ],
    all.map((line) => [inputWord(t, line.name), valueOf(line, t, language)]),
    empty,
    t,
  )

const lendersTable = (all: Told['lenders'], t: Words, language: Language): Block =>
  table(
    t.lendersCaption,
    [
      ['lender', 'text'],
      ['cadence', 'text'],
      ['payment', 'money'],
      ['remaining', 'money'],
      ['since', 'date'],
      ['state', 'text'],
    ],
    all.map(({ lender, cadence, payment, remaining, since, state }) => [
      lender,
      underwritingText(`cadence.${cadence}`, language),
      payment,
      remaining,
      since,
      (t as Readonly<Record<string, string>>)[`lender.${state}`] ??
        underwritingText(`state.${state}`, language),
    ]),
    t.noLenders,
    t,
  )

function inputs(
  { inputs: read, lenders: owed, findings, changes }: Told,
  t: Words,
  language: Language,
): Block[] {
  const isChanged = changes.lines.length + changes.lenders.length + changes.months.length > 0
  return [
    heading(t.inputsTitle),
    linesTable(t.inputsCaption, read, t.noInputs, t, language),
    lendersTable(owed, t, language),
    ...(findings.length
      ? [
          heading(t.findingsTitle),
          {
            block: 'list',
            ordered: false,
            items: findings.map((each) =>
              [each.account && fill(t.account, { mask: each.account }), reasonText('reason', each, language)]
                .filter(Boolean)
                .join(' '),
            ),
          } satisfies Block,
        ]
      : []),
    heading(t.changesTitle),
    ...(isChanged ? changedBlocks(changes, t, language) : [paragraph(t.noChanges)]),
  ]
}

const changedBlocks = (
  { lines: all, lenders: owed, months }: Told['changes'],
  t: Words,
  language: Language,
): Block[] => [
  ...(all.length ? [linesTable(t.changesCaption, all, t.noChanges, t, language)] : []),
  ...(owed.length ? [lendersTable(owed, t, language)] : []),
  ...(months.length
    ? [
        table(
          t.changedMonths,
          [
            ['month', 'month'],
            ['gross', 'money'],
            ['adb', 'money'],
            ['neds', 'count'],
            ['deposits', 'count'],
          ],
          months,
          t.noMonths,
          t,
        ),
      ]
    : []),
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
