// Auth keys: issued from a full login, for one purpose, with an end, revocable; shown once and stored as a hash.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { DECIDING_KEY_DAYS, mayHoldKey, mayIssueKeys, mayRevokeKey, type Scope } from '#core/domain/access.ts'
import type { Id } from '#core/ground/id.ts'
import { formatUsd } from '#core/ground/money.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { fill, pick } from '#core/words/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { newCode, newId } from '#platform/ids.ts'
import { addStaffEvent } from '#platform/store/staff.ts'
import {
  addAuthKey,
  authKeysOf,
  readAuthKey,
  revokeAuthKey as revoke,
  type AuthKeyRow,
} from '#platform/store/staff-sessions.ts'
import { needsProof, proofNeeded } from './fresh-proof.ts'
import { withFreshCode } from './fresh-code.server.ts'
import type * as contract from './login-contract.ts'
import { done, type LoggedIn } from './session.server.ts'
import { tellOf } from './tell-of-change.server.ts'

const shown = (key: AuthKeyRow) => ({
  id: key.id,
  label: key.label,
  scope: key.scope,
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt.toISOString(),
  revokedAt: key.revokedAt?.toISOString() ?? null,
  usedAt: key.usedAt?.toISOString() ?? null,
  amount: key.amount,
})

/** Makes a key; the secret is told here once. `actorId`: who asked for it; `event`: where the staff log says so. */
export async function makeAuthKey(
  tx: Queryable,
  key: {
    staffId: string
    actorId: string
    label: string
    scope: Scope
    days: number
    /** Cents that a key which decides is bound to. */
    amount: number | null
    ip?: string
  },
  now: Date,
): Promise<{ readonly secret: string; readonly row: AuthKeyRow; readonly event: Id }> {
  const secret = `uwk_${newCode()}`
  const row = {
    id: newId(now),
    staffId: key.staffId,
    label: key.label,
    scope: key.scope,
    createdAt: now,
    expiresAt: new Date(now.getTime() + key.days * 86_400_000),
    revokedAt: null,
    usedAt: null,
    amount: key.amount,
  }
  await addAuthKey(tx, { ...row, secret }, now)
  const detail = {
    key: row.id,
    scope: key.scope,
    days: key.days,
    ...(key.amount === null ? {} : { amount: key.amount }),
  }
  const event = await addStaffEvent(
    tx,
    { staffId: key.staffId, kind: 'auth-key-issued', actorId: key.actorId, ip: key.ip, detail },
    now,
  )
  return { secret, row, event }
}

export async function listAuthKeys(
  deps: Deps,
  staff: LoggedIn,
): Promise<Answer<ResponseOf<typeof contract.listAuthKeys>>> {
  if (!mayIssueKeys(staff)) return refused({ code: 'not-allowed' })
  return ok({ keys: (await authKeysOf(deps.db, staff.id)).map(shown) })
}

export async function issueAuthKey(
  deps: Deps,
  staff: LoggedIn,
  request: RequestOf<typeof contract.issueAuthKey>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.issueAuthKey>>> {
  if (!mayIssueKeys(staff) || !mayHoldKey(staff.role, request.scope)) return refused({ code: 'not-allowed' })
  // A key that decides brings a code of its own.
  if (request.scope !== 'decide' && needsProof(staff, deps.clock())) return proofNeeded
  const wanted = {
    staffId: staff.id,
    actorId: staff.id,
    label: request.label.trim(),
    scope: request.scope,
    days: request.days,
    amount: request.scope === 'decide' ? (request.amount ?? 0) : null,
    ip: call.ip,
  }
  const wrong = request.scope === 'decide' ? wrongDecidingKey(deps, staff, request, call) : null
  if (wrong) return wrong
  const make = async (tx: Queryable) => {
    const key = await makeAuthKey(tx, wanted, deps.clock())
    await tellOf(tx, { staffId: staff.id, id: key.event }, deps.clock())
    return key
  }
  // A session may have been left open: a key that decides takes the second factor again.
  const made =
    request.scope === 'decide'
      ? await withFreshCode(deps, staff, request.code ?? '', call, make)
      : ok(await deps.db.transaction(make))
  if (!made.ok) return made
  deps.nudge()
  return ok({ key: shown(made.value.row), authKey: made.value.secret })
}

const wrongField = (field: string, message: string) =>
  refused({ code: 'invalid-fields' as const, errors: [{ field, message }] })

/** It lives 30 days at most and is bound to an amount within what its owner may approve alone. */
function wrongDecidingKey(
  { policy }: Deps,
  { role }: LoggedIn,
  { days, amount }: RequestOf<typeof contract.issueAuthKey>,
  call: Call,
) {
  const t = pick({ en, es }, call.language)
  const most = policy.authority.roles[role]?.maximumAmount ?? 0
  if (days > DECIDING_KEY_DAYS) return wrongField('days', fill(t.keyDaysWrong, { days: DECIDING_KEY_DAYS }))
  if (!amount || amount > most)
    return wrongField('amount', fill(t.keyAmountWrong, { amount: formatUsd(most, { cents: false }) }))
  return null
}

export async function revokeAuthKey(
  deps: Deps,
  staff: LoggedIn,
  request: RequestOf<typeof contract.revokeAuthKey>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const key = await readAuthKey(deps.db, request.id)
  if (!key || !mayRevokeKey(staff, key.staffId)) return refused({ code: 'not-found' })
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await revoke(tx, key.id, now)
    const detail = { key: key.id }
    await addStaffEvent(
      tx,
      { staffId: key.staffId, kind: 'auth-key-revoked', actorId: staff.id, ip: call.ip, detail },
      now,
    )
  })
  return done
}
