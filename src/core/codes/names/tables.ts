// Who pays and who is paid: all tables of names. The lenders' own list, with payoff letters, is `codes/lenders.ts`.
import { cards } from './cards.ts'
import { collectors } from './collectors.ts'
import { everydayDebits } from './everyday-debits.ts'
import { federal } from './federal.ts'
import { funders } from './funders.ts'
import { healthPayers } from './health-payers.ts'
import { insurers } from './insurers.ts'
import { largePayers } from './large-payers.ts'
import { businessLenders } from './business-lenders.ts'
import { otherLoans } from './other-loans.ts'
import { ownMoney } from './own-money.ts'
import { paymentFacilitators } from './payment-facilitators.ts'
import { payroll } from './payroll.ts'
import { receivables } from './receivables.ts'
import { salesRails } from './sales-rails.ts'
import { statesAndCities } from './states-and-cities.ts'
import type { NameTable } from './rows.ts'

/** A function, not a value: what nobody asks for stays out of the browser's files and is not read at the start. */
export const nameTables = (): readonly NameTable[] => [
  ...funders,
  ...businessLenders,
  ...otherLoans,
  ...federal,
  ...ownMoney,
  ...salesRails,
  ...paymentFacilitators,
  ...healthPayers,
  ...receivables,
  ...payroll,
  ...insurers,
  ...cards,
  ...statesAndCities,
  ...largePayers,
  ...everydayDebits,
  ...collectors,
]
