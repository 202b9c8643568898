// A press that leads from the portal to the screen that asks: a link of that screen's purpose, made for this press and soon over.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { hasOffer } from '#core/domain/lead-stage.ts'
import { links, mayBeMade, type LinkPurpose } from '#core/domain/links.ts'
import type { StillAsked } from '#core/domain/still-asked.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { contractLinkOf } from '#features/capabilities/signing/contract-link.server.ts'
import { signFile } from '#features/capabilities/signing/paths.ts'
import { readAsked } from '#features/capabilities/still-asked/read-asked.server.ts'
import { statementsLackPages } from '#features/capabilities/uploads/told.server.ts'
import type { Deps } from '#platform/deps.ts'
import { documentsOf } from '#platform/store/documents.ts'
import { createLink, type LinkDetail, type LinkOf } from '#platform/store/links.ts'
import type { openScreen as declared } from './contract.ts'
import { ownCopy } from './list-contracts.server.ts'
import { renewableBusiness } from './renewal.server.ts'
import type { OwnersApplication } from './session.server.ts'

/** Long enough to find a statement, short enough for a shared computer's history. */
const LINK_HOURS = 2

type Request = RequestOf<typeof declared>
type Door = { readonly purpose: LinkPurpose; readonly detail?: LinkDetail }

export async function openScreen(
  deps: Deps,
  found: OwnersApplication,
  request: Request,
): Promise<Answer<{ url: string }>> {
  const { lead, session } = found
  if (request.screen === 'renewal') {
    const business = await renewableBusiness(deps, session, lead)
    return business ? ok(await linkTo(deps, { businessId: business.id }, { purpose: 'rn' })) : gone
  }
  if (request.screen === 'contract') {
    const address = await contractLinkOf(deps, lead.id)
    return address ? ok({ url: address }) : gone
  }
  if (request.screen === 'copy') {
    const own = await ownCopy(deps, lead.id, request.document ?? '')
    const detail = own && { signature: own.id }
    return detail
      ? ok({
          url: signFile(await codeFor(deps, { leadId: lead.id }, { purpose: 'signed-copy', detail }), 'copy'),
        })
      : gone
  }
  const door =
    doorOf(request, found, await readAsked(deps, lead)) ?? (await wholeFile(deps, request, lead.id))
  if (!door || !mayBeMade(door.purpose, lead.stage)) return gone
  return ok(await linkTo(deps, { leadId: lead.id }, door))
}

const gone = refused({ code: 'not-possible-now' } as const)

/** Each opens what it is for and no more: answers and offers need the application's own session, bank and documents do not. */
function doorOf(
  { screen, document }: Request,
  { lead }: OwnersApplication,
  asked: readonly StillAsked[],
): Door | null {
  const isAsked = (kind: StillAsked['kind']) => asked.some((each) => each.kind === kind)
  switch (screen) {
    case 'answers':
      return isAsked('answers') ? { purpose: 'continue' } : null
    case 'offers':
      return hasOffer(lead.stage) || lead.stage === 'declined' ? { purpose: 'continue' } : null
    case 'bank':
      return isAsked('bank') ? { purpose: 'bank-verification' } : null
    case 'deposits':
      return isAsked('deposits') ? { purpose: 'questions' } : null
    case 'document':
      return document !== undefined &&
        asked.some((each) => each.kind === 'document' && each.document === document)
        ? { purpose: 'documents', detail: { asks: document } }
        : null
    case 'renewal':
    case 'contract':
    case 'copy':
      return null
  }
}

/** A statement that lacks pages is asked for whole, also once statements as such are not asked for any more. */
async function wholeFile(deps: Deps, { screen, document }: Request, leadId: string): Promise<Door | null> {
  if (screen !== 'document' || document !== 'bank-statement') return null
  const lacks = await statementsLackPages(deps, leadId, await documentsOf(deps.db, leadId))
  return lacks ? { purpose: 'documents', detail: { asks: document } } : null
}

async function linkTo(deps: Deps, of: LinkOf, door: Door): Promise<{ url: string }> {
  return { url: links[door.purpose].path(await codeFor(deps, of, door)) }
}

async function codeFor(deps: Deps, of: LinkOf, { purpose, detail }: Door): Promise<string> {
  const link = { ...of, purpose, expiresInDays: LINK_HOURS / 24, detail }
  return (await deps.db.transaction((tx) => createLink(tx, deps.keys, link, deps.clock()))).code
}
