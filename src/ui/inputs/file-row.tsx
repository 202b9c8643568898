// One file that is on its way or did not arrive: its preview, size, true progress, cancel and retry, or the password that it asks for.
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '../frame/icon.tsx'
import * as frameWords from '../frame-words.ts'
import * as words from './file-words.ts'
import { useLanguage, useWords } from '../words.tsx'
import { sizeText } from './file-rules.ts'
import type { UploadItem, Uploads } from './use-uploads.ts'

// Few files are locked.
const FilePassword = lazy(async () => ({ default: (await import('./file-password.tsx')).FilePassword }))

export const stateWords = {
  waiting: 'fileWaiting',
  uploading: 'fileSending',
  done: 'fileDone',
  failed: 'fileFailed',
} as const

interface FileRowProps {
  /** Of the field that the file was chosen in. */
  readonly fieldId: string
  readonly item: UploadItem
  readonly uploads: Pick<Uploads, 'retry' | 'unlock' | 'remove'>
  readonly maxBytes: number
  /** Puts the focus where another file is chosen: what had it goes away. */
  readonly toChooser: () => void
}

export function FileRow({ fieldId, item, uploads, maxBytes, toChooser }: FileRowProps) {
  const remove = useRef<HTMLButtonElement>(null)
  const told = useRef(false)
  const t = useWords(words)
  const tf = useWords(frameWords)
  const language = useLanguage()
  const { file, state, share, problem } = item
  const name = file.name
  const percent = Math.floor(share * 100)
  const size = sizeText(maxBytes, language)
  const locked = typeof problem === 'object' && problem.password ? problem : null
  return (
    <li className={state}>
      <Preview file={file} />
      <div>
        <b>{name}</b> <span className="muted small num">{sizeText(file.size, language)}</span>
        {state === 'uploading' && <progress value={share} max={1} aria-label={name} />}
        <div className={state === 'failed' && !locked ? 'error' : 'small muted'}>
          {locked
            ? t('fileLocked')
            : state === 'uploading'
              ? share < 1
                ? t('fileUploading', { percent })
                : t('fileChecking')
              : problem
                ? typeof problem === 'object'
                  ? problem.message
                  : t(problem, { size })
                : t(stateWords[state])}
        </div>
        <Suspense>
          {locked && (
            <FilePassword
              id={`${fieldId}-password-${item.key}`}
              name={name}
              problem={locked}
              again={told.current}
              onPassword={(password) => {
                told.current = true
                uploads.unlock(item.key, password)
                remove.current?.focus()
              }}
            />
          )}
        </Suspense>
      </div>
      {state === 'failed' && !locked && (typeof problem === 'object' || !problem) && (
        <button
          type="button"
          className="btn quiet"
          aria-label={t('retryFile', { name })}
          onClick={() => {
            uploads.retry(item.key)
            remove.current?.focus()
          }}
        >
          {tf('retry')}
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

export function Preview({ file }: { file: File }) {
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
