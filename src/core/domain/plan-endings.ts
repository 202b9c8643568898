// Which open advances end first, and when: what a plan waits for. Pure.
import { dayNumber, type IsoDate } from '#core/ground/dates.ts'
import { addBankDays } from './bank-days.ts'
import { figuresOf } from './figures.ts'
import { countsAsOpen } from './positions.ts'
import type { ModelInputs, Policy, Position } from './underwriting.ts'

/** The day on which an advance is paid off at today's pace, at the dearer end of what is assumed; null where the bank data do not tell. */
function payoffDay(position: Position, asOf: IsoDate): IsoDate | null {
  const remaining = position.remainingRange?.[1] ?? position.estimatedRemaining
  if (position.state !== 'active' || remaining === null || position.dailyEquivalent <= 0) return null
  return addBankDays(asOf, Math.max(1, Math.ceil(remaining / position.dailyEquivalent)))
}

interface Ending {
  readonly left: Pick<ModelInputs, 'positions' | 'balances'>
  readonly by: IsoDate | null
}

/** What is left when at most `needed` advances are open, those that end first gone; null where fewer could be seen to go. */
export function ending(policy: Policy, inputs: ModelInputs, needed: number): Ending | null {
  const { asOf, positions = [], balances = [] } = inputs
  const days = new Map(positions.map((position) => [position, payoffDay(position, asOf)]))
  const last = dayNumber(asOf) + 1_000_000
  const order = (position: Position) => {
    const day = days.get(position)
    return day ? dayNumber(day) : last
  }
  const open = positions.filter(countsAsOpen).sort((a, b) => order(a) - order(b))
  let left: Ending['left'] = { positions, balances }
  let by: IsoDate | null = asOf
  const isEnough = () => figuresOf(policy, { ...inputs, ...left }).openPositions <= needed
  for (const position of open) {
    if (isEnough()) break
    left = { ...left, positions: left.positions?.filter((each) => each !== position) }
    // Of those so far it ends last.
    by = days.get(position) ?? null
  }
  for (const entry of balances) {
    if (isEnough()) break
    left = { ...left, balances: left.balances?.filter((each) => each !== entry) }
    by = null
  }
  return isEnough() ? { left, by } : null
}
