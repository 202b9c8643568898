// What a decision read, in words: figures, lenders, findings, and what was changed by hand.
import { choiceNamed } from '#core/codes/choice-names.ts'
import { products } from '#core/codes/choices.ts'
import { industryNames } from '#core/codes/sub-industries.ts'
import { toolOptions } from '#core/codes/tool-options.ts'
import type { Block, CellValue, Column } from '#core/paper/paper.ts'
import { shownValue } from '#core/paper/shown.ts'
import { reasonText, underwritingText } from '#core/words/underwriting/reason-text.ts'
import { fill, type Language } from '#core/words/words.ts'
import { heading, paragraph } from '../blocks.ts'
import type { Told } from './facts.ts'
import { table, type Words } from './memo-blocks.ts'
import type { InputName } from './told-inputs.ts'

/** Does not compile while an input has no word. */
const inputWord = (t: Words, name: string): string => t[`in.${name as InputName}`] ?? name

/** Every list from which one of the texts may have been chosen. */
const named = [...products, ...industryNames, ...toolOptions]

/** A figure in words: money with its cents, a share in percent, months as months. */
function valueOf({ as, value }: Told['inputs'][number], t: Words, language: Language): string {
  if (value === 'unknown') return t.unknown
  if (as === 'flag') return value ? t.yes : t.no
  if (as === 'unit-months') return fill(t.monthsCount, { count: Number(value) })
  if (as === 'basis-points') return shownValue('percent', Number(value) / 100, language)
  if (as !== 'text') return shownValue(as as Column['as'], value as CellValue, language)
  const holder = (t as Readonly<Record<string, string>>)[`holder.${String(value)}`]
  return holder || shownValue('text', choiceNamed(named, String(value), language), language)
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

export function inputs(
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
