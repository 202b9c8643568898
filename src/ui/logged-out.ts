// Logging out in one window reaches every other one of this browser: what stands open there is the same owner's.
import { WINDOWS } from './windows.ts'

/** Tells the other windows that whoever used them has logged out. */
export function tellLoggedOut(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(WINDOWS)
  channel.postMessage(null)
  channel.close()
}

/** Runs `go` when another window logs out; answers what ends the listening. */
export function onLoggedOut(go: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(WINDOWS)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === null) go()
  }
  return () => channel.close()
}
