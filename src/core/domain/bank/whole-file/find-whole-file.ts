// The whole file in one look, in two steps: what is left out before lenders are looked for, and what stands out after they were found.
import { exclusion, unclassed } from '../credit-codes.ts'
import type { Ledger } from '../ledger.ts'
import { findCircles } from './circles.ts'
import { findLateStarts, findRoundAmounts } from './late-starts.ts'
import { lookAt, type Look, type WholeFileFinding } from './look.ts'
import { findOutliers } from './outliers.ts'
import { findPassThrough } from './pass-through.ts'
import { findReceivablesSold } from './receivables-sold.ts'
import { findSalesEnd } from './sales-end.ts'
import { findSalesStop } from './sales-stop.ts'

export interface WholeFileRows {
  /** As the file stood when this step began; its rows may have left the lists since. */
  readonly look: Look
  /** Credits of money that goes round, and those among them that may be sales; its debits. */
  readonly round: readonly number[]
  readonly roundOut: readonly number[]
  /** Deposits of checks from another own account: own transfers, which may have begun late. */
  readonly kited: readonly number[]
  readonly findings: readonly WholeFileFinding[]
  /** Income that was made unsure here, by row. */
  readonly unsure: readonly number[]
}

type Kites = readonly (readonly [out: number, back: number])[]

/**
 * Circles and clients' money: sets `codes` and `own` of their rows, so that no later step takes them for income. Whatever staff said
 * (`settled`) stays. Linear in the rows.
 */
export function leaveOut(
  ledger: Ledger,
  own: Uint8Array,
  codes: Uint8Array,
  settled: Uint8Array,
  kites: Kites,
): WholeFileRows {
  const look = lookAt(ledger, own, codes, settled)
  const circles = findCircles(look, kites)
  for (const row of circles.circle) codes[row] = exclusion.circle
  for (const row of circles.unsure) codes[row] = unclassed
  for (const row of circles.out) own[row] = 1
  const isChanged = circles.circle.length + circles.unsure.length + circles.out.length > 0
  const passed = findPassThrough(isChanged ? lookAt(ledger, own, codes, settled) : look)
  for (const row of passed.clients) codes[row] = exclusion['client-money']
  for (const row of passed.unsure) codes[row] = unclassed
  return {
    look,
    round: [...circles.circle, ...circles.unsure],
    roundOut: circles.out,
    kited: kites.map(([, back]) => back),
    findings: [...circles.findings, ...passed.findings],
    unsure: [...circles.unsure, ...passed.unsure],
  }
}

/** What stands out of what is left: sets its rows to unclassed, so that an approval stands without them. */
export function findStandingOut(
  ledger: Ledger,
  own: Uint8Array,
  codes: Uint8Array,
  settled: Uint8Array,
  { round, roundOut, kited, unsure, findings }: WholeFileRows,
): WholeFileRows {
  const look = lookAt(ledger, own, codes, settled)
  const going = findings.some(({ code }) => code === 'circle') ? [...round, ...kited] : []
  const passing = new Set([...round, ...unsure])
  const rest = { ...look, incoming: look.incoming.filter((row) => !passing.has(row)) }
  const outliers = findOutliers(rest, { ins: round, outs: roundOut })
  const late = findLateStarts(rest, going)
  const ended = findSalesEnd(rest)
  const made = [...outliers.once, ...late.late]
  const all = [
    ...findings,
    ...outliers.findings,
    ...late.findings,
    ...findRoundAmounts(rest),
    ...(ended.length ? ended : findSalesStop(rest)),
    ...findReceivablesSold(rest),
  ]
  for (const row of made) codes[row] = unclassed
  return { look, round, roundOut, kited, findings: all, unsure: [...unsure, ...made] }
}
