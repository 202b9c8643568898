// The monthly bank statement (specification 3, section 2.3): the account, the month in figures, its lines with an ending balance per day.
import type { Block, CellValue, Fact } from '#core/paper/paper.ts'
import { shownValue } from '#core/paper/shown.ts'
import { en } from '#core/words/paper-statement/en.ts'
import { es } from '#core/words/paper-statement/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { heading, paragraph } from '../blocks.ts'
import { paperKind } from '../paper-kind.ts'
import { statementFacts, type StatementFacts } from './facts.ts'

type Words = Readonly<Record<keyof typeof en, string>>

export const statement = paperKind({
  version: '2026-11-28',
  facts: statementFacts,
  compose: (facts, language) => {
    const t: Words = pick({ en, es }, language)
    const month = shownValue('month', facts.month, language)
    return {
      title: fill(t.title, { month }),
      sender: facts.sender,
      foot: '',
      blocks: [aboutAccount(facts, t), ...figures(facts, t, language), dailyLines(facts, t, language, month)],
    }
  },
})

const subtypes = ['checking', 'savings', 'card', 'loan', 'other'] as const

function aboutAccount({ account, business, source, refreshedAt, month }: StatementFacts, t: Words): Block {
  const subtype = subtypes.find((each) => each === account.subtype)
  const text = (label: string, value: string | null): Fact => ({ label, as: 'text', value })
  return {
    block: 'facts',
    columns: 4,
    items: [
      text(t.bankAccount, `${account.name} ••${account.mask}`),
      text(t.institution, account.institution),
      text(t.subtype, subtype ? t[subtype] : account.subtype),
      text(t.owner, account.owners.join(', ')),
      text(t.business, business),
      text(t.source, source),
      { label: t.refreshed, as: 'moment', value: refreshedAt },
      { label: t.period, as: 'month', value: month },
    ],
  }
}

function figures(facts: StatementFacts, t: Words, language: Language): Block[] {
  const { opening, reading } = facts
  const money = (label: string, value: number | null): Fact => ({ label, as: 'money', value })
  const count = (label: string, value: number | null): Fact => ({ label, as: 'count', value })
  const away = (cents: number | null) => (cents === null ? null : 0 - cents)
  return [
    heading(t.figuresTitle),
    {
      block: 'facts',
      columns: 4,
      items: [
        money(t.opening, opening),
        money(t.deposits, facts.deposits),
        money(t.withdrawals, away(facts.withdrawals)),
        money(t.closing, facts.closing),
        money(t.adb, facts.averageDailyBalance),
        count(t.neds, facts.negativeDays),
        count(t.nsfs, facts.nsf),
        count(t.lines, facts.lines.length),
      ],
    },
    ...(facts.complete === 'yes' ? [] : [paragraph(t[facts.complete])]),
    paragraph(
      opening === null
        ? t.noBalance
        : `${t.addsUp} ${fill(t.walkedBack, { date: shownValue('date', facts.balanceOn, language) })}`,
    ),
    ...(reading
      ? [
          heading(t.readingTitle),
          {
            block: 'facts' as const,
            columns: 3 as const,
            items: [
              money(t.deposits, reading.deposits),
              money(t.withdrawals, away(reading.withdrawals)),
              money(t.adb, reading.averageDailyBalance),
              count(t.neds, reading.negativeDays),
              count(t.nsfs, reading.nsf),
            ],
          },
          paragraph(whereDiffers(facts, reading, t)),
        ]
      : [paragraph(t.noReading)]),
  ]
}

/** Which figures of the reading are not those of the bank's lines; what either side does not know differs in nothing. */
function whereDiffers(
  facts: StatementFacts,
  reading: NonNullable<StatementFacts['reading']>,
  t: Words,
): string {
  const pairs: readonly (readonly [string, number | null, number | null])[] = [
    [t.deposits, facts.deposits, reading.deposits],
    [t.withdrawals, facts.withdrawals, reading.withdrawals],
    [t.adb, facts.averageDailyBalance, reading.averageDailyBalance],
    [t.neds, facts.negativeDays, reading.negativeDays],
    [t.nsfs, facts.nsf, reading.nsf],
  ]
  const differing = pairs.filter(([, ours, theirs]) => ours !== null && theirs !== null && ours !== theirs)
  return differing.length
    ? fill(t.readingDiffers, { figures: differing.map(([label]) => label).join(', ') })
    : t.readingAgrees
}

/** The day stands once, beside its first line; a balance ends each day but the first. */
function dailyLines(
  { lines, opening, closing, deposits, withdrawals, account }: StatementFacts,
  t: Words,
  language: Language,
  month: string,
): Block {
  const rows: CellValue[][] = []
  const strong: number[] = []
  const first = lines[0]?.[0]
  let balance = opening
  lines.forEach(([day, text, amount], at) => {
    rows.push([day === lines[at - 1]?.[0] ? false : day, text, amount, false])
    if (balance !== null) balance += amount
    const isLast = lines[at + 1]?.[0] !== day
    if (!isLast || day === first || balance === null) return
    strong.push(rows.length)
    rows.push([false, fill(t.ending, { date: shownValue('date', day, language) }), false, balance])
  })
  return {
    block: 'table',
    caption: fill(t.tableCaption, { month, mask: account.mask || '-' }),
    columns: [
      { label: t.date, as: 'date' },
      { label: t.description, as: 'text' },
      { label: t.amount, as: 'money' },
      { label: t.balance, as: 'money' },
    ],
    rows,
    strong,
    ...(lines.length
      ? {
          sums: {
            label: t.total,
            cells: [
              fill(t.count, { count: shownValue('count', lines.length, language) }),
              deposits - withdrawals,
              closing,
            ],
          },
        }
      : {}),
    empty: t.empty,
  }
}
