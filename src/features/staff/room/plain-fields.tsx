// The staff room's own two inputs: a line of text or a password, and several lines.
import { describing, Field, type FieldProps } from '#ui/inputs/field.tsx'

interface LineProps extends FieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly type?: 'text' | 'password' | 'email' | 'search' | 'date'
  readonly autoComplete?: string
  readonly inputMode?: 'numeric'
  readonly maxLength?: number
  readonly autoFocus?: boolean
}

export const LineInput = ({ value, onChange, type = 'text', autoComplete = 'off', ...more }: LineProps) => {
  const { inputMode, maxLength, autoFocus, ...field } = more
  return (
    <Field field={field}>
      <div className="input">
        <input
          {...describing(field)}
          id={field.id}
          name={field.name ?? field.id}
          type={type}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          inputMode={inputMode}
          maxLength={maxLength}
          autoFocus={autoFocus}
          disabled={field.disabled}
        />
      </div>
    </Field>
  )
}

export const LinesInput = ({
  value,
  onChange,
  maxLength,
  ...field
}: Omit<LineProps, 'type' | 'inputMode'>) => (
  <Field field={field}>
    <div className="input">
      <textarea
        {...describing(field)}
        id={field.id}
        name={field.name ?? field.id}
        rows={4}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  </Field>
)
