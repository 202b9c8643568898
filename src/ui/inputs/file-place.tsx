// One file that stays on the device: chosen, or dropped anywhere on the page. Nothing is uploaded.
import { Icon } from '../frame/icon.tsx'
import { useWords } from '../words.tsx'
import { describing, FieldGroup, type FieldProps } from './field.tsx'
import * as words from './file-words.ts'
import { useDropping } from './use-dropping.ts'

interface FilePlaceProps extends FieldProps {
  /** What the browser's chooser offers, as an input's `accept`. */
  readonly accept: string
  readonly onFile: (file: File) => void
}

export function FilePlace({ accept, onFile, ...field }: FilePlaceProps) {
  const t = useWords(words)
  const take = (files: Iterable<File>) => {
    const [file] = files
    if (file) onFile(file)
  }
  const over = useDropping(field.id, true, take)
  return (
    <FieldGroup field={field}>
      <div className={over ? 'drop over' : 'drop'}>
        <span className="drop-mark">
          <Icon name="upload" />
        </span>
        <label className="btn chooser">
          {t('chooseFile')}
          <input
            {...describing(field)}
            className="sr"
            type="file"
            id={`${field.id}-file`}
            accept={accept}
            onChange={(event) => {
              take(event.currentTarget.files ?? [])
              // Cleared, so that the same file can be chosen again.
              event.currentTarget.value = ''
            }}
          />
        </label>
        <span className="hint">{t('dropHere')}</span>
      </div>
    </FieldGroup>
  )
}
