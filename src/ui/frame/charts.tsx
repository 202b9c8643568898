// Bars with words: a factor's score, and a few months side by side with the table behind them.
import { useId, type ReactNode } from 'react'
import * as words from '../frame-words.ts'
import { useWords } from '../words.tsx'

interface MeterProps {
  readonly label: ReactNode
  readonly score: number
  readonly max: number
  /** Below the share that counts as weak the bar takes the accent; the figures say the same. */
  readonly weakBelow?: number
}

/** One line: label, bar, '22/25'. */
export function Meter({ label, score, max, weakBelow = 0.5 }: MeterProps) {
  const t = useWords(words)
  return (
    <div className="meter">
      <span>{label}</span>
      <progress
        className={score / max < weakBelow ? 'low' : undefined}
        value={score}
        max={max}
        aria-hidden="true"
      />
      <span className="num" aria-label={t('scoreOf', { score, max })} role="img">
        {score}/{max}
      </span>
    </div>
  )
}

export interface Bar {
  readonly label: string
  /** Any unit; only the ratio counts. Negative bars hang below the line. */
  readonly value: number
  /** The value as it is read ('$61,930.12'). */
  readonly text: string
}

interface BarChartProps {
  readonly caption: string
  /** Heads of the table's two columns. */
  readonly heads: readonly [label: string, value: string]
  readonly bars: readonly Bar[]
}

const SLOT = 80
const HEIGHT = 120
const ROOM = 22

/** Vertical bars, each labelled with name and value; the same figures stand in a table behind them. */
export function BarChart({ caption, heads, bars }: BarChartProps) {
  const t = useWords(words)
  const id = useId()
  const top = Math.max(0, ...bars.map(({ value }) => value))
  const bottom = Math.min(0, ...bars.map(({ value }) => value))
  const scale = HEIGHT / (top - bottom || 1)
  const zero = ROOM + top * scale
  return (
    <figure className="chart">
      <figcaption id={id}>{caption}</figcaption>
      <svg
        viewBox={`0 0 ${SLOT * Math.max(1, bars.length)} ${HEIGHT + 2 * ROOM + 6}`}
        role="img"
        aria-labelledby={id}
      >
        <line x1="0" x2={SLOT * bars.length} y1={zero} y2={zero} />
        {bars.map(({ label, value, text }, at) => {
          const height = Math.abs(value) * scale
          const y = value < 0 ? zero : zero - height
          return (
            <g key={label}>
              <rect
                className={value < 0 ? 'below' : undefined}
                x={at * SLOT + 16}
                y={y}
                width="48"
                height={height}
                rx="3"
              />
              <text x={at * SLOT + SLOT / 2} y={y - 6} className="num">
                {text}
              </text>
              <text x={at * SLOT + SLOT / 2} y={HEIGHT + 2 * ROOM} className="name">
                {label}
              </text>
            </g>
          )
        })}
      </svg>
      <details>
        <summary>{t('showTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col" className="num">
                {heads[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, text }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="num">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
