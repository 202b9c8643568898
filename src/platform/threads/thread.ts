// The inside of a thread: takes one task after the other and answers with its result or that it failed.
import { parentPort, workerData } from 'node:worker_threads'
import { createKeyRing, type KeyMaterial } from '../keys.ts'
import { foreignTasks } from './foreign-tasks.ts'
import { tasksWith, type TaskName } from './tasks.ts'
import { buffersOf } from './hand-over.ts'

const { keys } = workerData as { keys: KeyMaterial | null }
const tasks = (keys ? tasksWith(createKeyRing(keys)) : foreignTasks) as Readonly<
  Record<TaskName, (given: unknown) => unknown>
>

parentPort!.postMessage({ ready: true })
parentPort!.on('message', ({ name, given }: { name: TaskName; given: unknown }) => void answer(name, given))

async function answer(name: TaskName, given: unknown): Promise<void> {
  try {
    const value = await tasks[name](given)
    parentPort!.postMessage({ value }, buffersOf(value))
  } catch (error) {
    // Its message might quote what the file or the history says.
    parentPort!.postMessage({ failed: error instanceof Error ? error.name : 'unknown' })
  }
}
