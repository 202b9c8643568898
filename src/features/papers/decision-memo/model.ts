// The memo of a decision for the file: outcome, reasons, factors, inputs, what was changed, who decided, and the hashes by which it is replayed.
import type { Block } from '#core/paper/paper.ts'
import { isolated, shownValue } from '#core/paper/shown.ts'
import { en } from '#core/words/paper-decision-memo/en.ts'
import { es } from '#core/words/paper-decision-memo/es.ts'
import { reasonText, underwritingText } from '#core/words/underwriting/reason-text.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { heading, paragraph } from '../blocks.ts'
import { paperKind } from '../paper-kind.ts'
import { decisionMemoFacts, type Told } from './facts.ts'
import { inputs } from './inputs.ts'
import { table, text, type Words } from './memo-blocks.ts'

export const decisionMemo = paperKind({
  version: '2026-11-28',
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
            ...deals(decision, t, language),
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

const deals = (told: Told, t: Words, language: Language): Block[] => [
  heading(t.dealsTitle),
  table(
    t.dealsCaption,
    [
      ['term', 'count'],
      ['amount', 'money'],
      ['cadence', 'text'],
      ['payment', 'money'],
      ['total', 'money'],
      ['apr', 'percent'],
    ],
    told.deals.map(({ term, amount, payment, frequency, total, apr }) => [
      term,
      amount,
      underwritingText(`cadence.${frequency}`, language),
      payment,
      total,
      apr,
    ]),
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
