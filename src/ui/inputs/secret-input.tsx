// A number that nobody should read over a shoulder: dots unless shown, and only a mask of what the server already has.
import { useState } from 'react'
import * as words from './secret-words.ts'
import { useWords } from '../words.tsx'
import { describing, Field, type FieldProps } from './field.tsx'
import type { TextInputProps } from './text-input.tsx'
import { useFormattedInput } from './use-formatted-input.ts'

interface SecretProps extends Omit<TextInputProps, 'before' | 'after' | 'autoComplete'> {
  /** What the server shows of the answer it keeps ('•••-••-1234'); it is asked again only after 'Change'. */
  readonly kept?: string
}

export function SecretInput({ kept, ...props }: SecretProps) {
  const t = useWords(words)
  const [changing, setChanging] = useState(false)
  if (!kept || changing || props.value !== '')
    return (
      <Typed
        {...props}
        fresh={changing}
        onKeep={
          kept
            ? () => {
                props.onChange('')
                setChanging(false)
              }
            : undefined
        }
      />
    )
  const field: FieldProps = { ...props, hint: props.hint ?? t('onFile') }
  return (
    <Field field={field}>
      <div className="input">
        <input
          {...describing({ ...field, required: false })}
          id={props.id}
          className="num"
          type="text"
          value={kept}
          readOnly
        />
        <button type="button" onClick={() => setChanging(true)} aria-describedby={props.id}>
          {t('change')}
        </button>
      </div>
    </Field>
  )
}

interface TypedProps extends Omit<SecretProps, 'kept'> {
  readonly fresh: boolean
  readonly onKeep?: () => void
}

function Typed({ kind, options, fresh, onKeep, ...props }: TypedProps) {
  const t = useWords(words)
  const [shown, setShown] = useState(false)
  const input = useFormattedInput({ ...props, kind, options })
  return (
    <Field field={props}>
      <div className="input">
        <input
          {...input}
          {...describing(props)}
          id={props.id}
          name={props.name ?? props.id}
          // Not a password field: managers would offer to keep it. The dots are drawn by the style sheet.
          type="text"
          className={shown ? undefined : 'concealed'}
          inputMode={kind.inputMode}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          data-1p-ignore=""
          data-lpignore="true"
          autoFocus={fresh}
          disabled={props.disabled}
        />
        <button type="button" aria-pressed={shown} aria-controls={props.id} onClick={() => setShown(!shown)}>
          {shown ? t('hide') : t('show')}
        </button>
        {onKeep && (
          <button type="button" onClick={onKeep}>
            {t('keepIt')}
          </button>
        )}
      </div>
    </Field>
  )
}
