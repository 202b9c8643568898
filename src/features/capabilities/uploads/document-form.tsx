// One form's place for documents: the months where it asks for statements, the drop zone, what was sent.
import { lazy, Suspense, type ReactNode } from 'react'
import { Notice } from '#ui/frame/notice.tsx'
import { FileDrop } from '#ui/inputs/file-drop.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { MonthBoard } from './month-board.tsx'
import { monthName } from './month-name.ts'
import { SentList } from './sent-list.tsx'
import type { Documents } from './use-documents.ts'
import * as words from './words.ts'
import './uploads.css'

const FoundNotes = lazy(async () => ({ default: (await import('./statements-found.tsx')).FoundNotes }))

interface DocumentFormProps {
  /** The id of the field. */
  readonly id: string
  readonly documents: Documents
  readonly label: string
  readonly uploadLimitBytes: number
  readonly hint?: string
  readonly why?: ReactNode
  readonly error?: string
  /** What the chooser says, where the specification names it. */
  readonly button?: string
  /** It is the page's only form: its button is the strong one, and files may be dropped anywhere. */
  readonly alone?: boolean
  /** Nothing is asked for here any more. */
  readonly spared?: boolean
}

export function DocumentForm(props: DocumentFormProps) {
  const { id, documents, label, uploadLimitBytes, alone = false, spared = false, ...field } = props
  const t = useWords(words)
  const language = useLanguage()
  const { form, uploads, wanted, sent, complete, busy, notes } = documents
  const missing = wanted.filter(({ here }) => !here)
  const [only] = missing
  const replaced = sent.find(({ removable }) => removable)
  const again = !form.months && sent.length > 0
  const toChooser = () => document.getElementById(`${id}-file`)?.focus()
  return (
    <>
      {form.months !== undefined && <MonthBoard {...documents} toChooser={toChooser} />}
      <FileDrop
        id={id}
        label={
          only && missing.length === 1 && wanted.length > 1
            ? t('addMonth', { month: monthName(only.month, language) })
            : label
        }
        uploads={uploads}
        kind={form.kind}
        onFiles={(files) => uploads.add(files, replaced && answerOf(replaced))}
        maxBytes={uploadLimitBytes}
        multiple={form.months !== undefined}
        primary={alone && !complete && !spared}
        wholePage={alone}
        {...field}
        button={again ? t('another') : field.button}
      />
      {notes.length > 0 && <Notice live>{notes.join(' ')}</Notice>}
      {form.months === undefined && complete && !busy && (
        <Notice kind="ok" live>
          {t('arrived')}
        </Notice>
      )}
      {form.months !== undefined && (
        <Suspense>
          <FoundNotes {...documents} />
        </Suspense>
      )}
      <SentList documents={documents} toChooser={toChooser} />
    </>
  )
}

/** What the upload that takes a document's place is told about it. */
const answerOf = ({ id, kind, name, months, pages, standing, faults }: Documents['sent'][number]) => ({
  valid: true as const,
  page: 0,
  documents: [{ id, kind, name, months, pages, standing, faults }],
  statement_months: 0,
  notes: [],
})
