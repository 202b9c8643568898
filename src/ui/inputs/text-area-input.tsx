// Several lines of text. A file of its own: the first page loads none.
import { describing, Field } from './field.tsx'
import type { TextInputProps } from './text-input.tsx'
import { useFormattedInput } from './use-formatted-input.ts'

/** Several lines of text. */
export function TextAreaInput({ kind, options, ...props }: Omit<TextInputProps, 'before' | 'after'>) {
  const input = useFormattedInput<HTMLTextAreaElement>({ ...props, kind, options })
  return (
    <Field field={props}>
      <div className="input">
        <textarea
          {...input}
          {...describing(props)}
          id={props.id}
          name={props.name ?? props.id}
          rows={4}
          autoComplete={props.autoComplete}
          disabled={props.disabled}
        />
      </div>
    </Field>
  )
}
