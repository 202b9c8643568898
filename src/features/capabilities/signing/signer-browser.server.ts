// What a browser has proved to signing: which contacts' codes were typed in it, and that it is the same one that signed before.
import type { KeyRing } from '#platform/keys.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { PORTAL_COOKIE, SIGNER_COOKIE } from '#platform/http/owner-cookies.ts'
import { newCode } from '#platform/ids.ts'
import { contactKey, sameContact } from '#platform/store/portal-codes.ts'
import { readPortalSession } from '#platform/store/portal-sessions.ts'

/** A contract is signed within a week or two; after that a code is asked for again. */
const DAYS = 14
/** People who sign in one browser. */
const MOST_PROOFS = 8

interface SignerBrowser {
  /** Says of two signatures that they were given in one browser. */
  readonly device: string
  /** What was proved -> ISO time. */
  readonly proofs: readonly (readonly [mark: string, at: string])[]
}

/** How a browser is known to be the signer's: by a code typed in it, for signing or at the portal's door. */
export interface Proof {
  readonly by: 'code' | 'portal'
  /** ISO time; null where it is not kept. */
  readonly at: string | null
}

/** A contact of one application or affiliate: the same person's next contract asks for no second code in the same browser. */
const markOf = (keys: KeyRing, subjectId: string, email: string): string =>
  keys.index(`${subjectId} ${email.toLowerCase()}`, 'signer proof').slice(0, 24)

/** `device expiry mark@time ...`, signed; null for whatever is not ours, or ran out. A proof ends by its own time: the cookie goes on with each call. */
function read(deps: Deps, call: Call): SignerBrowser | null {
  const cookie = call.cookie(SIGNER_COOKIE)
  const [device, expires, ...proofs] = (cookie ? deps.keys.unsign(cookie) : null)?.split(' ') ?? []
  const now = deps.clock().getTime()
  if (!device || Number(expires) * 1000 < now) return null
  const read = proofs.map((proof) => {
    const [mark = '', at = '0'] = proof.split('@')
    return { mark, at: Number(at) * 1000 }
  })
  return {
    device,
    proofs: read
      .filter(({ at }) => at + DAYS * 86_400_000 > now)
      .map(({ mark, at }) => [mark, new Date(at).toISOString()] as const),
  }
}

function write(deps: Deps, call: Call, { device, proofs }: SignerBrowser): void {
  const expires = Math.floor(deps.clock().getTime() / 1000) + DAYS * 86_400
  const told = proofs.map(([mark, at]) => `${mark}@${Math.floor(Date.parse(at) / 1000)}`)
  call.setCookie(SIGNER_COOKIE, deps.keys.sign([device, expires, ...told].join(' ')), DAYS * 86_400)
}

/** Notes that the code to this contact was typed here. Answers nothing: the next call brings it. */
export function noteProof(deps: Deps, call: Call, subjectId: string, email: string): void {
  const before = read(deps, call)
  const mark = markOf(deps.keys, subjectId, email)
  const others = (before?.proofs ?? []).filter(([each]) => each !== mark)
  write(deps, call, {
    device: before?.device ?? newCode(),
    proofs: [...others, [mark, deps.clock().toISOString()] as const].slice(-MOST_PROOFS),
  })
}

/** Null where no code to this contact was typed in this browser. */
export async function proofOf(
  deps: Deps,
  call: Call,
  subjectId: string,
  email: string,
): Promise<Proof | null> {
  const marks = deps.keys
    .everyIndex(`${subjectId} ${email.toLowerCase()}`, 'signer proof')
    .map((index) => index.slice(0, 24))
  const proof = read(deps, call)?.proofs.find(([mark]) => marks.includes(mark))
  if (proof) return { by: 'code', at: proof[1] }
  const token = call.cookie(PORTAL_COOKIE)
  const session = token ? await readPortalSession(deps.db, token, deps.clock()) : null
  const own = contactKey(deps.keys, 'email', email)
  return session && sameContact(session, own) ? { by: 'portal', at: null } : null
}

/** Which browser this is, from now on also where it came without a mark. */
export function deviceOf(deps: Deps, call: Call): string {
  const before = read(deps, call) ?? { device: newCode(), proofs: [] }
  write(deps, call, before)
  return before.device
}
