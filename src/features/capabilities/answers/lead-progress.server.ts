// The state of an application, computed from its answers: the page to show, the qualification, the months in business.
import { knownOf } from '#features/capabilities/answers/known.server.ts'
import { pageOfStep } from '#core/flow/wizard-pages.ts'
import { firstIncomplete } from '#core/flow/walk.ts'
import { monthsInBusiness } from '#core/domain/start-dates.ts'
import { minimumsOf } from '#core/domain/general-minimums.ts'
import type { Policy } from '#core/domain/policy-cells.ts'
import { mqlType, type MqlType } from '#core/domain/qualification.ts'
import type { SavedLead } from '#platform/store/leads.ts'
import type { Wizard } from './wizard.server.ts'

/** Whether every question of the wizard has its answer. */
export const isComplete = ({ flow }: Wizard, lead: SavedLead): boolean =>
  firstIncomplete(flow, knownOf(lead), {}) === null

/** Where the furthest step that was reached stands in this wizard. */
export const reachedPage = ({ flow, pages }: Wizard, { step }: Pick<SavedLead, 'step'>): number =>
  pageOfStep(flow, step, pages)

/** The page to show, by the wizard's own numbers: the furthest one reached, but not past an unanswered question; the last one for every end, and where offers wait. */
export function pageOf(wizard: Wizard, lead: SavedLead): number {
  const { flow, pages } = wizard
  const reached = reachedPage(wizard, lead)
  switch (lead.stage) {
    case 'draft':
    case 'referred':
      return Math.min(firstIncomplete(flow, knownOf(lead), {})?.page ?? pages.bank, reached)
    case 'bank-needed':
      return Math.max(pages.bank, reached)
    case 'in-review':
      return Math.max(pages.result, reached)
    default:
      return pages.end
  }
}

/** 'WC', 'EQ' or 'DNQ' as of now; '' while sales or years in business are not known. Final once the application is settled. */
export function mqlTypeOf(lead: SavedLead, policy: Policy): MqlType | '' {
  if (lead.mqlType) return lead.mqlType as MqlType
  const { monthlySales, yearsInBusiness, product } = lead.answers
  if (monthlySales === undefined || yearsInBusiness === undefined) return ''
  return mqlType(
    {
      monthlySales,
      monthsInBusiness: monthsInBusiness(yearsInBusiness),
      product: product ?? '',
      inDefaultRegister: lead.merchantDefaults === 'hit',
    },
    minimumsOf(policy),
  )
}
