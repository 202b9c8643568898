// The inside of a thread: takes one task after the other and answers with its result or that it failed.
import { parentPort, workerData } from 'node:worker_threads'
import { createKeyRing, type KeyMaterial } from '../keys.ts'
import { tasksWith, type TaskName } from './tasks.ts'
import { buffersOf } from './hand-over.ts'

const tasks = tasksWith(createKeyRing((workerData as { keys: KeyMaterial }).keys))

parentPort!.postMessage({ ready: true })
parentPort!.on('message', ({ name, given }: { name: TaskName; given: never }) => {
  try {
    const value: unknown = tasks[name](given)
    parentPort!.postMessage({ value }, buffersOf(value))
  } catch (error) {
    // Its message might quote what the file or the history says.
    parentPort!.postMessage({ failed: error instanceof Error ? error.name : 'unknown' })
  }
})
