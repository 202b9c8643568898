// Where an application stands, computed from its answers: the page to show, the qualification, the months in business.
import { LAST_QUESTION_PAGE, applyFlow } from './flow.ts'
import { knownOf } from '#features/capabilities/answers/known.server.ts'
import { firstIncomplete } from '#core/flow/walk.ts'
import { monthsInBusiness } from '#core/domain/start-dates.ts'
import { mqlType, type MqlType } from '#core/domain/qualification.ts'
import type { SavedLead } from '#platform/store/leads.ts'

/** Whether every question of pages 0 to 4 has its answer. */
export const isComplete = (lead: SavedLead): boolean => firstIncomplete(applyFlow, knownOf(lead), {}) === null

/** The page to show: the furthest one reached, but not past an unanswered question; page 10 for every end, and where offers wait. */
export function pageOf(lead: SavedLead): number {
  switch (lead.stage) {
    case 'draft':
    case 'referred':
      return Math.min(
        firstIncomplete(applyFlow, knownOf(lead), {})?.page ?? LAST_QUESTION_PAGE + 1,
        lead.page,
      )
    case 'bank-needed':
      return Math.max(LAST_QUESTION_PAGE + 1, lead.page)
    case 'in-review':
      return Math.max(7, lead.page)
    default:
      return 10
  }
}

/** 'WC', 'EQ' or 'DNQ' as of now; '' while sales or years in business are not known. Final once the application is settled. */
export function mqlTypeOf(lead: SavedLead): MqlType | '' {
  if (lead.mqlType) return lead.mqlType as MqlType
  const { monthlySales, yearsInBusiness, product } = lead.answers
  if (typeof monthlySales !== 'number' || typeof yearsInBusiness !== 'string') return ''
  return mqlType({
    monthlySales,
    monthsInBusiness: monthsInBusiness(yearsInBusiness),
    product: String(product ?? ''),
    inDefaultRegister: lead.merchantDefaults === 'hit',
  })
}
