// What an underwriter did with two of the samples: one, reopened long ago, still waits for an answer; one waits for a second person.
import type { Id } from '#core/ground/id.ts'
import { reopen } from '#features/staff/applications/close.server.ts'
import { override } from '#features/staff/applications/decide.server.ts'
import type { LoggedIn } from '#features/staff/login/session.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { currentDecision } from '#platform/store/decisions.ts'

/** Declined samples by the business that applied. */
export const reopenedSample = 'Cobalt Auto Body'
export const proposedSample = 'Summit Roofing Co'

/** At the clock's time. Nothing happens where the sample is missing or is no longer declined. */
export async function reopenSample(deps: Deps, business: string, reason: string): Promise<string | null> {
  const [lead] = await deps.db.query<{ id: string }>(
    `select id from lead where business_name = $1 and stage = 'declined'`,
    [business],
  )
  const underwriter = await sampleUnderwriter(deps)
  if (!lead || !underwriter) return null
  const done = await reopen(deps, underwriter, { id: lead.id, reason }, call)
  return done.ok ? lead.id : null
}

/** An offer that the model would not make: beyond the underwriter's authority, so that a second person is asked. */
export async function proposeForSample(deps: Deps): Promise<void> {
  const id = await reopenSample(deps, proposedSample, 'The owner paid off Kapitus and sent the letter')
  const underwriter = await sampleUnderwriter(deps)
  if (!id || !underwriter) return
  const seen = (await currentDecision(deps.db, id))?.id ?? null
  const reason = 'Kapitus is paid off: two positions are left, and the season is booked out.'
  const asked = await override(
    deps,
    underwriter,
    { id, outcome: 'approved', amount: 2_000_000, reason, seen },
    call,
  )
  if (!asked.ok) throw new Error(`the sample proposal was refused: ${asked.refusal.code}`)
}

async function sampleUnderwriter(deps: Deps): Promise<LoggedIn | null> {
  const [row] = await deps.db.query<{ id: Id; name: string; email: string }>(
    `select id, name, email from staff where role = 'underwriter' order by created_at limit 1`,
  )
  return row
    ? {
        ...row,
        role: 'underwriter',
        scope: 'full',
        token: '',
        keyAmount: null,
        secondFactor: true,
        passwordIsTemporary: false,
      }
    : null
}

/** The server of the demo itself. */
const call: Call = {
  id: 'demo',
  ip: '127.0.0.1',
  userAgent: 'Mozilla/5.0 (sample underwriter)',
  language: 'en',
  header: () => undefined,
  cookie: () => undefined,
  setCookie: () => {},
  clearCookie: () => {},
  setHeader: () => {},
}
