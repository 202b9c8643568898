// A browser at the issuer: goes where it was sent, chooses who it is, and comes back with what the address has.
import { beginSignOn, finishSignOn } from '#features/staff/paths.ts'
import type { Seen, Visitor } from './visitor.ts'

/** What the issuer sends the browser back with. */
export type CameBack = Readonly<Record<string, string>>

/** Chooses a person by their subject at an address of the issuer; '' = nobody. */
export async function chooseAt(address: string, subject: string): Promise<CameBack> {
  const asked = new URL(address)
  const answer = await fetch(asked.origin + asked.pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ asked: asked.search.slice(1), person: subject }).toString(),
  })
  const location = answer.headers.get('location')
  if (!location) throw new Error(`the issuer answered ${answer.status}: ${await answer.text()}`)
  return Object.fromEntries(new URL(location).searchParams)
}

/** Begins, chooses and finishes; `path`: where to. */
export async function signOn(who: Visitor, subject: string, path = '/staff'): Promise<Seen> {
  const begun = await who.post(beginSignOn, { path })
  if (begun.status !== 200) return begun
  return who.post(finishSignOn, await chooseAt(String(begun.body.address), subject))
}
