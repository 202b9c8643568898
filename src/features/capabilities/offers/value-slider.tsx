// A slider over a list of values, with a button for one step less and one more.
import { useId } from 'react'

interface ValueSliderProps {
  /** Seen above it. */
  readonly label: string
  /** What it sets, where the label does not say so. */
  readonly name?: string
  /** Ascending, at least one. */
  readonly values: readonly number[]
  readonly value: number
  readonly text: (value: number) => string
  readonly less: string
  readonly more: string
  readonly onPick: (value: number) => void
}

export function ValueSlider({ label, name, values, value, text, less, more, onPick }: ValueSliderProps) {
  const id = useId()
  const at = Math.max(0, values.indexOf(value))
  const last = values.length - 1
  const go = (to: number) => onPick(values[Math.min(last, Math.max(0, to))]!)
  return (
    <div className="value-slider">
      <div className="head">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className="num">
          {text(value)}
        </output>
      </div>
      <div className="set">
        <button type="button" aria-label={less} aria-disabled={at === 0} onClick={() => go(at - 1)}>
          −
        </button>
        <input
          type="range"
          id={id}
          aria-label={name}
          min={0}
          max={last}
          step={1}
          value={at}
          disabled={last === 0}
          aria-valuetext={text(value)}
          onChange={(event) => go(Number(event.target.value))}
        />
        <button type="button" aria-label={more} aria-disabled={at === last} onClick={() => go(at + 1)}>
          +
        </button>
      </div>
      <div className="ends num" aria-hidden="true">
        <span>{text(values[0]!)}</span>
        <span>{text(values[last]!)}</span>
      </div>
    </div>
  )
}
