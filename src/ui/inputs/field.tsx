// What stands around every control: label, hint, reason for asking, error, tied together for eyes and for assistive technology.
import type { ReactNode } from 'react'
import * as words from '../frame-words.ts'
import { useWords } from '../words.tsx'

export interface FieldProps {
  /** The control's id; hint, reason and error derive theirs from it, and the error summary links to it. */
  readonly id: string
  /** The name under which browsers and password managers know the control; the id when absent. */
  readonly name?: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Why something personal is asked, in a sentence. */
  readonly why?: ReactNode
  /** A button that answers at one press, below the control. */
  readonly quick?: ReactNode
  /** The message of what is wrong, already in the reader's language. */
  readonly error?: string
  /** True unless said otherwise; an optional field says so beside its label. */
  readonly required?: boolean
  readonly disabled?: boolean
}

/** The attributes that tie a control to what stands around it. */
export const describing = ({ id, hint, why, error, required = true }: FieldProps) => ({
  'aria-describedby':
    [error && `${id}-error`, hint && `${id}-hint`, why && `${id}-why`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-required': required || undefined,
})

const OptionalMark = ({ required = true }: { required?: boolean }) => {
  const t = useWords(words)
  return required ? null : <em> ({t('optional')})</em>
}

const Hint = ({ id, hint }: FieldProps) =>
  hint ? (
    <span className="hint" id={`${id}-hint`}>
      {hint}
    </span>
  ) : null

/** The error, the reason for asking and the quick answer, below the control. */
const Below = ({ id, why, error, quick }: FieldProps) => {
  const t = useWords(words)
  return (
    <span className="below">
      {error && (
        <span className="error" id={`${id}-error`}>
          {error}
        </span>
      )}
      {error && why && <br />}
      {why && (
        <span className="why" id={`${id}-why`}>
          <b>{t('whyWeAsk')}</b> {why}
        </span>
      )}
      {quick}
    </span>
  )
}

/** A labelled control. */
export const Field = ({ field, children }: { field: FieldProps; children: ReactNode }) => (
  <div className={field.error ? 'field bad' : 'field'}>
    <label htmlFor={field.id}>
      {field.label}
      <OptionalMark required={field.required} />
    </label>
    <Hint {...field} />
    {children}
    <Below {...field} />
  </div>
)

/** A group of controls under one legend: radios, boxes, the parts of a date. */
export const FieldGroup = ({
  field,
  radio = false,
  children,
}: {
  field: FieldProps
  radio?: boolean
  children: ReactNode
}) => {
  const {
    'aria-describedby': described,
    'aria-invalid': invalid,
    'aria-required': required,
  } = describing(field)
  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      className={field.error ? 'field bad' : 'field'}
      aria-describedby={described}
      // Only a radio group may be invalid or required as a group; other groups say so in their description.
      {...(radio ? { role: 'radiogroup', 'aria-invalid': invalid, 'aria-required': required } : {})}
      disabled={field.disabled}
    >
      <legend>
        {field.label}
        <OptionalMark required={field.required} />
      </legend>
      <Hint {...field} />
      {children}
      <Below {...field} />
    </fieldset>
  )
}
