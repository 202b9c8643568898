// The messages to a page that frames the signing pages: the events of a signing provider's session, under the provider's names.
import { useEffect } from 'react'

export const frameEvents = {
  loaded: 'session_view.document.loaded',
  completed: 'session_view.document.completed',
  exception: 'session_view.document.exception',
} as const
type FrameEvent = keyof typeof frameEvents

/** The event that a page of our own site in this frame told; null for whatever else comes. */
export function frameEventOf(message: MessageEvent, frame: Window | null): FrameEvent | null {
  if (message.origin !== window.location.origin || !frame || message.source !== frame) return null
  const { type } = Object(message.data) as { type?: unknown }
  return (Object.keys(frameEvents) as FrameEvent[]).find((event) => frameEvents[event] === type) ?? null
}

/** Whether the page stands in another page of ours: then that one has head and foot. */
const isFramed = (): boolean => window.parent !== window

const ofStanding = (standing: string): FrameEvent => {
  if (standing === 'signed' || standing === 'sealing' || standing === 'finished') return 'completed'
  return standing === 'declined' || standing === 'ended' ? 'exception' : 'loaded'
}

/** Where a page frames another there are two main parts on one screen: ours goes by its own title. Answers how to take that back. */
export function nameMain(): () => void {
  const main = document.getElementById('main')
  main?.setAttribute('aria-label', document.title)
  return () => main?.removeAttribute('aria-label')
}

/** Tells the page around, where there is one, how the paper stands. Nothing personal goes along. */
export function useTellFrame(standing: string): void {
  const event = ofStanding(standing)
  useEffect(() => {
    if (!isFramed()) return
    document.documentElement.classList.add('framed')
    nameMain()
    window.parent.postMessage({ type: frameEvents[event] }, window.location.origin)
  }, [event])
}
