// Falling pieces of paper, once for what they celebrate: drawn over the page, in nobody's way, and never where less motion is wanted.
import { useEffect, useRef } from 'react'
import './confetti.css'

/** Milliseconds until the last piece is gone. */
const LASTS_MS = 2600
/** The tokens whose colours the pieces have. */
const colours = ['--brand', '--accent', '--ok', '--brand-line', '--accent-line']

/** What was celebrated since the page was loaded: coming back to it is no new occasion. */
const celebrated = new Set<string>()

interface ConfettiProps {
  readonly pieces: number
  /** What is celebrated. */
  readonly once: string
}

export function Confetti({ pieces, once }: ConfettiProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!element || calm || celebrated.has(once)) return
    celebrated.add(once)
    return fall(element, pieces)
  }, [pieces, once])
  return <canvas ref={canvas} className="confetti" data-pieces={pieces} aria-hidden="true" />
}

/** Answers how to stop it. */
function fall(element: HTMLCanvasElement, count: number): () => void {
  const paper = element.getContext('2d')
  if (!paper) return () => {}
  const { innerWidth: width, innerHeight: height } = window
  Object.assign(element, { width, height })
  const style = getComputedStyle(element)
  const pieces = Array.from({ length: count }, (_, at) => ({
    x: Math.random() * width,
    start: -Math.random() * height * 0.5,
    speed: height * (0.9 + Math.random() * 0.5),
    sway: 20 + Math.random() * 30,
    turn: Math.random() * 6,
    colour: style.getPropertyValue(colours[at % colours.length]!),
  }))
  const begun = performance.now()
  let frame = requestAnimationFrame(function draw(now) {
    const passed = (now - begun) / LASTS_MS
    paper.clearRect(0, 0, width, height)
    if (passed >= 1) return
    paper.globalAlpha = Math.min(1, 3 * (1 - passed))
    for (const { x, start, speed, sway, turn, colour } of pieces) {
      paper.save()
      paper.translate(x + Math.sin(passed * 6 + turn) * sway, start + passed * speed * 1.4)
      paper.rotate(turn + passed * 6)
      paper.fillStyle = colour
      paper.fillRect(-4, -7, 8, 14)
      paper.restore()
    }
    frame = requestAnimationFrame(draw)
  })
  return () => {
    cancelAnimationFrame(frame)
    paper.clearRect(0, 0, width, height)
  }
}
