// Since when the years in business of an application stand: with the first of a chain of 'Apply again' that said the same band.
import { monthOf, type IsoMonth } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Queryable } from '#platform/db/db.ts'
import { readLead, type LeadRow } from '#platform/store/leads.ts'

/**
 * A month by which the band was so. What was said before holds beside what was taken over from it: an application in between takes no months
 * away, and the day that a plan named stays.
 */
export async function bandTold(db: Queryable, lead: LeadRow): Promise<IsoMonth> {
  let first = lead
  while (first.againOf) {
    const before = await readLead(db, first.againOf)
    if (before?.answers.yearsInBusiness !== lead.answers.yearsInBusiness) break
    first = before!
  }
  return monthOf(easternDay(first.createdAt))
}
