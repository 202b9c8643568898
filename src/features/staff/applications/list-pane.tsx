// The list beside the application: search, filters, rows; only the rows in sight are on the page.
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useRef, type RefObject } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatUsd } from '#core/ground/money.ts'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { useLanguage } from '#ui/words.tsx'
import { Failure } from '../room/failure.tsx'
import { count, When } from '../room/formats.tsx'
import { useKeys } from '../room/use-keys.ts'
import { useStaffWords } from '../room/words.ts'
import type { ListItem } from './list-contract.ts'
import { ListFilters } from './list-filters.tsx'
import { StageTag } from './stage-tag.tsx'
import { useFilters, useList } from './use-list.ts'

/** Where each list was left, by its filters: on a phone list and application take turns. */
const places = new Map<string, { readonly offset: number; readonly measured: VirtualItem[] }>()

/** `alone`: there is nothing next to it, so it is the page's main part. */
export function ListPane({ openId, alone }: { openId: string | undefined; alone: boolean }) {
  const t = useStaffWords()
  const language = useLanguage()
  const { filters, change, clear, active, query } = useFilters()
  const list = useList(filters)
  const total = Object.entries(list.counts ?? {})
    .filter(([stage]) => !filters.stage || stage === filters.stage)
    .reduce((sum, [, each]) => sum + each, 0)
  const inSight = useRef<string | undefined>(undefined)
  const Part = alone ? 'main' : 'section'
  return (
    <Part id={alone ? 'staff-main' : undefined} className="staff-list" aria-labelledby="list-head">
      <div className="head">
        <div className="head-line">
          <h1 id="list-head">{t('applications')}</h1>
          <span className="muted num" aria-hidden="true">
            {list.data && count(total, language)}
          </span>
          <p className="sr" role="status">
            {list.data
              ? t(total === 1 ? 'listCountOne' : 'listCount', { count: count(total, language) })
              : ''}
          </p>
          {active && (
            <button type="button" className="linklike xs" onClick={clear}>
              {t('clear')}
            </button>
          )}
        </div>
        <ListFilters filters={filters} change={change} counts={list.counts} folded={alone} />
      </div>
      <Failure
        failure={list.error}
        onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
      />
      {(list.isPending || (list.isPlaceholderData && list.items.length === 0)) && (
        <Skeleton label={t('loading')} lines={8} />
      )}
      {list.data && !list.isPlaceholderData && list.items.length === 0 && (
        <EmptyState
          title={t(active ? 'nothingFound' : 'listEmpty')}
          action={
            active && (
              <Button look="line" onClick={clear}>
                {t('clear')}
              </Button>
            )
          }
        >
          {!active && t('listEmptyWhy')}
        </EmptyState>
      )}
      {list.items.length > 0 && (
        <Rows
          key={`${query} ${filters.search}`}
          place={`${query} ${filters.search}`}
          items={list.items}
          total={total}
          query={query}
          openId={openId}
          inSight={inSight}
          late={list.isPlaceholderData}
          onEnd={() => {
            // A page that failed is asked for again by whoever reads why.
            if (list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError)
              void list.fetchNextPage()
          }}
          onRefresh={() => void list.refetch()}
        />
      )}
    </Part>
  )
}

interface RowsProps {
  readonly place: string
  readonly items: readonly ListItem[]
  readonly total: number
  readonly query: string
  readonly openId: string | undefined
  /** The open application whose row was last brought into sight: once for each, whatever is searched or filtered then. */
  readonly inSight: RefObject<string | undefined>
  /** The rows are those of the filters before: seen until the asked ones come, but not opened. */
  readonly late: boolean
  readonly onEnd: () => void
  readonly onRefresh: () => void
}

/** How many rows are loaded to find the one of an application that was opened by its address. */
const SOUGHT_AMONG = 300

