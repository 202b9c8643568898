// Files to upload: chosen, dropped or photographed, each with its preview, size, true progress, cancel and retry.
import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { Icon } from '../frame/icon.tsx'
import { LiveRegion } from '../frame/live-region.tsx'
import * as words from '../frame-words.ts'
import { useLanguage, useWords } from '../words.tsx'
import { describing, FieldGroup, type FieldProps } from './field.tsx'
import { acceptedFiles, acceptedPhotos, sizeText } from './file-rules.ts'
import { useUploads, type Upload, type UploadItem, type Uploads } from './use-uploads.ts'

const TEN_MB = 10_000_000

interface FileDropProps<Answer> extends FieldProps {
  readonly upload: Upload<Answer>
  /** Several files; else a new file takes the place of the old one. */
  readonly multiple?: boolean
  /** Largest file in bytes, 10 MB when absent. */
  readonly maxBytes?: number
  /** Offers the camera on phones; off for statements, which are files. */
  readonly camera?: boolean
  /** The list after every change of a state. */
  readonly onChange?: (items: readonly UploadItem<Answer>[]) => void
  /** What stands with a file that has arrived. */
  readonly about?: (item: UploadItem<Answer>) => ReactNode
  /** The one thing to do on this page: then its button is the strong one. */
  readonly primary?: boolean
}

export function FileDrop<Answer>({
  upload,
  multiple = false,
  maxBytes = TEN_MB,
  camera = true,
  onChange,
  about,
  primary = false,
  ...field
}: FileDropProps<Answer>) {
  const t = useWords(words)
  const language = useLanguage()
  const uploads = useUploads({ upload, multiple, maxBytes })
  const [over, setOver] = useState(false)
  const states = uploads.items.map(({ key, state }) => `${key}${state}`).join()
  const tell = useEffectEvent(() => onChange?.(uploads.items))
  useEffect(() => tell(), [states])
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    uploads.add(event.currentTarget.files ?? [])
    // Cleared, so that the same file can be chosen again after it failed.
    event.currentTarget.value = ''
  }
  const last = uploads.items.at(-1)
  return (
    <FieldGroup
      field={{ ...field, hint: field.hint ?? t('fileFormats', { size: sizeText(maxBytes, language) }) }}
    >
      <div
        className={over ? 'drop over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          uploads.add(event.dataTransfer.files)
        }}
      >
        <label className={primary ? 'btn' : 'btn line'}>
          <Icon name="upload" />
          {t(multiple ? 'chooseFiles' : 'chooseFile')}
          <input
            {...describing(field)}
            id={`${field.id}-file`}
            className="sr"
            type="file"
            accept={acceptedFiles}
            multiple={multiple}
            onChange={take}
          />
        </label>
        {camera && (
          <label className="btn line camera">
            <Icon name="camera" />
            {t('takePhoto')}
            <input className="sr" type="file" accept={acceptedPhotos} capture="environment" onChange={take} />
          </label>
        )}
        <span className="hint">{t(multiple ? 'dropManyHere' : 'dropHere')}</span>
      </div>
      {uploads.items.length > 0 && (
        <ul className="files">
          {uploads.items.map((item) => (
            <FileRow
              key={item.key}
              item={item}
              uploads={uploads}
              maxBytes={maxBytes}
              about={item.state === 'done' && about?.(item)}
              toChooser={() => document.getElementById(`${field.id}-file`)?.focus()}
            />
          ))}
        </ul>
      )}
      <LiveRegion>
        {last && last.state !== 'waiting' ? `${last.file.name}: ${t(stateWords[last.state])}` : ''}
      </LiveRegion>
    </FieldGroup>
  )
}

const stateWords = {
  waiting: 'fileWaiting',
  uploading: 'loading',
  done: 'fileDone',
  failed: 'fileFailed',
} as const

interface RowProps {
  item: UploadItem
  uploads: Pick<Uploads, 'retry' | 'remove'>
  maxBytes: number
  about?: ReactNode
  /** Puts the focus where another file is chosen: what had it goes away. */
  toChooser: () => void
}

function FileRow({ item, uploads, maxBytes, about, toChooser }: RowProps) {
  const remove = useRef<HTMLButtonElement>(null)
  const t = useWords(words)
  const language = useLanguage()
  const { file, state, share, problem } = item
  const name = file.name
  const percent = Math.floor(share * 100)
  const size = sizeText(maxBytes, language)
  return (
    <li className={state}>
      <Preview file={file} />
      <div>
        <b>{name}</b> <span className="muted small num">{sizeText(file.size, language)}</span>
        {state === 'uploading' && <progress value={share} max={1} aria-label={name} />}
        <div className={state === 'failed' ? 'error' : 'small muted'}>
          {state === 'uploading'
            ? share < 1
              ? t('fileUploading', { percent })
              : t('fileChecking')
            : problem
              ? typeof problem === 'object'
                ? problem.message
                : t(problem, { size })
              : t(stateWords[state])}
        </div>
        {about}
      </div>
      {state === 'failed' && (typeof problem === 'object' || !problem) && (
        <button
          type="button"
          className="btn quiet"
          aria-label={t('retryFile', { name })}
          onClick={() => {
            uploads.retry(item.key)
            remove.current?.focus()
          }}
        >
          {t('retry')}
        </button>
      )}
      <button
        type="button"
        className="btn quiet"
        aria-label={t(state === 'uploading' ? 'cancelFile' : 'removeFile', { name })}
        ref={remove}
        onClick={() => {
          uploads.remove(item.key)
          toChooser()
        }}
      >
        {state === 'uploading' ? t('cancel') : t('remove')}
      </button>
    </li>
  )
}

function Preview({ file }: { file: File }) {
  const t = useWords(words)
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!/^image\/(?:jpeg|png|gif|bmp)$/.test(file.type)) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <span className="preview">
      {address ? <img src={address} alt={t('preview', { name: file.name })} /> : <Icon name="file" />}
    </span>
  )
}
