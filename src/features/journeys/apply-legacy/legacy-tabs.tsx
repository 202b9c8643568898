// The three parts of the second wizard above its pages (specification 1, section 2): which one is on, which are done.
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useWords } from '#ui/words.tsx'
import * as words from './words.ts'
import './legacy.css'

/** The first page of each part, and below which page the bar shows. */
const tabs = [
  { key: 'tabBasic', from: 1 },
  { key: 'tabOwnership', from: 3 },
  { key: 'tabFinances', from: 6 },
] as const
const SHOWN_BELOW = 9
/** From how many pixels on a page counts as scrolled (specification 1, section 9). */
const SCROLLED_PX = 60

export const tabOf = (page: number) => (tabs.findLast(({ from }) => page >= from) ?? tabs[0]).key

export function LegacyTabs({ page }: { page: number }) {
  const t = useWords(words)
  const bar = useRef<HTMLElement>(null)
  const height = useHeightKept(bar)
  if (page >= SHOWN_BELOW) return null
  const now = tabs.findIndex(({ key }) => key === tabOf(page))
  return (
    <nav
      ref={bar}
      className={height === undefined ? 'legacy-tabs' : 'legacy-tabs scrolled'}
      style={{ height }}
      aria-label={t('tabs')}
    >
      <ol>
        {tabs.map(({ key }, at) => (
          <li
            key={key}
            className={at === now ? 'now' : at < now ? 'done' : undefined}
            aria-current={at === now ? 'step' : undefined}
          >
            {t(key)}
            {at < now && <span className="sr"> ({t('tabDone')})</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/**
 * How high the bar is where the page is not scrolled, in pixels; undefined while it is not. It keeps that room: a bar that shrank in the
 * page would move the page under it, back to where it is not scrolled.
 */
function useHeightKept(bar: RefObject<HTMLElement | null>): number | undefined {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const look = (again: boolean) =>
      setHeight((kept) =>
        window.scrollY > SCROLLED_PX && bar.current
          ? again || kept === undefined
            ? wholeHeight(bar.current)
            : kept
          : undefined,
      )
    const scrolled = () => look(false)
    // A turned phone, another width or zoom: the names take other lines.
    const resized = () => look(true)
    scrolled()
    window.addEventListener('scroll', scrolled, { passive: true })
    window.addEventListener('resize', resized)
    return () => {
      window.removeEventListener('scroll', scrolled)
      window.removeEventListener('resize', resized)
    }
  }, [bar])
  return height
}

/** The height in pixels, with fractions, that the bar has where it is not scrolled; measured on a copy, so that the page keeps its place. */
function wholeHeight(bar: HTMLElement): number {
  const copy = bar.cloneNode(true) as HTMLElement
  copy.className = 'legacy-tabs'
  const { width } = bar.getBoundingClientRect()
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    height: 'auto',
    width: `${width}px`,
  })
  bar.after(copy)
  const { height } = copy.getBoundingClientRect()
  copy.remove()
  return height
}
