// Hears from the server that a status changed. While the tab is hidden nothing is heard, and no connection is held.
import { pageLanguage } from '#ui/api.ts'
import * as paths from './paths.ts'
import type { Pushed } from './poll.ts'

/** How long the server may be silent, milliseconds: its beat comes every 25 s. */
const SILENT_MS = 60_000
/** How long to wait before a stream is opened again, milliseconds; each time twice as long. */
const AGAIN_MS = 2_000
const AGAIN_MOST_MS = 60_000

/** Follows the application that a lead id or link code names; answers how to end that. Where the server lets nobody in, it stays silent. */
export function followStatus(code: string, told: Pushed): () => void {
  let ended = false
  let abort: AbortController | null = null
  let again: ReturnType<typeof setTimeout> | undefined
  let waitMs = AGAIN_MS

  const open = async () => {
    clearTimeout(again)
    if (ended || abort || document.hidden) return
    const mine = (abort = new AbortController())
    const refused = await listen(code, mine, (event) => {
      if (event === 'open') waitMs = AGAIN_MS
      if (!mine.signal.aborted) (event === 'open' ? told.open : told.changed)()
    }).catch(() => false)
    // Hidden, or ended: that was told already.
    if (abort !== mine) return
    abort = null
    told.lost()
    if (refused) return
    again = setTimeout(() => void open(), waitMs)
    waitMs = Math.min(AGAIN_MOST_MS, waitMs * 2)
  }
  const close = () => {
    clearTimeout(again)
    abort?.abort()
    abort = null
  }
  const shown = () => {
    if (!document.hidden) return void open()
    close()
    told.lost()
  }
  document.addEventListener('visibilitychange', shown)
  void open()
  return () => {
    ended = true
    close()
    document.removeEventListener('visibilitychange', shown)
  }
}

/** Until the stream ends or is silent for too long; answers whether it was refused for good. Throws where the line is gone. */
async function listen(code: string, abort: AbortController, hear: (event: string) => void): Promise<boolean> {
  const silent = () => setTimeout(() => abort.abort(), SILENT_MS)
  let timer = silent()
  try {
    const response = await fetch(paths.statusStream.path, {
      method: 'POST',
      credentials: 'same-origin',
      signal: abort.signal,
      headers: { 'content-type': 'application/json', 'accept-language': pageLanguage() },
      body: JSON.stringify({ sf_leadid: code }),
    })
    if (!response.ok || !response.body) return response.status >= 400 && response.status < 500
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return false
      clearTimeout(timer)
      timer = silent()
      const events = (text + value).split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const name = /^event: (\w+)$/m.exec(event)?.[1]
        if (name) hear(name)
      }
    }
  } finally {
    clearTimeout(timer)
  }
}
