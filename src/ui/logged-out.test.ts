// What a log-out tells the other windows of a browser, of this release and of the one before.
import { afterEach, expect, it, vi } from 'vitest'
import { onLoggedOut, tellLoggedOut } from './logged-out.ts'

/** All channels of one browser: a message reaches every listener, a copy each, at once. */
const windows = new Set<Channel>()
class Channel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    windows.add(this)
  }
  postMessage(data: unknown): void {
    for (const other of windows) if (other !== this) other.onmessage?.({ data: structuredClone(data) })
  }
  close(): void {
    windows.delete(this)
  }
}

afterEach(() => {
  windows.clear()
  vi.unstubAllGlobals()
})

it('reaches the windows that listen, as long as they do; what an application saved is none', () => {
  vi.stubGlobal('BroadcastChannel', Channel)
  const go = vi.fn()
  const stop = onLoggedOut(go)
  new Channel().postMessage({ leadId: 'lead-code', revision: 3 })
  expect(go).not.toHaveBeenCalled()
  tellLoggedOut()
  expect(go).toHaveBeenCalledOnce()
  stop()
  tellLoggedOut()
  expect(go).toHaveBeenCalledOnce()
})

it('a wizard of the release before, which knows saves alone, neither fails at it nor takes it for its own', () => {
  vi.stubGlobal('BroadcastChannel', Channel)
  const taken: string[] = []
  const wizard = (mine: string | null) => {
    const heard = ({ leadId }: { leadId: string }) => {
      if (leadId === mine) taken.push(leadId)
    }
    new Channel().onmessage = ({ data }) => heard(data as { leadId: string })
  }
  wizard('lead-code')
  // Not saved yet.
  wizard('')
  wizard(null)
  expect(tellLoggedOut).not.toThrow()
  expect(taken).toEqual([])
})

it('a browser without channels does without', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(tellLoggedOut).not.toThrow()
  expect(onLoggedOut(() => {})).not.toThrow()
})
