// The lines of an account to choose one of: what is in doubt is marked, and so is what a person put right.
import { useEffect, useRef } from 'react'
import type { MendedLine } from '#core/domain/statement-reader/mend.ts'
import { formatUsd } from '#core/ground/money.ts'
import { en } from '#core/words/statement-readings/en.ts'
import { es } from '#core/words/statement-readings/es.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { dayName } from '../room/formats.tsx'

const words = { en, es }

interface Props {
  readonly lines: readonly MendedLine[]
  /** Index; -1 where there is none. */
  readonly selected: number
  readonly doubts: readonly number[]
  readonly onSelect: (at: number) => void
}

export function MendLines({ lines, selected, doubts, onSelect }: Props) {
  const t = useWords(words)
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = box.current?.children[selected]
    if (!(row instanceof HTMLElement) || !box.current) return
    // Inside its own box alone: the page stays where it is.
    const top = row.offsetTop - box.current.offsetTop
    if (
      top < box.current.scrollTop ||
      top + row.offsetHeight > box.current.scrollTop + box.current.clientHeight
    )
      box.current.scrollTop = top - box.current.clientHeight / 2
  }, [selected])
  const doubted = new Set(doubts)
  if (!lines.length) return <p className="small muted">{t('noLines')}</p>
  return (
    <div
      ref={box}
      id="statement-lines"
      className="statement-list"
      role="listbox"
      tabIndex={0}
      aria-label={t('allLines')}
      aria-activedescendant={selected >= 0 ? `statement-line-${selected}` : undefined}
    >
      {lines.map(({ date, text, cents, balance, isMended }, at) => (
        <div
          key={at}
          id={`statement-line-${at}`}
          role="option"
          aria-selected={at === selected}
          className={doubted.has(at) ? 'doubt' : undefined}
          title={doubted.has(at) ? t('doubt') : isMended ? t('byHand') : undefined}
          onClick={() => onSelect(at)}
        >
          <span>{dayName(date, language)}</span>
          <span>
            {text}
            {isMended && <span className="own-line muted">{t('byHand')}</span>}
            {doubted.has(at) && <span className="own-line muted">{t('doubt')}</span>}
          </span>
          <span className="num">{formatUsd(cents)}</span>
          <span className="num muted">{balance === null ? '-' : formatUsd(balance)}</span>
        </div>
      ))}
    </div>
  )
}
