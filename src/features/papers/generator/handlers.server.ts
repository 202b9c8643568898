// The document generator on the server: the paper behind a link, and the links and files that staff make of an application.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { mayDo } from '#core/domain/access.ts'
import { linkEnd, links } from '#core/domain/links.ts'
import { statementMonths } from '#core/domain/lines/month-statement.ts'
import { paperDocNames, paperDocRule, type PaperDoc } from '#core/domain/paper-docs.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { readLines } from '#features/capabilities/bank-analysis/read-lines.server.ts'
import { changeLeadFor } from '#features/staff/applications/lead-for.server.ts'
import { openedLeadFor } from '#features/staff/applications/open-file.server.ts'
import { missingReason } from '#features/staff/applications/reasons.server.ts'
import { countUse } from '#features/staff/quotas.server.ts'
import { byStaff, staffRoute, type LoggedIn } from '#features/staff/login/session.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { Call } from '#platform/http/call.ts'
import { freshly, handingOut, staffOn } from '#platform/http/takes.ts'
import { addEvent } from '#platform/store/events.ts'
import { createLink } from '#platform/store/links.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import * as contract from './contract.ts'
import { completeFile } from './complete-file.server.ts'
import { byPaperLink, findPaper, showPaper, type OpenPaper } from './door.server.ts'
import { paperFiles } from './files.server.ts'
import { bindingOf, pathOf } from './link-to-paper.server.ts'
import { fileNameOf, hasPaper, makePaper, paperPdf } from './make-paper.server.ts'

async function getData(
  deps: Deps,
  opened: OpenPaper,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.getData>>> {
  const shown = await showPaper(deps, opened, call, 'page')
  if (!shown.ok) return shown
  const { link, lead, staff } = opened.file
  return ok({
    ...shown.value,
    expires_at: link.expiresAt.toISOString(),
    application: staff ? lead.id : null,
  })
}

async function listPapers(
  deps: Deps,
  staff: LoggedIn,
  { id }: RequestOf<typeof contract.listPapers>,
): Promise<Answer<contract.ListedPapers>> {
  const found = await openedLeadFor(deps, staff, id, 'open-document')
  if (!found.ok) return found
  const read = await readLines(deps, id)
  if (!read.ok) return refused(refusalOfThread(read.refusal))
  const book = read.value?.book
  const accounts = (book?.head.accounts ?? []).flatMap(({ key, institution, name, mask, use }, place) =>
    use === 'duplicate'
      ? []
      : [{ key, institution, name, mask, months: statementMonths(book!, place).toReversed() }],
  )
  const docs: PaperDoc[] = []
  for (const doc of paperDocNames) {
    const { of, right } = paperDocRule(doc)
    if (right && !mayDo(staff, right, found.value)) continue
    const isOfAccount = of === 'account-month'
    if (isOfAccount ? accounts.length > 0 : await hasPaper(deps, found.value, doc)) docs.push(doc)
  }
  return ok({ docs, accounts })
}

async function makePaperLink(
  deps: Deps,
  staff: LoggedIn,
  { id, doc, account, month }: RequestOf<typeof contract.makePaperLink>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.makePaperLink>>> {
  const found = await openedLeadFor(deps, staff, id, 'share-file')
  if (!found.ok) return found
  if (!(await hasPaper(deps, found.value, doc))) return refused({ code: 'not-possible-now' })
  const bound = await bindingOf(deps, id, { doc, account, month })
  if (!bound.ok) return bound
  const now = deps.clock()
  return changeLeadFor(deps, staff, id, 'share-file', async (tx) => {
    const detail = bound.value
    const { days } = links.paper
    const link = await createLink(
      tx,
      deps.keys,
      { leadId: id, purpose: 'paper', createdBy: staff.id, expiresInDays: days, detail },
      now,
    )
    await addEvent(
      tx,
      { leadId: id, kind: 'link-copied', ...byStaff(staff, call), detail: { link: link.id } },
      now,
    )
    return ok({
      linkId: link.id,
      url: deps.publicUrl + pathOf(detail, link.code),
      expiresAt: linkEnd('paper', now).toISOString(),
    })
  })
}

async function revealPaper(
  deps: Deps,
  staff: LoggedIn,
  { id, doc, reason, language }: RequestOf<typeof contract.revealPaper>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.revealPaper>>> {
  const found = await openedLeadFor(deps, staff, id, 'reveal')
  if (!found.ok) return found
  const { right } = paperDocRule(doc)
  if (right && !mayDo(staff, right, found.value)) return refused({ code: 'not-allowed' })
  const missing = missingReason(reason, call)
  if (missing) return missing
  const made = await makePaper(
    deps,
    {
      lead: found.value,
      doc,
      language: language ?? call.language,
      masked: false,
      reader: { staff, call },
    },
    { name: staff.name, shared: false },
  )
  if (!made.ok) return made
  const pdf = await paperPdf(deps, made.value.paper)
  if (!pdf.ok) return pdf
  return deps.db.transaction(async (tx) => {
    const usedUp = await countUse(tx, deps, staff, 'reveals', call)
    if (usedUp) return usedUp
    // Logged before it is given away.
    const detail = { doc, reason: reason.trim() }
    const by = byStaff(staff, call)
    await addEvent(tx, { leadId: id, kind: 'paper-downloaded', ...by, detail }, deps.clock())
    return ok({ name: fileNameOf(doc), file: Buffer.from(pdf.value).toString('base64') })
  })
}

export const docGenerator: Feature = {
  name: 'doc-generator',
  routes: (deps) => [
    {
      endpoint: contract.getData,
      takes: byPaperLink,
      find: (_who, request, call) => findPaper(deps, call, request as RequestOf<typeof contract.getData>),
      handler: (opened, _request, call) => getData(deps, opened as OpenPaper, call),
    },
    staffRoute(deps, contract.listPapers, staffOn('open-document'), listPapers),
    staffRoute(deps, contract.makePaperLink, staffOn('share-file'), makePaperLink),
    staffRoute(deps, contract.revealPaper, freshly(handingOut(staffOn('reveal'))), revealPaper),
  ],
  plugin: async (app, deps) => {
    await paperFiles(app, deps)
    await completeFile(app, deps)
  },
}
