// A thread to work in: given its keys, if it may have any, and bytes without a second copy.
import { Worker } from 'node:worker_threads'
import { ok, refused } from '#core/ground/outcome.ts'
import type { KeyMaterial } from '../key-material.ts'
import { buffersOf, withOwnBytes, withWholeBytes } from './hand-over.ts'
import type { Room, RoomNews } from './pool.ts'

interface ThreadRoomOptions {
  /** The file that a thread runs: server/thread.ts, bundled. */
  readonly file: string
  /** The keys as they are now: a thread is told when they have changed. Null: it holds none. */
  readonly keys: (() => KeyMaterial) | null
  readonly memoryMb: number
}

/** What a thread sends: that it can begin, a result, or the name of what was thrown. */
type Said = { readonly ready: true } | { readonly value: unknown } | { readonly failed: string }

export function openThread({ file, keys, memoryMb }: ThreadRoomOptions, news: RoomNews): Room {
  let knows = keys?.() ?? null
  const worker = new Worker(file, {
    workerData: { keys: knows },
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  worker.on('message', (said: Said) => {
    if ('ready' in said) news.ready()
    else news.done('failed' in said ? refused('failed') : ok(said.value))
  })
  worker.on('error', (error: NodeJS.ErrnoException) =>
    news.gone(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'failed'),
  )
  worker.on('messageerror', () => news.gone('failed'))
  worker.on('exit', () => news.gone('failed'))
  return {
    hand: ({ name, given, giveAway }) => {
      const known = keys?.() ?? null
      if (known !== knows) worker.postMessage({ keys: (knows = known) })
      const own = giveAway ? withWholeBytes(given) : withOwnBytes(given)
      worker.postMessage({ name, given: own }, buffersOf(own))
    },
    hold: (held) => (held ? worker.ref() : worker.unref()),
    end: () => worker.terminate(),
  }
}
