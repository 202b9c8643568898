// What is wrong with a photo, said right after the shot; nothing while that is not known, or where this browser cannot judge.
import { useEffect, useState } from 'react'
import type { PhotoFault } from '#core/domain/photo-quality.ts'
import { isPicture } from '#ui/inputs/file-rules.ts'

type Tell = (faults: readonly PhotoFault[]) => void

const asked = new Map<number, Tell>()
let worker: Worker | null = null
let nextId = 0

/** One worker for the page, made with the first photo. */
function workerHere(): Worker | null {
  if (worker || typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') return worker
  worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ id: number; faults: readonly PhotoFault[] }>) => {
      asked.get(data.id)?.(data.faults)
      asked.delete(data.id)
    },
  )
  return worker
}

function judge(file: File, tell: Tell): () => void {
  const id = nextId++
  asked.set(id, tell)
  workerHere()?.postMessage({ id, file })
  return () => asked.delete(id)
}

/** Of the last page that was added: the one that can be taken again at once. */
export function usePhotoFaults(file: File | undefined): readonly PhotoFault[] {
  const [faults, setFaults] = useState<readonly PhotoFault[]>([])
  useEffect(() => {
    setFaults([])
    return file && isPicture(file) ? judge(file, setFaults) : undefined
  }, [file])
  return faults
}
