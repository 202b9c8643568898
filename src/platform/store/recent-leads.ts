// Applications as this process saved them last: the next page is checked against them without asking the database for what it was just told.
import type { Queryable } from '../db/db.ts'
import type { SavedLead } from './leads.ts'

/** The most applications that are kept, a few kilobytes each; the longest unsaved leaves first. */
const MOST = 1_000

const kept = new WeakMap<Queryable, Map<string, SavedLead>>()

/**
 * The application as this process saved it last, or null. Anything may have changed it since, here or in another process: what is judged
 * beside it counts only if `writeSave` then wrote over that very row. Every other outcome, refusals above all, is for the stored row.
 */
export function recallLead(db: Queryable, id: string): SavedLead | null {
  return kept.get(db)?.get(id) ?? null
}

export function rememberLead(db: Queryable, lead: SavedLead): void {
  let leads = kept.get(db)
  if (!leads) kept.set(db, (leads = new Map<string, SavedLead>()))
  // Taken out and put in again it is the youngest.
  leads.delete(lead.id)
  leads.set(lead.id, lead)
  if (leads.size <= MOST) return
  for (const oldest of leads.keys()) {
    leads.delete(oldest)
    return
  }
}

export function forgetLead(db: Queryable, id: string): void {
  kept.get(db)?.delete(id)
}
