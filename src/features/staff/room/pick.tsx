// A native select over values and their words.
import { Field, type FieldProps } from '#ui/inputs/field.tsx'

interface PickProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly (readonly [value: string, text: string])[]
}

export const Pick = ({ value, onChange, options, ...field }: PickProps) => (
  <Field field={field}>
    <div className="input">
      <select id={field.id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  </Field>
)
