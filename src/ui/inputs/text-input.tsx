// One line of text of any kind, with an optional unit before or after it.
import { Suspense, type ReactNode } from 'react'
import type { FieldKind, FieldOptions } from '#core/fields/field-kind.ts'
import { describing, Field, type FieldProps } from './field.tsx'
import type { Formatting } from './hand.ts'
import { lazyScreen } from '../lazy-screen.tsx'
import { useFormattedInput } from './use-formatted-input.ts'

interface TextFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur?: (text: string) => void
  /** The autofill token: 'given-name', 'tel-national', 'off'. */
  readonly autoComplete?: string
  /** -1 while it is there for autofill alone. */
  readonly tabIndex?: number
}

export interface TextInputProps extends TextFieldProps {
  readonly kind: Formatting & Pick<FieldKind<unknown>, 'inputMode'>
  readonly options?: FieldOptions
  readonly before?: ReactNode
  readonly after?: ReactNode
}

const MailTypo = lazyScreen(async () => (await import('./mail-typo.tsx')).MailTypo, 'none')

/** Names and addresses keep the spelling of their owner: no browser corrects them. */
const uncorrected = { autoCorrect: 'off', autoCapitalize: 'none', spellCheck: false } as const
const plain = new Set(['text', 'long-text', 'any-text'])
const capitalised = new Set(['name', 'business-name'])

export function TextInput({ kind, options, before, after, ...props }: TextInputProps) {
  const input = useFormattedInput({ ...props, kind, options })
  const quick = kind.name === 'email' && props.value && (
    <Suspense>
      <MailTypo {...props} />
    </Suspense>
  )
  const typing = plain.has(kind.name)
    ? {}
    : capitalised.has(kind.name)
      ? { ...uncorrected, autoCapitalize: 'words' }
      : uncorrected
  return (
    <Field field={{ quick, ...props }}>
      <div className="input">
        {before && <span className="unit">{before}</span>}
        <input
          {...input}
          {...describing(props)}
          {...typing}
          id={props.id}
          name={props.name ?? props.id}
          type={kind.inputMode === 'tel' ? 'tel' : 'text'}
          inputMode={kind.inputMode}
          autoComplete={props.autoComplete}
          disabled={props.disabled}
          tabIndex={props.tabIndex}
        />
        {after && <span className="unit">{after}</span>}
      </div>
    </Field>
  )
}

/** Money in whole dollars. */
export const MoneyInput = (props: Omit<TextInputProps, 'before' | 'after'>) => (
  <TextInput {...props} before="$" autoComplete={props.autoComplete ?? 'off'} />
)

/** A percentage. */
export const PercentInput = (props: Omit<TextInputProps, 'before' | 'after'>) => (
  <TextInput {...props} after="%" autoComplete={props.autoComplete ?? 'off'} />
)
