// From a figure to the lines behind it, and back to the figure: whoever returns finds the focus where they left.
import { useEffect, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { LineFigure } from '#core/domain/lines/find-lines.ts'
import type { ShownClass } from '#core/domain/lines/line-classes.ts'
import { shortKey } from '#core/domain/lines/line-book.ts'
import { useLinesWords } from './lines-words.ts'

export interface LinesBehind {
  /** An account's key; all that count when absent. */
  readonly account?: string
  readonly month?: string
  readonly day?: string
  readonly since?: string | undefined
  readonly until?: string | undefined
  readonly figure?: LineFigure | undefined
  /** Code of a finding. */
  readonly finding?: string | undefined
  readonly class?: ShownClass | undefined
  /** Id of a position: a short key of it stands in the address, for it holds a name. */
  readonly position?: string
}

let left: string | null = null

/** Gives the focus back to the link that was followed, once the figures are on the page again. */
export function useReturn(ready: boolean): void {
  useEffect(() => {
    if (!ready || left === null) return
    document.getElementById(left)?.focus()
    left = null
  }, [ready])
}

/** `id`: of the application. `name`: what the figure is, for whoever only hears it. */
export function LinesLink({
  id,
  behind,
  name,
  children,
}: {
  id: string
  behind: LinesBehind
  name: string
  children: ReactNode
}) {
  const t = useLinesWords()
  const { pathname, search } = useLocation()
  const { account = 'all', position, ...plain } = behind
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(plain)) if (value !== undefined) params.set(key, value)
  if (position !== undefined) params.set('series', shortKey(position))
  const anchor = `lines-${account}-${params.toString().replace(/[=&]/g, '-')}`
  return (
    <Link
      id={anchor}
      className="fig"
      to={`/staff/applications/${id}/lines/${account}?${params.toString()}`}
      state={{ back: `${pathname}${search}` }}
      title={`${name}: ${t('showLines')}`}
      onClick={() => (left = anchor)}
    >
      {children}
    </Link>
  )
}
