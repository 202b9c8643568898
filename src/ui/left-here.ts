// Logging out in one window reaches every other one of this browser: what stands open there is the same owner's.

import { BASE_PATH } from './router.tsx'

const CHANNEL = 'underway-left'

/** Tells the other windows that whoever used them has logged out. */
export function tellLeft(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  channel.close()
}

/** Where a window goes when another one has logged out: a new page, so that nothing stays in it. */
export const toTheDoor = (): void => window.location.replace(`${BASE_PATH}/portal/login`)

/** Runs `go` when another window logs out; answers what ends the listening. */
export function onLeft(go: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = go
  return () => channel.close()
}
