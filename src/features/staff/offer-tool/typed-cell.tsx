// A figure that is typed into a dense table: as typed while it has the focus, as the tool writes figures afterwards.
import { useState } from 'react'

interface Props {
  readonly label: string
  /** As the tool writes it; '' where it is not known. */
  readonly shown: string
  /** Whether it was typed by hand. */
  readonly byHand?: boolean
  /** Takes what was typed; false = it cannot be read, and is marked. '' takes back what was typed before. */
  readonly onType: (text: string) => boolean
  readonly id?: string
  readonly whole?: boolean
}

export function TypedCell({ label, shown, byHand = false, onType, id, whole = false }: Props) {
  const [text, setText] = useState<string | null>(null)
  const [bad, setBad] = useState(false)
  return (
    <input
      id={id}
      className={byHand ? 'ot-in num hand' : 'ot-in num'}
      aria-label={label}
      aria-invalid={bad || undefined}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      placeholder="-"
      value={text ?? shown}
      onFocus={({ target }) => {
        setText(shown)
        target.select()
      }}
      onChange={({ target }) => {
        setText(target.value)
        setBad(!onType(target.value))
      }}
      onBlur={() => {
        setText(null)
        setBad(false)
      }}
    />
  )
}
