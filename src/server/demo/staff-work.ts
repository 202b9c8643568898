// What an underwriter did with three of the samples: one owner was written to; one, reopened long ago, still waits for an answer; one has a proposal for a second person.
import type { Answer } from '#core/contract/refusals.ts'
import type { Id } from '#core/ground/id.ts'
import { reopen } from '#features/staff/applications/close.server.ts'
import { askReport } from '#features/capabilities/credit/ask-report.server.ts'
import { override } from '#features/staff/applications/decide.server.ts'
import { openFile } from '#features/staff/applications/open-file.server.ts'
import { writeToOwner } from '#features/staff/applications/owner-requests.server.ts'
import type { LoggedIn } from '#features/staff/login/session.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { lockLead, readLead } from '#platform/store/leads.ts'

/** A declined sample, by the business that applied. */
export const reopenedSample = 'Cobalt Auto Body'
const portalSample = 'Harbor Street Bakery LLC'
const proposedSample = 'Tamale House de Oaxaca'
const proposedCents = 6_000_000

/** At the clock's time; nothing happens where the sample is not declined any more. */
export async function reopenSample(deps: Deps): Promise<void> {
  const id = await sampleIn(deps, reopenedSample, 'declined')
  const underwriter = await sampleUnderwriter(deps)
  if (!id || !underwriter) return
  const reason = 'The owner called: the fees were refunded by the bank'
  agreed(await reopen(deps, underwriter, { id, reason }, demoCall))
}

/** More than an underwriter may offer alone, so that a second person is asked; nothing happens where the sample has no offer. */
export async function proposeForSample(deps: Deps): Promise<void> {
  const id = await sampleIn(deps, proposedSample, 'offered')
  const underwriter = await sampleUnderwriter(deps)
  if (!id || !underwriter) return
  const seen = (await currentDecision(deps.db, id))?.id ?? null
  const reason = 'The owner asks for more, for two contracts signed in October'
  agreed(await openFile(deps, underwriter, { id, reason: 'underwriting' }, demoCall))
  const order = { id, outcome: 'approved', amount: proposedCents, reason, seen } as const
  agreed(await override(deps, underwriter, order, demoCall))
}

/** Obtains the credit report of a sample's owner, where the owner agreed; `drain` runs its jobs. */
export async function pullForSample(deps: Deps, id: string, drain: () => Promise<unknown>): Promise<void> {
  const underwriter = await sampleUnderwriter(deps)
  if (!underwriter) return
  const by = { actor: 'staff', actorId: underwriter.id, ip: '', userAgent: '' } as const
  await deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, id)
    if (lead) await askReport(deps, tx, lead, null, by)
  })
  await drain()
}

/** A message to the owner whom the guide lets into the portal; answers their e-mail, null where the sample chose no offer. */
export async function writeToSample(deps: Deps): Promise<string | null> {
  // Its contract is out where the days of its offer still hold.
  const id =
    (await sampleIn(deps, portalSample, 'contract-out')) ??
    (await sampleIn(deps, portalSample, 'offer-chosen'))
  const underwriter = await sampleUnderwriter(deps)
  const lead = id && (await readLead(deps.db, id))
  if (!lead || !underwriter) return null
  const text = 'Good morning Ana. Before the money can be sent we need your photo ID. You can send it here.'
  agreed(await writeToOwner(deps, underwriter, { id: lead.id, text }, demoCall))
  return lead.answers.email ?? null
}

async function sampleIn(deps: Deps, business: string, stage: string): Promise<string | null> {
  const [lead] = await deps.db.query<{ id: string }>(
    'select id from lead where business_name = $1 and stage = $2',
    [business, stage],
  )
  return lead?.id ?? null
}

export function agreed(answer: Answer<unknown>): void {
  if (!answer.ok) throw new Error(`what staff do with a sample was refused: ${answer.refusal.code}`)
}

export async function sampleUnderwriter(deps: Deps): Promise<LoggedIn | null> {
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
        provenAt: null,
        bySignOn: false,
        hasPassword: true,
      }
    : null
}

/** The server of the demo itself. */
export const demoCall: Call = {
  id: 'demo',
  ip: '127.0.0.1',
  userAgent: 'Mozilla/5.0 (sample underwriter)',
  language: 'en',
  chosen: null,
  header: () => undefined,
  cookie: () => undefined,
  setCookie: () => {},
  clearCookie: () => {},
  setHeader: () => {},
}
