// What the sender of statements is told of them: per account what was found, which pages are missing, what came twice, which accounts are spoken of.
import { firstDay, lastDay, monthOf, type IsoDate, type IsoMonth } from '#core/ground/dates.ts'
import type { AccountReading, StatementFile } from './statement-reader/read-statement.ts'

/**
 * complete = it adds up and all of its pages are there; received = nothing more is known, a person looks; pages-missing = `missing` are in no
 * file; elsewhere = pages are missing here, and another file has them.
 */
export const toldStates = ['complete', 'received', 'pages-missing', 'elsewhere'] as const
type ToldState = (typeof toldStates)[number]

export interface ToldAccount {
  /** '' where none is named. */
  readonly bank: string
  /** At most four digits; null where none are printed. */
  readonly mask: string | null
  readonly from: IsoDate
  readonly to: IsoDate
  /** Of which it is the whole; null where the period is another one. */
  readonly month: IsoMonth | null
  readonly lines: number
  readonly state: ToldState
  /** How many pages the statement says it has; null where nothing is missing. */
  readonly of: number | null
  /** Numbers of its pages, from 1. */
  readonly missing: readonly number[]
}

interface SentFile {
  readonly id: string
  /** Pages of the file itself; null where it is not known. */
  readonly pages: number | null
  readonly reading: StatementFile
}

interface StatementsTold {
  /** By the file's id. */
  readonly accounts: ReadonlyMap<string, readonly ToldAccount[]>
  /** One account and period that several files have whole. */
  readonly twice: readonly Pick<ToldAccount, 'mask' | 'from' | 'to' | 'month'>[]
  /** Last four digits of accounts that lines speak of and no file is of. */
  readonly mentioned: readonly string[]
}

interface Copy {
  readonly id: string
  readonly account: AccountReading
  readonly missing: ReadonlySet<number>
}

/** No amount, no name of a person, and nothing of what staff look for in a file. */
export function tellStatements(files: readonly SentFile[]): StatementsTold {
  const copies = files.flatMap((file) =>
    file.reading.accounts.map((account): Copy => ({
      id: file.id,
      account,
      missing: missingOf(file, account),
    })),
  )
  const groups = groupsOf(copies)
  const groupOf = (copy: Copy): readonly Copy[] => groups.find((group) => group.includes(copy)) ?? [copy]
  const accounts = new Map(
    files.map(({ id, reading }) => [
      id,
      copies.filter((copy) => copy.id === id).map((copy) => told(copy, groupOf(copy), reading)),
    ]),
  )
  const twice = groups.flatMap((group) => {
    const whole = group.filter(({ missing }) => !missing.size)
    const { mask, from, to } = whole[0]?.account ?? group[0]!.account
    return new Set(whole.map(({ id }) => id)).size > 1
      ? [{ mask: last4(mask), from, to, month: wholeMonth(from, to) }]
      : []
  })
  const sent = new Set(copies.map(({ account }) => last4(account.mask)))
  const mentions = copies.flatMap(({ account }) => account.mentions).map((digits) => digits.slice(-4))
  return {
    accounts,
    twice,
    mentioned: [...new Set(mentions)].filter((digits) => !sent.has(digits)).toSorted(),
  }
}

function wholeMonth(from: IsoDate, to: IsoDate): IsoMonth | null {
  const month = monthOf(from)
  return from === firstDay(month) && to === lastDay(month) ? month : null
}

/** Copies of the same account and period. Without a number nobody knows whether two are the same account. */
function groupsOf(copies: readonly Copy[]): Copy[][] {
  const groups = new Map<string, Copy[]>()
  for (const copy of copies) {
    const { mask, from, to } = copy.account
    if (mask === null) continue
    const key = `${last4(mask)} ${from} ${to}`
    groups.set(key, [...(groups.get(key) ?? []), copy])
  }
  return [...groups.values()]
}

const last4 = (mask: string | null): string | null => mask && mask.slice(-4)

/**
 * Not the numbers that were not found alone: a page without a number, or one that a picture does not show, is there. What lacks has to lack
 * among the pages that the file has.
 */
function missingOf(
  { pages, reading }: SentFile,
  { pages: { missing }, isSeen }: AccountReading,
): ReadonlySet<number> {
  const statements = new Map(reading.accounts.map(({ from, to, pages: { of } }) => [`${from} ${to}`, of]))
  const said = [...statements.values()].reduce<number>((sum, of) => sum + (of ?? 0), 0)
  return new Set((pages === null ? isSeen : pages >= said) ? [] : missing)
}

function told(copy: Copy, group: readonly Copy[], { bank, accounts }: StatementFile): ToldAccount {
  const { account, missing: own } = copy
  const { mask, from, to, lines, isProven, pages } = account
  const missing = [...own].filter((page) => group.every((each) => each.missing.has(page)))
  // A line at the head may be the holder's, where no bank is known by it.
  const isName = accounts.some(({ holder }) => holder && bank.toLowerCase().includes(holder.toLowerCase()))
  return {
    bank: isName ? '' : bank,
    mask: last4(mask),
    from,
    to,
    month: wholeMonth(from, to),
    lines: lines.length,
    state: missing.length
      ? 'pages-missing'
      : own.size
        ? 'elsewhere'
        : isProven && !pages.missing.length
          ? 'complete'
          : 'received',
    of: missing.length ? pages.of : null,
    missing,
  }
}
