// What was sent and is there: what was found in it, what to put right, and the way to take it back.
import { lazy, Suspense, useState, type ChangeEvent } from 'react'
import { lacksPages } from '#core/domain/lacks-pages.ts'
import { Icon } from '#ui/frame/icon.tsx'
import { acceptedPhotos, isPicture } from '#ui/inputs/file-rules.ts'
import { Preview } from '#ui/inputs/file-row.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { monthNames } from './month-name.ts'
import { StatementMonth } from './statement-month.tsx'
import type { Documents, SentDocument } from './use-documents.ts'
import { usePhotoFaults } from './use-photo-faults.ts'
import * as words from './words.ts'

const FileFound = lazy(async () => ({ default: (await import('./statements-found.tsx')).FileFound }))

interface SentListProps {
  readonly documents: Documents
  /** Puts the focus where another file is chosen: what had it goes away. */
  readonly toChooser: () => void
}

export function SentList({ documents, toChooser }: SentListProps) {
  const t = useWords(words)
  if (!documents.sent.length) return null
  return (
    <section className="card sent">
      <h2>{t('sentTitle')}</h2>
      <ul>
        {documents.sent.map((document) => (
          <SentRow key={document.id} document={document} documents={documents} toChooser={toChooser} />
        ))}
      </ul>
    </section>
  )
}

function SentRow({ document, documents, toChooser }: SentListProps & { document: SentDocument }) {
  const t = useWords(words)
  const [problem, setProblem] = useState<string>()
  const { name, item, removable, standing, told } = document
  const seenHere = usePhotoFaults(item?.pages.at(-1))
  // What the server saw goes before what this browser did.
  const fault = document.faults[0] ?? (standing === 'fine' ? seenHere[0] : undefined)
  const doubted = standing === 'doubtful' || standing === 'unusable'
  const isStatement = documents.form.months !== undefined
  const unknown = isStatement && !document.months.length
  const lacks = told && (told.unread || lacksPages(told))
  // What could not be read in it says that a person looks.
  const isAdvised = standing === 'fine' ? fault : standing !== 'with-us' || !told?.unread
  const isDoubtful = fault || unknown || lacks || standing !== 'fine'
  // Its slot takes it out.
  const inSlot =
    documents.form.needsAll && documents.wanted.some(({ month }) => document.months.includes(month))
  const joinable = removable && item && item.pages.every(isPicture)
  const retakes = joinable && item.pages.length === 1
  return (
    <li className={isDoubtful ? 'doubtful' : undefined}>
      {item && isPicture(item.file) ? (
        <Preview file={item.file} />
      ) : (
        <span className="sent-mark">
          <Icon name={isDoubtful ? 'alert' : 'check'} />
        </span>
      )}
      <div>
        <b>{name}</b>
        <SentFacts document={document} isStatement={isStatement} />
        <Suspense>{told && <FileFound told={told} />}</Suspense>
        {isAdvised && (
          <p className="small advice" role="status">
            {fault && standing !== 'with-us' && t(`photo.${fault}`)}{' '}
            {standing === 'fine' ? t('photoAdvice') : t(`standing.${standing}`)}
          </p>
        )}
        {isStatement && document.removable && document.months.length < 2 && (
          <StatementMonth
            name={name}
            month={document.months[0] ?? null}
            choices={documents.wanted.map(({ month }) => month)}
            onMonth={(month) => documents.tellMonth(document.id, month)}
          />
        )}
        {problem && (
          <p className="error" role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className="sent-ways">
        {retakes && fault && (
          <PhotoButton
            label={t('takeAgain')}
            name={name}
            onPhoto={(file) => documents.uploads.retake(item.key, file)}
          />
        )}
        {standing === 'doubtful' && (
          <button
            type="button"
            className="btn quiet"
            onClick={() => void documents.keep(document).then(setProblem)}
          >
            {t('keep')}
            <span className="sr"> {name}</span>
          </button>
        )}
        {joinable && !doubted && (
          <PhotoButton
            label={t('addPage')}
            name={name}
            onPhoto={(file) => documents.uploads.addPage(item.key, file)}
          />
        )}
        {removable && !inSlot && (
          <button
            type="button"
            className="btn quiet"
            aria-label={t('removeSent', { name })}
            onClick={() =>
              void documents.takeBack(document).then((refused) => {
                setProblem(refused)
                if (!refused) toChooser()
              })
            }
          >
            {t('remove')}
          </button>
        )}
      </div>
    </li>
  )
}

/** 'May 2026 and June 2026, 8 pages'; nothing that is not known. */
function SentFacts({
  document: { months, pages, told },
  isStatement,
}: {
  document: SentDocument
  isStatement: boolean
}) {
  const t = useWords(words)
  const language = useLanguage()
  const facts = [
    ...(isStatement && months.length > 1 ? [monthNames(months, language)] : []),
    ...(pages !== null && pages > 1 ? [t('pages', { count: pages })] : []),
  ]
  // What was found in it says more than that it arrived.
  if (told && !facts.length) return null
  return <span className="small muted own-line">{facts.length ? facts.join(', ') : t('arrivedShort')}</span>
}

interface PhotoButtonProps {
  readonly label: string
  readonly name: string
  readonly onPhoto: (file: File) => void
}

/** A button that opens the camera on a phone and a chooser elsewhere. */
function PhotoButton({ label, name, onPhoto }: PhotoButtonProps) {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (file) onPhoto(file)
  }
  return (
    <label className="btn quiet">
      {label}
      <span className="sr"> {name}</span>
      <input className="sr" type="file" accept={acceptedPhotos} capture="environment" onChange={take} />
    </label>
  )
}
