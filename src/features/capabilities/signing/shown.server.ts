// What was drawn before a signer's eyes, told by their page after it was: the sample of an electronic record, and the paper itself.
import type { RequestOf } from '#core/contract/endpoint.ts'
import { refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { PartyVisit } from '#platform/http/party-door.ts'
import { noteSampleShown, noteViewed, type SignatureRow } from '#platform/store/signatures.ts'
import type { tellShown } from './contract.ts'
import { done, holding, type Done } from './held-part.server.ts'
import { deviceOf } from './signer-browser.server.ts'

/** A browser's mark as it is kept in a row: it tells that two are the same, and not which. */
const browserOf = (deps: Deps, call: Call): string =>
  deps.keys.lastingIndex(deviceOf(deps, call), 'sample browser')

/** Told again it changes nothing but, before the consent, in which browser the sample was shown last. */
export const noteShown = (
  deps: Deps,
  visit: PartyVisit,
  { what }: RequestOf<typeof tellShown>,
  call: Call,
): Promise<Done> =>
  holding(deps, visit, call, async (tx, { own, standing, now }) => {
    if (what === 'sample') {
      if (standing === 'consent') await noteSampleShown(tx, own, browserOf(deps, call), now)
      else if (!own.consentAt) return refused({ code: 'not-possible-now' })
      return done
    }
    if (standing !== 'sign' && standing !== 'wait' && standing !== 'signed')
      return refused({ code: 'not-possible-now' })
    await noteViewed(tx, own, now)
    return done
  })

/** Whether the sample was drawn in this very browser: what another one can show says nothing of it. */
export const wasShownHere = (
  deps: Deps,
  { sampleAt, sampleBrowser }: Pick<SignatureRow, 'sampleAt' | 'sampleBrowser'>,
  call: Call,
): boolean => sampleAt !== null && sampleBrowser === browserOf(deps, call)
