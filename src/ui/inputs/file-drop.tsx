// The one place for files: chosen, dropped anywhere on the page or photographed. What happens to them stands below it.
import type { ChangeEvent, MouseEvent } from 'react'
import { Icon } from '../frame/icon.tsx'
import { LiveRegion } from '../frame/live-region.tsx'
import * as words from './file-words.ts'
import { useLanguage, useWords } from '../words.tsx'
import { describing, FieldGroup, type FieldProps } from './field.tsx'
import { acceptedFiles, acceptedPhotos, sizeText } from './file-rules.ts'
import { FileRow, stateWords } from './file-row.tsx'
import { useDropping } from './use-dropping.ts'
import { isOnItsWay, type UploadItem, type Uploads } from './use-uploads.ts'

interface FileDropProps<Answer> extends FieldProps {
  readonly uploads: Uploads<Answer>
  /** Of the document: what its files may be. */
  readonly kind?: string
  /** Takes what was chosen; `uploads.add` when absent. */
  readonly onFiles?: (files: Iterable<File>) => void
  /** Several files; else a new file takes the place of the old one, and none is taken while one is on its way. */
  readonly multiple?: boolean
  /** Largest file in bytes. */
  readonly maxBytes: number
  /** What the button says; 'Choose files' when absent. */
  readonly button?: string
  /** The one thing to do on this page: then its button is the strong one. */
  readonly primary?: boolean
  /** Files dropped beside the field are meant for it: it is the only one on the page. */
  readonly wholePage?: boolean
}

export function FileDrop<Answer>({
  uploads,
  kind = '',
  onFiles = uploads.add,
  multiple = false,
  maxBytes,
  button,
  primary = false,
  wholePage = false,
  ...field
}: FileDropProps<Answer>) {
  const t = useWords(words)
  const language = useLanguage()
  const busy = !multiple && uploads.items.some(isOnItsWay)
  const over = useDropping(field.id, wholePage, onFiles)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles(event.currentTarget.files ?? [])
    // Cleared, so that the same file can be chosen again after it failed.
    event.currentTarget.value = ''
  }
  const ignore = (event: MouseEvent) => {
    if (busy) event.preventDefault()
  }
  const given = {
    className: 'sr',
    type: 'file',
    'aria-disabled': busy || undefined,
    onClick: ignore,
    onChange: take,
  } as const
  const last = uploads.items.at(-1)
  const open = uploads.items.filter(({ state }) => state !== 'done')
  const look = primary ? 'btn' : 'btn line'
  const formats = t(kind === 'bank-statement' ? 'fileFormatsOfStatements' : 'fileFormats', {
    size: sizeText(maxBytes, language),
  })
  return (
    <FieldGroup
      field={{
        ...field,
        hint: field.hint ? (
          <>
            {field.hint}
            <br />
            {formats}
          </>
        ) : (
          formats
        ),
      }}
    >
      <div className={over ? 'drop over' : 'drop'}>
        <span className="drop-mark">
          <Icon name="upload" />
        </span>
        <label className={`${look} camera`} aria-disabled={busy || undefined}>
          <Icon name="camera" />
          {t(multiple ? 'takePhotos' : 'takePhoto')}
          <input {...given} accept={acceptedPhotos} capture="environment" />
        </label>
        <label className={`${look} chooser`} aria-disabled={busy || undefined}>
          {button ?? t(multiple ? 'chooseFiles' : 'chooseFile')}
          <input
            {...describing(field)}
            {...given}
            id={`${field.id}-file`}
            accept={acceptedFiles(kind)}
            multiple={multiple}
          />
        </label>
        <span className="hint">{t(wholePage ? 'dropAnywhere' : multiple ? 'dropManyHere' : 'dropHere')}</span>
      </div>
      {open.length > 0 && (
        <ul className="files">
          {open.map((item) => (
            <FileRow
              key={item.key}
              fieldId={field.id}
              item={item}
              uploads={uploads}
              maxBytes={maxBytes}
              toChooser={() => document.getElementById(`${field.id}-file`)?.focus()}
            />
          ))}
        </ul>
      )}
      <LiveRegion>
        {last && last.state !== 'waiting'
          ? `${last.file.name}: ${t(isLocked(last) ? 'fileLocked' : stateWords[last.state])}`
          : ''}
      </LiveRegion>
    </FieldGroup>
  )
}

const isLocked = ({ problem }: UploadItem): boolean =>
  typeof problem === 'object' && Boolean(problem.password)
