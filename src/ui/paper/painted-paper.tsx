// A paper that tells when it was drawn before somebody's eyes: its beginning and its end were in view, on a page that is not hidden.
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Paper } from '#core/paper/paper.ts'
import { PaperView } from './paper-view.tsx'

interface PaintedPaperProps {
  readonly paper: Paper
  /** Its title is one heading of a page that has its own. */
  readonly within?: boolean
  /** Once. That the paper was fetched, or lies below what is in view, is not enough. */
  readonly onPainted: () => void
}

export function PaintedPaper({ paper, within, onPainted }: PaintedPaperProps) {
  const [begins, ends] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const told = useRef(false)
  const tell = useEffectEvent(() => {
    if (told.current || document.hidden) return
    told.current = true
    onPainted()
  })
  useEffect(() => {
    const edges = new Set([begins.current!, ends.current!])
    let frame = 0
    const watch = new IntersectionObserver((seen) => {
      for (const { target, isIntersecting } of seen)
        if (isIntersecting) edges.delete(target as HTMLDivElement)
      // What is in view now is on the screen when the frame after the next one begins.
      if (edges.size === 0) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(tell)))
    })
    for (const edge of edges) watch.observe(edge)
    return () => {
      watch.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [begins, ends])
  return (
    <>
      <div ref={begins} className="paper-edge" />
      <PaperView paper={paper} within={within} />
      <div ref={ends} className="paper-edge" />
    </>
  )
}