function Rows({ place, items, total, query, openId, inSight, late, onEnd, onRefresh }: RowsProps) {
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => 68,
    overscan: 8,
    getItemKey: (at) => items[at]?.id ?? at,
    initialOffset: () => places.get(place)?.offset ?? 0,
    initialMeasurementsCache: places.get(place)?.measured,
  })
  const shown = rows.getVirtualItems()
  const last = shown[shown.length - 1]?.index ?? 0
  useEffect(() => {
    if (!late && last >= items.length - 10) onEnd()
  })
  useEffect(() => {
    if (late || !openId || inSight.current === openId) return
    const at = items.findIndex(({ id }) => id === openId)
    if (at < 0 && items.length < Math.min(total, SOUGHT_AMONG)) return onEnd()
    inSight.current = openId
    if (at >= 0) rows.scrollToIndex(at, { align: 'auto' })
  })
  const move = useCursor(items, openId, (at) => rows.scrollToIndex(at, { align: 'auto' }))
  /** A press that came before the rows that were asked for, and where the focus was. */
  const early = useRef<{ readonly step: 1 | -1; readonly from: Element | null } | null>(null)
  const press = (step: 1 | -1) => {
    if (late) early.current = { step, from: document.activeElement }
    else move(step)
  }
  useEffect(() => {
    if (late || !early.current) return
    const { step, from } = early.current
    early.current = null
    if (document.activeElement === from) move(step)
  })
  useKeys({
    j: () => press(1),
    k: () => press(-1),
    r: onRefresh,
  })
  return (
    <div
      className="rows"
      inert={late}
      aria-busy={late}
      ref={box}
      onScroll={(event) =>
        places.set(place, { offset: event.currentTarget.scrollTop, measured: rows.measurementsCache })
      }
    >
      <ul style={{ height: rows.getTotalSize() }}>
        {shown.map(({ index, key, start }) => (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            <Row item={items[index]!} query={query} open={items[index]!.id === openId} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A row that was scrolled to is drawn within a few frames; one that left the list meanwhile never is. */
const MAX_FRAMES = 60

/** j and k move the focus from row to row; a row out of sight is scrolled to first. Whoever goes elsewhere meanwhile stays there. */
function useCursor(items: readonly ListItem[], openId: string | undefined, scrollTo: (at: number) => void) {
  /** The row that has the focus as soon as it is drawn: the next press goes on from it. */
  const wanted = useRef<string | null>(null)
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  const focusOnce = (id: string, from: Element | null, frames: number) => {
    cancelAnimationFrame(frame.current)
    wanted.current = id
    frame.current = requestAnimationFrame(() => {
      wanted.current = null
      const now = document.activeElement
      // A row that had the focus and was scrolled away leaves it to the body.
      if (now !== from && now !== document.body) return
      const row = document.getElementById(`row-${id}`)
      if (row) row.focus()
      else if (frames > 1) focusOnce(id, from, frames - 1)
    })
  }
  return (step: 1 | -1) => {
    const focused = document.activeElement?.id.replace(/^row-/, '')
    const from = items.findIndex(({ id }) => id === (wanted.current ?? (focused || openId)))
    const start = from < 0 ? items.findIndex(({ id }) => id === openId) : from
    const at = Math.min(items.length - 1, Math.max(0, start < 0 ? 0 : start + step))
    scrollTo(at)
    const next = items[at]
    if (next) focusOnce(next.id, document.activeElement, MAX_FRAMES)
  }
}

function Row({ item, query, open }: { item: ListItem; query: string; open: boolean }) {
  const t = useStaffWords()
  const navigate = useNavigate()
  const address = `/staff/applications/${item.id}${query ? `?${query}` : ''}`
  return (
    <Link
      id={`row-${item.id}`}
      to={address}
      className={open ? 'on' : undefined}
      aria-current={open ? 'page' : undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        void navigate(address, { state: { focus: true } })
      }}
    >
      <b>{item.name || t('noName')}</b>
      <span className="num">{item.amount === null ? '-' : formatUsd(item.amount, { cents: false })}</span>
      <span className="tags">
        <StageTag stage={item.stage} />
        {item.state && <span className="xs muted">{item.state}</span>}
        {item.assigned && <span className="xs muted owner">{item.assigned.name}</span>}
      </span>
      <span className="xs muted num">
        <When at={item.createdAt} relative />
      </span>
    </Link>
  )
}
