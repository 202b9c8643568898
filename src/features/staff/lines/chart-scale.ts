// Where days and dollars lie in the balance's picture. Pure.
import type { Cents } from '#core/ground/money.ts'

export const WIDTH = 940
export const HEIGHT = 132

export interface Scale {
  readonly x: (day: number) => number
  readonly y: (cents: Cents) => number
  /** Lines to read by, in cents. */
  readonly ticks: readonly Cents[]
}

/** The next of 1, 2, 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)))
  return ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power
}

/** Room above the highest and below the lowest value; zero is always in sight. */
export function scaleOf(days: number, balances: readonly Cents[]): Scale {
  let least = 0
  let most = 0
  for (const balance of balances) {
    if (balance < least) least = balance
    if (balance > most) most = balance
  }
  const span = Math.max(1_00, most - least) * 1.12
  const bottom = least - (span - (most - least)) / 2
  const step = roundStep(span / 3)
  const ticks: number[] = []
  for (let at = Math.ceil(bottom / step) * step; at <= bottom + span; at += step) ticks.push(at)
  return {
    x: (day) => (day / Math.max(1, days)) * WIDTH,
    y: (cents) => HEIGHT - ((cents - bottom) / span) * HEIGHT,
    ticks,
  }
}

/** A step line: the balance holds until the end of its day. */
export function stepPath({ x, y }: Scale, balances: readonly Cents[]): string {
  if (!balances.length) return ''
  let path = `M0 ${y(balances[0] as number).toFixed(1)}`
  let last = balances[0] as number
  balances.forEach((balance, day) => {
    if (balance !== last) path += `H${x(day).toFixed(1)}V${y(balance).toFixed(1)}`
    last = balance
  })
  return `${path}H${x(balances.length).toFixed(1)}`
}
