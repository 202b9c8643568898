// What staff change in a reading, as mends: edits of a list of them, and which lines are in doubt. Pure.
import type { Mend, MendedLine } from '#core/domain/statement-reader/mend.ts'
import { centsFromDecimal, type Cents } from '#core/ground/money.ts'
import type { MendedStatement } from './readings-contract.ts'

type Of<K extends Mend['kind']> = Extract<Mend, { kind: K }>
export type LineText = Pick<Of<'change'>, 'date' | 'text' | 'cents' | 'balance'>
type Named = Pick<MendedLine, 'line' | 'added'>

const isOf = (mend: Mend, account: number, line: number | null): boolean =>
  mend.account === account && (mend.kind === 'change' || mend.kind === 'drop') && mend.line === line

/** Where the account's added line stands in the list; -1 where it does not. */
function placeOfAdded(mends: readonly Mend[], account: number, added: number | null): number {
  const places = mends.flatMap((mend, at) => (mend.kind === 'add' && mend.account === account ? [at] : []))
  return added === null ? -1 : (places[added] ?? -1)
}

export function changeLine(mends: readonly Mend[], account: number, at: Named, text: LineText): Mend[] {
  if (at.line !== null)
    return [
      ...mends.filter((mend) => !isOf(mend, account, at.line)),
      { kind: 'change', account, line: at.line, ...text },
    ]
  const place = placeOfAdded(mends, account, at.added)
  return mends.map((mend, index) => (index === place && mend.kind === 'add' ? { ...mend, ...text } : mend))
}

export function dropLine(mends: readonly Mend[], account: number, at: Named): Mend[] {
  if (at.line !== null)
    return [
      ...mends.filter((mend) => !isOf(mend, account, at.line)),
      { kind: 'drop', account, line: at.line },
    ]
  const place = placeOfAdded(mends, account, at.added)
  return mends.filter((_, index) => index !== place)
}

/** Below a line; null: before the first one. */
export function addBelow(
  mends: readonly Mend[],
  account: number,
  below: Named | null,
  text: LineText,
): Mend[] {
  const beside = mends[placeOfAdded(mends, account, below?.added ?? null)]
  const after = below?.line ?? (beside?.kind === 'add' ? beside.after : null)
  return [...mends, { kind: 'add', account, after, ...text }]
}

const isPrinted = (mend: Mend, account: number): boolean =>
  mend.account === account && ['ends', 'figure', 'day'].includes(mend.kind)

/** The same as long as nothing else is said of what the account prints beside its lines. */
export const printedKey = (mends: readonly Mend[], account: number): string =>
  JSON.stringify(mends.filter((mend) => isPrinted(mend, account)))

/** In place of what was said of the account's balances, period and printed totals before. */
export const setPrinted = (
  mends: readonly Mend[],
  account: number,
  said: readonly (Of<'ends'> | Of<'figure'> | Of<'day'>)[],
): Mend[] => [...mends.filter((mend) => !isPrinted(mend, account)), ...said]

/** '1,234.50', '-3', '(3.00)', '3.00-', '$3'; null for anything else. */
export function centsOf(text: string): Cents | null {
  const plain = text.replace(/[\s$,]/g, '').replace(/\u2212/g, '-')
  const found = /^(-|\()?(\d{1,10}(?:\.\d{1,2})?)(-|\))?$/.exec(plain)
  if (!found || (found[1] && found[3] && found[1] + found[3] !== '()')) return null
  if ((found[1] === '(') !== (found[3] === ')')) return null
  const cents = centsFromDecimal(found[2]!)
  return found[1] || found[3] ? -cents || 0 : cents
}

export const decimalOf = (cents: Cents | null): string => (cents === null ? '' : (cents / 100).toFixed(2))

/** What a sign or a repair points at. */
interface Spot {
  readonly page: number
  readonly y: number
  readonly height: number
}

/**
 * Indexes of the lines that a person should look at: without a sure sign, where a balance breaks first, repaired, out of order, or where a
 * sign stands. `told`: indexes of the first break and of those out of order.
 */
export const doubtsIn = (
  lines: readonly Pick<MendedLine, 'isSure' | 'isMended' | 'place'>[],
  told: ReadonlySet<number>,
  spots: readonly Spot[],
): number[] =>
  lines.flatMap(({ isSure, isMended, place }, at) =>
    told.has(at) ||
    (!isMended &&
      (!isSure ||
        spots.some(
          ({ page, y, height }) =>
            place?.page === page && y - height - place.height < place.y && place.y < y + height + 2,
        )))
      ? [at]
      : [],
  )

/** Which line of a page stands at this point (in points); null where none is near. */
export function lineAt(
  lines: readonly Pick<MendedLine, 'place'>[],
  page: number,
  x: number,
  y: number,
): number | null {
  let best: number | null = null
  let least = 12
  for (const [at, { place }] of lines.entries()) {
    if (place?.page !== page) continue
    const aside = x < place.x - 4 || x > place.x + place.width + 4 ? 8 : 0
    const far = Math.abs(y - (place.y - place.height / 2)) + aside
    if (far < least) [best, least] = [at, far]
  }
  return best
}

export type BaseAccount = MendedStatement['accounts'][number]['base']
