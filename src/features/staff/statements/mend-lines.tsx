// The lines of an account to choose one of: what is in doubt is marked, and so is what a person put right.
import { memo, useEffect, useMemo, useRef, type MouseEvent } from 'react'
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
  const doubted = useMemo(() => new Set(doubts), [doubts])
  const choose = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const row = target instanceof Element ? target.closest('[role=option]') : null
    if (row) onSelect([...currentTarget.children].indexOf(row))
  }
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
      onClick={choose}
    >
      {lines.map((line, at) => (
        <LineOption
          key={at}
          id={`statement-line-${at}`}
          line={line}
          isSelected={at === selected}
          isDoubted={doubted.has(at)}
        />
      ))}
    </div>
  )
}

interface OptionProps {
  readonly id: string
  readonly line: MendedLine
  readonly isSelected: boolean
  readonly isDoubted: boolean
}

/** Drawn anew where it changed alone: a statement may have 900. */
const LineOption = memo(function LineOption({ id, line, isSelected, isDoubted }: OptionProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { date, text, cents, balance, isMended } = line
  return (
    <div id={id} role="option" aria-selected={isSelected} className={isDoubted ? 'doubt' : undefined}>
      <span>{dayName(date, language)}</span>
      <span>
        {text}
        {isMended && <span className="own-line muted">{t('byHand')}</span>}
        {isDoubted && <span className="own-line muted">{t('doubt')}</span>}
      </span>
      <span className="num">{formatUsd(cents)}</span>
      <span className="num muted">{balance === null ? '-' : formatUsd(balance)}</span>
    </div>
  )
})
