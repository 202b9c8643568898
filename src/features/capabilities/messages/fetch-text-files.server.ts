// The files that came with a text: fetched from the provider, judged like uploads, and kept with the application; their sender hears what was taken.
import { easternDay } from '#core/ground/eastern-day.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import type { Deps } from '#platform/deps.ts'
import { afterFault } from '#platform/outbox/after-fault.ts'
import { done, type JobRunner } from '#platform/outbox/outbox.ts'
import { isByItself } from '#platform/providers/messages/opt-out.ts'
import type { TextFile } from '#platform/providers/messages/port.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead, readLead, type LeadRow } from '#platform/store/leads.ts'
import { noteTaken, openMessage, readMessage } from '#platform/store/messages.ts'
import { hasOptedOut } from '#platform/store/texted-numbers.ts'
import { sameDocument } from '#platform/store/documents.ts'
import { addOwnerRequest } from '#platform/store/owner-requests.ts'
import { checkFiles } from '../uploads/check-files.server.ts'
import { judgeDocuments } from '../uploads/judge-documents.server.ts'
import { keepDocuments, type FileToKeep } from '../uploads/keep-documents.server.ts'
import { answerBody, mayAnswer, queueAnswer } from './hear-text.server.ts'

/** What it is nobody has said: a kind of its own, which fulfils no request by itself. */
const KIND = { en: 'Sent by text message', es: 'Enviado por mensaje de texto' } as const

/** Types that an upload may have, and the ending that a name gets; the content is judged later. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'image/x-ms-bmp': 'bmp',
  'application/pdf': 'pdf',
}

export const fetchTextFiles =
  (deps: Deps): JobRunner<'fetch-text-files'> =>
  async (job) => {
    const { sms } = deps
    const row = await readMessage(deps.db, job.leadId, job.payload.message)
    const lead = await readLead(deps.db, job.leadId)
    const content = row && openMessage(deps.keys, row)
    if (!sms || !row || !lead || content?.channel !== 'sms' || !content.media || content.taken !== undefined)
      return done
    const good: FileToKeep[] = []
    // Whoever sends what was there before, a machine its logo, waits for no word.
    let isKnown = true
    for (const [at, sent] of content.media.entries()) {
      const name = nameOf(sent, row.createdAt, at)
      if (!name) continue
      const fetched = await sms.fetchFile(sent, deps.config.uploadLimitBytes)
      if (!fetched.ok) {
        // What is gone or too large will not be there later either; everything else is tried again, all files of the text together.
        if (isLost(fetched.refusal)) continue
        return afterFault('the provider of sms', 'a file of a text was not fetched', fetched.refusal)
      }
      const kind = KIND[lead.language]
      const file = { name, bytes: Buffer.from(fetched.value) }
      const checked = await checkFiles(deps, [file], lead.language, kind, '')
      if (checked.ok) {
        const files = checked.value.map((each) => ({ ...each, kind, months: [], pages: null }))
        const judged = await judgeDocuments(deps, files, lead.language)
        // Nobody could read it: its sender hears that not every file was taken.
        if (!judged.ok) continue
        good.push(...judged.value)
        for (const { sha256 } of judged.value) {
          const same = await sameDocument(deps.db, lead.id, KIND[lead.language], sha256)
          if (!same || same.uploadedAt >= row.createdAt) isKnown = false
        }
      } else if (checked.refusal.code === 'infected-file')
        await addEvent(
          deps.db,
          { leadId: lead.id, kind: 'document-refused', actor: 'system', detail: { reason: 'infected' } },
          deps.clock(),
        )
      else if (checked.refusal.code === 'too-many' || checked.refusal.code === 'provider-unavailable')
        return { retry: 'the file could not be judged yet' }
    }
    const taken = isClosed(lead.stage) ? 0 : await keep(deps, lead, content.to, good)
    if (taken === null) return { retry: 'the files could not be kept yet' }
    const refused = content.media.length - taken
    await deps.db.transaction(async (tx) => {
      const now = deps.clock()
      await lockLead(tx, lead.id)
      const again = await readMessage(tx, lead.id, row.id)
      const before = again && openMessage(deps.keys, again)
      if (before?.channel !== 'sms' || before.taken !== undefined) return
      await noteTaken(tx, deps.keys, row, content, taken)
      const detail = { message: row.id, taken, refused }
      await addEvent(tx, { leadId: lead.id, kind: 'text-files-read', actor: 'system', detail }, now)
      await addOwnerRequest(tx, lead.id, 'reply', now)
      if (isByItself(content.body) || (good.length === content.media!.length && isKnown)) return
      if (await hasOptedOut(tx, deps.keys, content.to)) return
      if (!(await mayAnswer(tx, deps, content.to, 'files'))) return
      const answer = refused ? 'text-files-refused' : 'text-files-taken'
      const values = { taken, all: content.media!.length }
      const body = answerBody(deps, answer, lead.brand, lead.language, values)
      await queueAnswer(tx, deps, lead, { answer, to: content.to, body, heardAt: row.createdAt })
    })
    deps.nudge()
    return done
  }

/** 'text-2026-11-27-1.jpg'; null for a type that we do not take. */
function nameOf({ type }: TextFile, at: Date, place: number): string | null {
  const ending = endings[type]
  return ending ? `text-${easternDay(at)}-${place + 1}.${ending}` : null
}

const isLost = ({
  kind,
  vendorCode = '',
  ours,
}: {
  kind: string
  vendorCode?: string
  ours?: boolean
}): boolean => (kind === 'rejected' && !ours) || vendorCode === 'too-large' || vendorCode === '404'

/** How many joined the documents, those included that were there already; null where it is to be tried again. */
async function keep(
  deps: Deps,
  { id }: LeadRow,
  from: string,
  files: readonly FileToKeep[],
): Promise<number | null> {
  let taken = 0
  // One by one: what does not fit any more keeps none of the others away.
  for (const file of files) {
    const kept = await keepDocuments(deps, id, {
      files: [file],
      actor: 'applicant',
      ip: '',
      // A number stands for the network in the day's limit.
      network: from,
      userAgent: '',
      linkId: null,
      reaches: null,
    })
    if (kept.ok) taken++
    else if (kept.refusal.code === 'too-many' || kept.refusal.code === 'provider-unavailable') return null
  }
  return taken
}
