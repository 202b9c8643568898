// The files of one drop field: checked, made ready, sent two at a time with true progress, cancelled, tried again, unlocked, given further pages.
import { useEffect, useRef, useState } from 'react'
import type { Outcome } from '#core/ground/outcome.ts'
import { fileProblem, prepared, type FileProblem } from './file-rules.ts'

/**
 * Sends one document: a file, or the photos of its pages. `onProgress` takes the share that has left, 0 to 1; `before` is the answer to the
 * document whose place it takes; `password` opens a locked file.
 */
export type Upload<Answer = unknown> = (
  pages: readonly File[],
  onProgress: (share: number) => void,
  signal: AbortSignal,
  before?: Answer,
  password?: string,
) => Promise<Outcome<Answer, UploadProblem>>

export interface UploadProblem {
  /** In the reader's language. */
  readonly message: string
  /** The file is locked: its password is asked for, or the one that was told is wrong. */
  readonly password?: 'asked' | 'wrong'
}

export interface UploadItem<Answer = unknown> {
  readonly key: number
  /** Its first page. */
  readonly file: File
  readonly pages: readonly File[]
  readonly state: 'waiting' | 'uploading' | 'done' | 'failed'
  readonly share: number
  /** What the server said of it; while another page is sent, of what was there before. */
  readonly answer?: Answer
  /** Why it failed: a key of the file input's words, or the server's own sentence. */
  readonly problem?: FileProblem | 'fileHeic' | UploadProblem
}

const AT_ONCE = 2

export interface Uploads<Answer = unknown> {
  readonly items: readonly UploadItem<Answer>[]
  /** A field for one document takes none while one is on its way, and the next takes the place of the last. */
  readonly add: (files: Iterable<File>, replaces?: Answer) => void
  /** Another photo of the same document. */
  readonly addPage: (key: number, page: File) => void
  /** Another photo in place of all that it has. */
  readonly retake: (key: number, photo: File) => void
  readonly retry: (key: number) => void
  /** Sends a locked file again with its password. Others that ask for theirs are tried with one that is right; it is kept nowhere. */
  readonly unlock: (key: number, password: string) => void
  /** Cancels a file that is on its way, or takes a finished one off the list. */
  readonly remove: (key: number) => void
}

/** What a file is sent with once. */
interface Key {
  readonly password: string
  /** Nobody said that it opens this file: where it does not, the file asks as before. */
  readonly asBefore?: UploadProblem
}

export function useUploads<Answer>(asked: {
  upload: Upload<Answer>
  multiple: boolean
  maxBytes: number
  /** Of the document. */
  kind: string
}): Uploads<Answer> {
  const [items, setItems] = useState<readonly UploadItem<Answer>[]>([])
  const list = useRef<readonly UploadItem<Answer>[]>([])
  const aborts = useRef(new Map<number, AbortController>())
  const keys = useRef(new Map<number, Key>())
  const nextKey = useRef(0)
  const latest = useRef(asked)
  latest.current = asked

  const update = (next: readonly UploadItem<Answer>[]) => {
    list.current = next
    setItems(next)
  }
  const patch = (key: number, change: Partial<UploadItem<Answer>>) =>
    update(list.current.map((item) => (item.key === key ? { ...item, ...change } : item)))

  const send = async ({ key, pages: chosen, answer: before }: UploadItem<Answer>) => {
    const abort = new AbortController()
    aborts.current.set(key, abort)
    const told = keys.current.get(key)
    keys.current.delete(key)
    patch(key, { state: 'uploading', share: 0, problem: undefined })
    const { upload, maxBytes } = latest.current
    const pages = await prepared(chosen, maxBytes)
    if (!pages.ok) patch(key, { state: 'failed', problem: pages.refusal })
    else if (!abort.signal.aborted) {
      const progress = (share: number) => patch(key, { share: Math.min(1, share) })
      const sent = await upload(pages.value, progress, abort.signal, before, told?.password)
      if (!abort.signal.aborted) {
        patch(
          key,
          sent.ok
            ? { state: 'done', share: 1, answer: sent.value }
            : { state: 'failed', problem: (sent.refusal.password && told?.asBefore) ?? sent.refusal },
        )
        if (sent.ok && told && !told.asBefore) tryOthers(told.password)
      }
    }
    aborts.current.delete(key)
    fill()
  }
  const fill = () => {
    const free = AT_ONCE - list.current.filter(({ state }) => state === 'uploading').length
    for (const item of list.current.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
      void send(item)
  }
  const drop = (key: number) => {
    aborts.current.get(key)?.abort()
    aborts.current.delete(key)
    keys.current.delete(key)
  }
  const again = (key: number, change: Partial<UploadItem<Answer>>) => {
    patch(key, { state: 'waiting', share: 0, problem: undefined, ...change })
    fill()
  }
  const tryOthers = (password: string) => {
    for (const { key, problem } of list.current)
      if (typeof problem === 'object' && problem.password === 'asked') {
        keys.current.set(key, { password, asBefore: problem })
        again(key, {})
      }
  }
  useEffect(() => {
    const running = aborts.current
    return () => running.forEach((abort) => abort.abort())
  }, [])

  return {
    items,
    add: (files, replaces) => {
      const { multiple, maxBytes, kind } = latest.current
      if (!multiple && list.current.some(isOnItsWay)) return
      const before = multiple ? undefined : (list.current.at(-1)?.answer ?? replaces)
      const added = [...files].slice(0, multiple ? undefined : 1).map((file): UploadItem<Answer> => {
        const problem = fileProblem(file, maxBytes, kind)
        const begun = { key: nextKey.current++, file, pages: [file], share: 0, answer: before }
        return problem ? { ...begun, state: 'failed', problem } : { ...begun, state: 'waiting' }
      })
      if (!added.length) return
      update(multiple ? [...list.current, ...added] : added)
      fill()
    },
    addPage: (key, page) => {
      const item = list.current.find((each) => each.key === key)
      if (item) again(key, { pages: [...item.pages, page] })
    },
    retake: (key, photo) => again(key, { file: photo, pages: [photo] }),
    retry: (key) => again(key, {}),
    unlock: (key, password) => {
      keys.current.set(key, { password })
      again(key, {})
    },
    remove: (key) => {
      drop(key)
      update(list.current.filter((item) => item.key !== key))
      fill()
    },
  }
}

export const isOnItsWay = ({ state }: Pick<UploadItem, 'state'>): boolean =>
  state === 'uploading' || state === 'waiting'
