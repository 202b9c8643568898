// Logging out in one window reaches every other one of this browser: what stands open there is the same owner's.
import { WINDOWS, type WindowNews } from './windows.ts'

/** Of no application: windows of the release before ignore what is not of theirs, and would fail at a message that is no object. */
const loggedOut: WindowNews = {}

/** Tells the other windows that whoever used them has logged out. */
export function tellLoggedOut(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(WINDOWS)
  channel.postMessage(loggedOut)
  channel.close()
}

/** Runs `go` when another window logs out; answers what ends the listening. */
export function onLoggedOut(go: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(WINDOWS)
  channel.onmessage = ({ data }: MessageEvent<WindowNews>) => {
    if (!data.leadId) go()
  }
  return () => channel.close()
}
