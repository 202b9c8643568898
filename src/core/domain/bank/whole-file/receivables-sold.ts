// Invoices that a factor bought: what customers owe is sold already, so a low income says nothing of the sales.
import { exclusion } from '../credit-codes.ts'
import { knownAtStart } from '../known-names.ts'
import { finding, sumOf, type Look, type WholeFileFinding } from './look.ts'

/** Once a month for a quarter, or a fifth of what came in. */
const limits = { times: 3, share: 0.2, days: 120 } as const

/** What a factor paid in or was paid (large rows) within the last 120 days. */
export function findReceivablesSold(look: Look): WholeFileFinding[] {
  const { ledger, codes, classOf } = look
  const code = exclusion['factoring-advance']
  const isLate = (row: number): boolean => ledger.to - (ledger.day[row] as number) < limits.days
  const paysIn: number[] = []
  for (let row = 0; row < ledger.count; row++)
    if (codes[row] === code && isLate(row) && ledger.operating[ledger.account[row] as number] === 1)
      paysIn.push(row)
  const isFactor = new Map<number, boolean>()
  const paid = look.outgoing.filter((row) => {
    const line = ledger.line[row] as number
    const { counterparty } = classOf(row)
    if (!isLate(row) || counterparty === '') return false
    let found = isFactor.get(line)
    if (found === undefined) isFactor.set(line, (found = knownAtStart(counterparty)?.kind === 'factor'))
    return found
  })
  const sum = sumOf(look, paysIn)
  const income = (look.month * limits.days) / 30
  const isSold = paysIn.length + paid.length >= limits.times || (sum > 0 && sum >= income * limits.share)
  return isSold
    ? [
        finding(look, 'receivables-sold', { actual: paysIn.length + paid.length, usdActual: sum }, [
          ...paysIn,
          ...paid,
        ]),
      ]
    : []
}
