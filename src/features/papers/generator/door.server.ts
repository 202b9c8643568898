// The door to a paper by its link: the link still holds, whoever made it may still see the application, and it is of this very paper.
import type { Answer } from '#core/contract/refusals.ts'
import { mayDo } from '#core/domain/access.ts'
import { isPaperDoc, paperDocRule, type PaperAddress, type PaperDoc } from '#core/domain/paper-docs.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { openFile, readerOf, type OpenFile } from '#features/staff/aggregation/file-door.server.ts'
import { hasOpened } from '#features/staff/applications/open-file.server.ts'
import type { Deps } from '#platform/deps.ts'
import { findApplication } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { application } from '#platform/http/takes.ts'
import { addEvent } from '#platform/store/events.ts'
import { markOpened } from '#platform/store/links.ts'
import { makePaper, type MadePaper } from './make-paper.server.ts'

/** What a link to a paper is bound to. */
export type PaperLinkDetail = {
  readonly doc: PaperDoc
  /** As the address names it: the application's number, of a statement the linked bank's id. */
  readonly of: string
  readonly account: string | null
  readonly month: string | null
}

export interface OpenPaper {
  readonly file: OpenFile
  readonly detail: PaperLinkDetail
}

export const byPaperLink = application({ by: [], purposes: ['paper'] })

/**
 * The paper that a link opens. Whatever does not fit the link is refused with 'link-invalid', as a made-up link is: another kind, another
 * application, account or month. Of a kind for staff besides: 'login-required', 'not-allowed', 'reason-needed'.
 */
export async function findPaper(deps: Deps, call: Call, address: PaperAddress): Promise<Answer<OpenPaper>> {
  const found = await findApplication(deps, call, byPaperLink, address.token)
  if (!found.ok) return found
  const { link, lead } = found.value
  if (!link) return refused({ code: 'link-invalid' })
  const { doc, of, account = null, month = null } = link.detail as unknown as PaperLinkDetail
  const isOfThis =
    isPaperDoc(doc) &&
    doc === address.doc &&
    of === address.id &&
    (address.account === undefined || address.account === account) &&
    (address.month === undefined || address.month === month)
  if (!isOfThis) return refused({ code: 'link-invalid' })
  const file = await openFile(deps, call, link, lead)
  if (!file.ok) return file
  const judged = await judgeReader(deps, file.value, doc)
  return judged.ok ? ok({ file: file.value, detail: { doc, of, account, month } }) : judged
}

/** A kind for staff opens to those who are logged in, may open it and said today why they open the file. */
async function judgeReader(deps: Deps, { staff, lead }: OpenFile, doc: PaperDoc): Promise<Answer<true>> {
  const { staffOnly, right } = paperDocRule(doc)
  if (!staffOnly) return ok(true)
  if (!staff) return refused({ code: 'login-required' })
  if (!mayDo(staff, right ?? 'open-document', lead)) return refused({ code: 'not-allowed' })
  if (await hasOpened(deps, staff, lead.id)) return ok(true)
  // Where the reason is given.
  return refused({ code: 'reason-needed', extra: { application: lead.id } })
}

/** Made for whoever opens the link, and written down before it is shown. */
export async function showPaper(
  deps: Deps,
  { file, detail }: OpenPaper,
  call: Call,
  as: 'page' | 'file',
): Promise<Answer<MadePaper>> {
  const { lead, link, maker, staff } = file
  const { doc, account, month } = detail
  const made = await makePaper(
    deps,
    {
      lead,
      doc,
      ...(account && { account }),
      ...(month && { month }),
      language: call.language,
      masked: true,
      reader: staff && paperDocRule(doc).staffOnly ? { staff, call } : null,
    },
    staff ? { name: staff.name, shared: false } : { name: maker.name, shared: true },
  )
  if (!made.ok) return made
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await markOpened(tx, link, now)
    await addEvent(
      tx,
      {
        leadId: lead.id,
        kind: 'paper-shown',
        ...readerOf(file, call),
        detail: { link: link.id, doc, as },
      },
      now,
    )
  })
  return made
}
