// One form's documents as a page knows them: what arrived before, what is on its way, what was taken back, which months are there.
import { useEffect, useMemo, useState } from 'react'
import { isAnswer } from '#core/domain/document-standing.ts'
import { documentName, type UploadForm } from '#core/domain/documents.ts'
import type { IsoMonth } from '#core/ground/dates.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { isOnItsWay, useUploads, type UploadItem, type Uploads } from '#ui/inputs/use-uploads.ts'
import { useLanguage } from '#ui/words.tsx'
import type { keepDocument, statementMonth, takeBack, UploadAnswer, UploadedDocument } from './contract.ts'
import * as paths from './paths.ts'
import { sendDocument, sendStatement } from './send-upload.ts'
import type { ToldFile } from './told.ts'
import { useReceived, type Received } from './use-received.ts'
import { monthHere, wantedMonths, type WantedMonth } from './wanted-months.ts'

export interface SentDocument extends UploadedDocument {
  readonly removable: boolean
  /** What was found in a statement; absent until the server told. */
  readonly told?: ToldFile | null
  /** It was sent from this page: its pages are still at hand. */
  readonly item?: UploadItem<UploadAnswer>
}

export interface Documents {
  readonly form: UploadForm
  readonly uploads: Uploads<UploadAnswer>
  /** What is there, newest first. */
  readonly sent: readonly SentDocument[]
  /** The months asked for; none for a single document. */
  readonly wanted: readonly WantedMonth[]
  /** Everything that the form asks for is there. */
  readonly complete: boolean
  readonly busy: boolean
  readonly received: Received
  /** What the latest answer says about its file. */
  readonly notes: readonly string[]
  /** Answers what went wrong, in words. */
  readonly takeBack: (document: SentDocument) => Promise<string | undefined>
  /** Keeps one that may be hard to read; answers what went wrong, in words. */
  readonly keep: (document: SentDocument) => Promise<string | undefined>
  readonly tellMonth: (id: string, month: IsoMonth) => Promise<string | undefined>
}

/** While a document is being judged or read. */
const LOOK_AGAIN_MS = 3_000

interface Asked {
  readonly form: UploadForm
  readonly api: string
  /** The lead id or the link's code. */
  readonly leadId: string
  readonly uploadLimitBytes: number
}

export function useDocuments({ form, api, leadId, uploadLimitBytes }: Asked): Documents {
  const language = useLanguage()
  const received = useReceived(leadId)
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [notes, setNotes] = useState<readonly string[]>([])
  const { kind, months } = form
  const upload = useMemo(() => {
    const where = { api, link: leadId, language }
    return months ? sendStatement(where) : sendDocument(where, documentName(kind))
  }, [api, leadId, language, kind, months])
  const uploads = useUploads<UploadAnswer>({
    upload,
    multiple: months !== undefined,
    maxBytes: uploadLimitBytes,
    kind,
  })
  const sent = sentDocuments(kind, received, uploads.items, gone)
  const wanted = wantedMonths(months ?? 0, monthHere(), sent)
  const busy = uploads.items.some(isOnItsWay)
  const answers = uploads.items.flatMap(({ state, answer }) => (state === 'done' && answer ? [answer] : []))
  const latest = answers.at(-1)
  const { refresh } = received
  useEffect(() => {
    if (!latest) return
    setNotes(latest.notes)
    refresh()
  }, [latest, refresh])
  const isAwaited = sent.some(({ standing, told }) => standing === 'checking' || told?.state === 'reading')
  useEffect(() => {
    if (!isAwaited) return
    const timer = setInterval(refresh, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isAwaited, refresh])
  return {
    form,
    uploads,
    sent,
    wanted,
    busy,
    received,
    notes,
    complete: months ? wanted.every(({ here }) => here) : sent.some(({ standing }) => isAnswer(standing)),
    takeBack: async ({ id, item }) => {
      const answer = await call<typeof takeBack>(paths.takeBack, { link: leadId, document: id })
      if (!answer.ok) return failureText(answer.refusal, language)
      setGone((before) => new Set([...before, id]))
      if (item) uploads.remove(item.key)
      refresh()
      return undefined
    },
    keep: async ({ id }) => {
      const answer = await call<typeof keepDocument>(paths.keepDocument, { link: leadId, document: id })
      if (!answer.ok) return failureText(answer.refusal, language)
      refresh()
      return undefined
    },
    tellMonth: async (id, month) => {
      const answer = await call<typeof statementMonth>(paths.statementMonth, {
        link: leadId,
        document: id,
        month,
      })
      if (!answer.ok) return failureText(answer.refusal, language)
      setNotes(answer.value.notes)
      refresh()
      return undefined
    },
  }
}

/** What the server tells about, and what this page sent since; one that was replaced by another is left out. */
function sentDocuments(
  kind: string,
  { documents }: Received,
  items: readonly UploadItem<UploadAnswer>[],
  gone: ReadonlySet<string>,
): SentDocument[] {
  const itemOf = new Map(
    items.flatMap((item) =>
      // One that was refused or is under way still has the answer of the file before it.
      item.state === 'done' && item.answer?.documents[0]
        ? [[item.answer.documents[0].id, item] as const]
        : [],
    ),
  )
  const known = new Set(documents.map(({ id }) => id))
  const fresh = [...itemOf.values()]
    .flatMap((item) => item.answer?.documents ?? [])
    .filter(({ id }) => !known.has(id))
    .map((document) => ({ ...document, removable: true }))
  return [...fresh.toReversed(), ...documents]
    .filter((document) => document.kind.toLowerCase() === kind.toLowerCase() && !gone.has(document.id))
    .map((document) => ({ ...document, item: itemOf.get(document.id) }))
}
