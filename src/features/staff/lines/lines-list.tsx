// The lines themselves: only those in sight are on the page, however many there are. Down the list with j and k, Enter opens one.
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useRef } from 'react'
import { formatUsd } from '#core/ground/money.ts'
import { useLanguage } from '#ui/words.tsx'
import { dayName } from '../room/formats.tsx'
import { useNarrow } from '../room/use-narrow.ts'
import type { BankLine, LinesHead } from './lines-contract.ts'
import { classGroup, classText, useLinesWords, whyText } from './lines-words.ts'
import { PAGE } from './use-lines.ts'

interface ListProps {
  readonly head: LinesHead
  readonly total: number
  readonly lineAt: (at: number) => BankLine | undefined
  /** Numbers of the pages in sight. */
  readonly onPages: (pages: readonly number[]) => void
  readonly selected: number | null
  readonly onSelect: (at: number) => void
  readonly late: boolean
}

const ROW = 28
const SETTLE_MS = 60
/** More than are ever in sight: a row that leaves is reused. */
const POOL = 96
/** On a phone a line is a block of two rows. */
const BLOCK = 56

export function LinesList({ head, total, lineAt, onPages, selected, onSelect, late }: ListProps) {
  const t = useLinesWords()
  const narrow = useNarrow()
  const box = useRef<HTMLDivElement>(null)
  const height = narrow ? BLOCK : ROW
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 12,
    // The heads stand above the first line, and stay in sight.
    scrollPaddingStart: narrow ? 0 : ROW,
    scrollMargin: narrow ? 0 : ROW,
  })
  useEffect(() => rows.measure(), [height, rows])
  const shown = rows.getVirtualItems()
  const first = Math.floor((shown[0]?.index ?? 0) / PAGE)
  const last = Math.floor((shown[shown.length - 1]?.index ?? 0) / PAGE)
  // While the list flies by nothing is asked for: what stands still in sight is.
  useEffect(() => {
    const settled = setTimeout(
      () => onPages(Array.from({ length: last - first + 1 }, (_, at) => first + at)),
      SETTLE_MS,
    )
    return () => clearTimeout(settled)
  }, [first, last, onPages])
  useEffect(() => {
    if (selected !== null) rows.scrollToIndex(selected, { align: 'auto' })
  }, [selected, rows])
  return (
    <div
      className="lines-list"
      role="table"
      aria-busy={late}
      inert={late}
      aria-label={t('lines')}
      aria-rowcount={total + 1}
    >
      <div role="presentation" className="lines-rows" ref={box}>
        <div role="rowgroup" className="lines-columns">
          <div role="row" aria-rowindex={1}>
            {(['date', 'text', 'counterparty', 'class', 'whyHead', 'out', 'in', 'balance'] as const).map(
              (word) => (
                <span key={word} role="columnheader">
                  {t(word)}
                </span>
              ),
            )}
          </div>
        </div>
        <div role="rowgroup" style={{ height: rows.getTotalSize() }}>
          {shown.map(({ index, start }) => (
            <Row
              key={index % POOL}
              at={index}
              start={start - rows.options.scrollMargin}
              height={height}
              line={lineAt(index)}
              head={head}
              on={index === selected}
              tab={index === (selected ?? shown[0]?.index)}
              onSelect={onSelect}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

interface RowProps {
  readonly at: number
  readonly start: number
  readonly height: number
  readonly line: BankLine | undefined
  readonly head: LinesHead
  readonly on: boolean
  readonly tab: boolean
  readonly onSelect: (at: number) => void
}

const bare = (cents: number): string => formatUsd(cents).replace('$', '')

const Row = memo(function Row({ at, start, height, line, head, on, tab, onSelect }: RowProps) {
  const t = useLinesWords()
  const language = useLanguage()
  const style = { transform: `translateY(${start}px)`, height }
  if (!line)
    return (
      <div role="row" className="bank-line waits" aria-rowindex={at + 2} style={style}>
        <span role="cell">{t('loadingLines')}</span>
      </div>
    )
  const { amount, balance } = line
  const several = head.accounts.length > 1
  return (
    <div
      role="row"
      id={`line-${at}`}
      className={`bank-line${on ? ' on' : ''}${line.counted ? '' : ' outside'}`}
      aria-rowindex={at + 2}
      aria-selected={on}
      tabIndex={tab ? 0 : -1}
      style={style}
      onClick={() => onSelect(at)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onSelect(at)
      }}
    >
      <span role="cell" className="date">
        {dayName(line.date, language)}
      </span>
      <span role="cell" className="text" title={line.text}>
        {line.fresh && <b className="tag accent">{t('freshLine')}</b>}{' '}
        {line.twin && <b className="tag">{t('onceLine')}</b>}{' '}
        {line.alike && <b className="tag warn">{t('alikeLine')}</b>} {line.text}
      </span>
      <span role="cell" className="party">
        {line.party ?? '-'}
      </span>
      <span role="cell" className="class">
        <i className={`dot ${classGroup(line.class)}${line.revenue ? '' : ' hollow'}`} aria-hidden="true" />
        {classText(t, line)}
      </span>
      <span role="cell" className="because" title={whyText(t, line)}>
        {whyText(t, line)}
      </span>
      <span role="cell" className="num out">
        {amount < 0 ? bare(-amount) : ''}
      </span>
      <span role="cell" className="num in">
        {amount >= 0 ? bare(amount) : ''}
      </span>
      <span
        role="cell"
        className={balance !== null && balance < 0 ? 'num after neg' : 'num after'}
        title={several ? `••${head.accounts[line.account]?.mask ?? ''}` : undefined}
      >
        {balance === null ? '-' : bare(balance)}
      </span>
    </div>
  )
})
