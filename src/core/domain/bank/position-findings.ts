// What a person must look at in the positions: an advance that is only likely, and one funder that pays in while it draws.
import type { DataFinding, Position } from '../bank-picture.ts'

const isOpen = ({ state, sureness }: Position): boolean =>
  (state === 'active' || state === 'paused') && sureness !== 'rejected'

/** Per open position at most one finding of each kind; what staff confirmed or rejected needs no look for its sureness. Cents. */
export function positionFindings(positions: readonly Position[]): DataFinding[] {
  const open = positions.filter(isOpen)
  return [
    ...open
      .filter(({ sureness }) => sureness === 'likely')
      .map(({ lender, dailyEquivalent }): DataFinding => ({
        code: 'likely-advance',
        values: { lender, usdActual: dailyEquivalent },
        account: null,
      })),
    ...open
      .filter(({ inSlices }) => inSlices)
      .map(({ lender, fundedAmount, dailyEquivalent, fundings }): DataFinding => ({
        code: 'reverse-consolidation',
        values: {
          lender,
          actual: fundings?.length ?? 0,
          usdIn: fundedAmount ?? 0,
          usdOut: dailyEquivalent,
        },
        account: null,
      })),
  ]
}
