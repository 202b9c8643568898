// Papers as PDF files: behind a link, and for staff in the room. Each download is an event.
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Answer } from '#core/contract/refusals.ts'
import { paperDocRule } from '#core/domain/paper-docs.ts'
import { ok } from '#core/ground/outcome.ts'
import { openedLeadFor } from '#features/staff/applications/open-file.server.ts'
import { byStaff, staffDoor } from '#features/staff/login/session.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Plugin } from '#platform/feature.ts'
import { callOf, type Call } from '#platform/http/call.ts'
import { sendProblem } from '#platform/http/problem.ts'
import { handingOut, staffOn } from '#platform/http/takes.ts'
import { addEvent } from '#platform/store/events.ts'
import { paperToDownload } from './contract.ts'
import { byPaperLink, findPaper, showPaper } from './door.server.ts'
import { fileNameOf, makePaper, paperPdf } from './make-paper.server.ts'
import * as paths from './paths.ts'

const part = z.string().check(z.maxLength(200))
const address = z.object({
  doc: part,
  id: part,
  token: part,
  account: z.optional(part),
  month: z.optional(part),
})
const takes = handingOut(staffOn('open-document'))

interface PaperFile {
  readonly name: string
  readonly bytes: Uint8Array
}

export const paperFiles: Plugin = (app, deps) => {
  app.get(paths.getPdf.path, { config: { takes: byPaperLink } }, async (request, reply) => {
    const call = inLanguage(callOf(request, reply), request.query)
    const given = address.safeParse({ ...(request.query as object), ...(request.params as object) })
    if (!given.success) return sendProblem(reply, { code: 'link-invalid' }, call.language)
    return send(reply, call, await byLink(deps, call, given.data))
  })
  app.get(paths.downloadPaper.path, { config: { takes } }, async (request, reply) => {
    const call = inLanguage(callOf(request, reply), request.query)
    return send(
      reply,
      call,
      await forStaff(deps, call, { ...(request.query as object), ...(request.params as object) }),
    )
  })
}

/** A file is asked for by its address, which tells the page's language. */
const inLanguage = (call: Call, query: unknown): Call => {
  const { language } = query as Readonly<Record<string, unknown>>
  return language === 'en' || language === 'es' ? { ...call, language } : call
}

async function byLink(deps: Deps, call: Call, given: z.infer<typeof address>): Promise<Answer<PaperFile>> {
  const found = await findPaper(deps, call, given)
  if (!found.ok) return found
  const shown = await showPaper(deps, found.value, call, 'file')
  if (!shown.ok) return shown
  const { doc, month } = found.value.detail
  const pdf = await paperPdf(deps, shown.value.paper)
  return pdf.ok ? ok({ name: fileNameOf(doc, month), bytes: pdf.value }) : pdf
}

async function forStaff(deps: Deps, call: Call, request: unknown): Promise<Answer<PaperFile>> {
  const staff = await staffDoor(deps, takes)(call)
  if (!staff.ok) return staff
  const given = paperToDownload.safeParse(request)
  if (!given.success) return { ok: false, refusal: { code: 'not-found' } }
  const { id, doc, account, month } = given.data
  const found = await openedLeadFor(deps, staff.value, id, paperDocRule(doc).right ?? 'open-document')
  if (!found.ok) return found
  const made = await makePaper(
    deps,
    {
      lead: found.value,
      doc,
      ...(account && { account }),
      ...(month && { month }),
      language: call.language,
      masked: true,
      reader: { staff: staff.value, call },
    },
    { name: staff.value.name, shared: false },
  )
  if (!made.ok) return made
  const pdf = await paperPdf(deps, made.value.paper)
  if (!pdf.ok) return pdf
  const detail = { doc, ...(month && { month }) }
  await addEvent(
    deps.db,
    { leadId: id, kind: 'paper-downloaded', ...byStaff(staff.value, call), detail },
    deps.clock(),
  )
  return ok({ name: fileNameOf(doc, month), bytes: pdf.value })
}

function send(reply: FastifyReply, call: Call, file: Answer<PaperFile>) {
  if (!file.ok) return sendProblem(reply, file.refusal, call.language)
  return reply
    .header('content-disposition', `attachment; filename="${file.value.name}"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type('application/pdf')
    .send(Buffer.from(file.value.bytes))
}
