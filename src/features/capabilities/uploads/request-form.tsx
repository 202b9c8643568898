// The form of one document that is asked for by itself, by staff or in the list of what is missing.
import { lacksPages } from '#core/domain/lacks-pages.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { formOfKind } from '#core/domain/documents.ts'
import { useWords } from '#ui/words.tsx'
import { DocumentForm } from './document-form.tsx'
import { documentLabel, documentWords } from './document-label.ts'
import { useDocuments } from './use-documents.ts'
import * as words from './words.ts'
import './request-form.css'

interface RequestFormProps {
  readonly id: string
  /** The `{api}` of the upload calls. */
  readonly api: string
  /** `kind`: a known one, or the name that staff gave it. */
  readonly request: { readonly kind: string; readonly message: string }
  readonly code: string
  readonly uploadLimitBytes: number
  readonly alone: boolean
  /** Counts what another screen sent. */
  readonly news?: number
  readonly onArrived: () => void
}

export function RequestForm({
  id,
  api,
  request,
  code,
  uploadLimitBytes,
  alone,
  news = 0,
  onArrived,
}: RequestFormProps) {
  const t = useWords(documentWords)
  const tu = useWords(words)
  const { kind, message } = request
  const form = useRef(formOfKind(kind)).current
  const documents = useDocuments({ form, api, leadId: code, uploadLimitBytes })
  const here = documents.sent
    .map(({ id, standing, told }) => `${id} ${standing} ${told ? lacksPages(told) : false}`)
    .join()
  const { refresh } = documents.received
  useEffect(() => {
    if (news) refresh()
  }, [news, refresh])
  // What arrived, was taken back, or lacks pages, changes what is still asked for.
  const arrived = useEffectEvent(onArrived)
  const before = useRef(here)
  useEffect(() => {
    if (before.current !== here) arrived()
    before.current = here
  }, [here])
  return (
    <section className="request">
      {form.months !== undefined && <h2>{tu('sixTitle')}</h2>}
      <DocumentForm
        id={id}
        documents={documents}
        label={documentLabel(t, kind)}
        hint={message || (form.months ? t('statementsHint') : undefined)}
        button={form.months ? tu('upload') : undefined}
        uploadLimitBytes={uploadLimitBytes}
        alone={alone}
      />
    </section>
  )
}
