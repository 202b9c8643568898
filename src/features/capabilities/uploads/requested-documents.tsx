// A list of documents to send: a field for each that is open, a line for each that has arrived.
import { useRef } from 'react'
import { documentName } from '#core/domain/documents.ts'
import { Notice } from '#ui/frame/notice.tsx'
import { FileDrop } from '#ui/inputs/file-drop.tsx'
import type { Upload } from '#ui/inputs/use-uploads.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { documentLabel, documentWords as words } from './document-label.ts'
import { sendDocument, sendStatement } from './send-upload.ts'
import './requested-documents.css'

export interface RequestedDocument {
  /** A known kind, or the name that staff gave it. */
  readonly kind: string
  readonly message: string
  readonly fulfilled: boolean
}

interface RequestedDocumentsProps {
  readonly requests: readonly RequestedDocument[]
  /** The `{api}` of the upload calls. */
  readonly api: string
  readonly code: string
  readonly maxBytes: number
  readonly onArrived: () => void
}

export function RequestedDocuments({ requests, api, code, maxBytes, onArrived }: RequestedDocumentsProps) {
  const t = useWords(words)
  const language = useLanguage()
  // What was open when the page came stays in sight with its files; what had arrived before needs no field.
  const here = useRef(new Set(requests.filter(({ fulfilled }) => !fulfilled).map(({ kind }) => kind)))
  const where = { api, link: code, language }
  const uploadOf = (kind: string): Upload =>
    kind === 'bank-statement' ? sendStatement(where, () => {}) : sendDocument(where, documentName(kind))
  return (
    <div className="asked">
      {requests.map((request, at) =>
        here.current.has(request.kind) ? (
          <FileDrop
            key={request.kind}
            id={`document-${at}`}
            label={documentLabel(t, request.kind)}
            hint={request.message || (request.kind === 'bank-statement' ? t('statementsHint') : undefined)}
            multiple={request.kind === 'bank-statement'}
            camera={request.kind !== 'bank-statement'}
            maxBytes={maxBytes}
            upload={uploadOf(request.kind)}
            onChange={(items) => {
              if (items.some(({ state }) => state === 'done')) onArrived()
            }}
          />
        ) : (
          <Notice key={request.kind} kind="ok" title={documentLabel(t, request.kind)}>
            {t('arrived')}
          </Notice>
        ),
      )}
    </div>
  )
}
