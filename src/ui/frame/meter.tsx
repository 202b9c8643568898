// A bar with words: a factor's score.
import type { ReactNode } from 'react'
import * as words from '../kit-words.ts'
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
