// An offer that was committed and goes out within seconds: after them the tool is loaded again until the offer is in effect, and says only then that the owner gets it.
import { useEffect, useRef, useState } from 'react'
import type { ChosenSources } from '#core/domain/offer-tool/data-sources.ts'
import type { GoesOut } from '../applications/action-contract.ts'
import type { OpenedTool } from './tool-contract.ts'

const EVERY_MS = 1500
/** Then it is for a person to look: the application changed meanwhile, or no worker runs. */
const MOST_TRIES = 8

export function useGoingOut(
  opened: OpenedTool,
  load: (chosen?: ChosenSources) => Promise<boolean>,
  say: (what: 'doneOffered' | 'notOut' | 'undone') => void,
) {
  const [going, setGoing] = useState<GoesOut | null>(null)
  /** Null until the seconds are over. */
  const [tries, setTries] = useState<number | null>(null)
  const end = (what: Parameters<typeof say>[0]) => {
    setGoing(null)
    setTries(null)
    say(what)
  }
  // As of the last time it was drawn: the timer below outlives that.
  const latest = useRef({ end, again: () => load(opened.chosen) })
  latest.current = { end, again: () => load(opened.chosen) }
  const isOut = going !== null && opened.seen === going.decision
  useEffect(() => {
    if (isOut) latest.current.end('doneOffered')
  }, [isOut])
  useEffect(() => {
    if (!going || tries === null) return
    if (tries >= MOST_TRIES) return latest.current.end('notOut')
    const timer = setTimeout(() => {
      void latest.current.again().then(() => setTries(tries + 1))
    }, EVERY_MS)
    return () => clearTimeout(timer)
  }, [going, tries])
  return {
    going,
    begin: (goesOut: GoesOut | undefined) => setGoing(goesOut ?? null),
    over: () => setTries(0),
    undone: () => {
      end('undone')
      void load(opened.chosen)
    },
  }
}
