// The files of one drop field: checked, sent two at a time with true progress, cancelled, tried again, removed.
import { useEffect, useRef, useState } from 'react'
import type { Outcome } from '#core/ground/outcome.ts'
import { asJpeg, fileProblem, isHeic, type FileProblem } from './file-rules.ts'

/** Sends one file. `onProgress` takes the share that has left, 0 to 1. A refusal is a message in the reader's language. */
export type Upload<Answer = unknown> = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<Outcome<Answer, string>>

export interface UploadItem<Answer = unknown> {
  readonly key: number
  readonly file: File
  readonly state: 'waiting' | 'uploading' | 'done' | 'failed'
  readonly share: number
  /** What the server said of a file that is done. */
  readonly answer?: Answer
  /** Why it failed: a key of the frame's words, or the server's own sentence. */
  readonly problem?: FileProblem | 'fileHeic' | { readonly message: string }
}

const AT_ONCE = 2

export interface Uploads<Answer = unknown> {
  readonly items: readonly UploadItem<Answer>[]
  readonly add: (files: Iterable<File>) => void
  readonly retry: (key: number) => void
  /** Cancels a file that is on its way, or takes a finished one off the list. */
  readonly remove: (key: number) => void
}

export function useUploads<Answer>(asked: {
  upload: Upload<Answer>
  multiple: boolean
  maxBytes: number
}): Uploads<Answer> {
  const [items, setItems] = useState<readonly UploadItem<Answer>[]>([])
  const list = useRef<readonly UploadItem<Answer>[]>([])
  const aborts = useRef(new Map<number, AbortController>())
  const nextKey = useRef(0)
  const latest = useRef(asked)
  latest.current = asked

  const update = (next: readonly UploadItem<Answer>[]) => {
    list.current = next
    setItems(next)
  }
  const patch = (key: number, change: Partial<UploadItem<Answer>>) =>
    update(list.current.map((item) => (item.key === key ? { ...item, ...change } : item)))

  const send = async (key: number, chosen: File) => {
    const abort = new AbortController()
    aborts.current.set(key, abort)
    patch(key, { state: 'uploading', share: 0, problem: undefined })
    const file = isHeic(chosen) ? await asJpeg(chosen) : chosen
    if (!file) patch(key, { state: 'failed', problem: 'fileHeic' })
    else if (!abort.signal.aborted) {
      const progress = (share: number) => patch(key, { share: Math.min(1, share) })
      const sent = await latest.current.upload(file, progress, abort.signal)
      if (!abort.signal.aborted)
        patch(
          key,
          sent.ok
            ? { state: 'done', share: 1, answer: sent.value }
            : { state: 'failed', problem: { message: sent.refusal } },
        )
    }
    aborts.current.delete(key)
    fill()
  }
  const fill = () => {
    const free = AT_ONCE - list.current.filter(({ state }) => state === 'uploading').length
    for (const { key, file } of list.current
      .filter(({ state }) => state === 'waiting')
      .slice(0, Math.max(0, free)))
      void send(key, file)
  }
  const drop = (key: number) => {
    aborts.current.get(key)?.abort()
    aborts.current.delete(key)
  }
  useEffect(() => {
    const running = aborts.current
    return () => running.forEach((abort) => abort.abort())
  }, [])

  return {
    items,
    add: (files) => {
      const { multiple, maxBytes } = latest.current
      const added = [...files].slice(0, multiple ? undefined : 1).map((file): UploadItem<Answer> => {
        const problem = fileProblem(file, maxBytes)
        const key = nextKey.current++
        return { key, file, share: 0, state: problem ? 'failed' : 'waiting', ...(problem && { problem }) }
      })
      if (!multiple && added.length > 0) list.current.forEach(({ key }) => drop(key))
      update(multiple ? [...list.current, ...added] : added.length > 0 ? added : list.current)
      fill()
    },
    retry: (key) => {
      patch(key, { state: 'waiting', share: 0, problem: undefined })
      fill()
    },
    remove: (key) => {
      drop(key)
      update(list.current.filter((item) => item.key !== key))
      fill()
    },
  }
}
