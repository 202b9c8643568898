// The access code of a link to a file: made with it, shown once, kept as a keyed hash, tried a few times only.
import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { networkOf } from '#platform/http/network.ts'
import type { LinkRow } from '#platform/store/links.ts'
import { forget, giveBack, takeAttempts } from '../login/login-attempts.server.ts'

/** No letter that is read as another one, or as a digit. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const GROUP = 4

/** Eight of thirty characters, as 'K7QF-2M9X': 39 bits, behind five tries in a quarter of an hour. */
export function newAccessCode(): string {
  const drawn = Array.from({ length: 2 * GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${drawn.slice(0, GROUP)}-${drawn.slice(GROUP)}`
}

/** As people type it: any case, any dashes and spaces. */
const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** What is kept of a code in its link. */
export const hashOfAccessCode = ({ keys }: Pick<Deps, 'keys'>, code: string): string =>
  keys.index(plain(code), 'access code')

const isSame = (a: string, b: string): boolean => {
  const [one, two] = [Buffer.from(a), Buffer.from(b)]
  return one.length === two.length && timingSafeEqual(one, two)
}

/** Null = it is the code; else why not, with the seconds to wait where too many were wrong. */
export async function judgeAccessCode(
  deps: Deps,
  call: Call,
  link: LinkRow,
  code: string,
): Promise<null | 'wrong' | { readonly wait: number }> {
  const ofLink = { key: deps.keys.index(link.id, 'access code of link'), failures: 5 }
  const ofNetwork = { key: deps.keys.index(networkOf(call.ip), 'access code from network'), failures: 20 }
  const wait = await takeAttempts(deps.db, [ofLink, ofNetwork], deps.clock())
  if (wait !== null) return { wait }
  const right = String(link.detail.accessCode)
  if (!deps.keys.everyIndex(plain(code), 'access code').some((hash) => isSame(right, hash))) return 'wrong'
  await forget(deps.db, [ofLink])
  // Whoever has one right code may not use it to try others without end.
  await giveBack(deps.db, [ofNetwork])
  return null
}
