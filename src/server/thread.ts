// The inside of a thread: picks what it reads reports with, takes one task after the other and answers with its result or that it failed.
import { parentPort, workerData } from 'node:worker_threads'
import { createKeyRing, type KeyMaterial } from '#platform/keys.ts'
import { translateReport } from '#platform/providers/bank-data/plaid/translate.ts'
import { reportAnswer } from '#platform/providers/bank-data/plaid/wire.ts'
import { buffersOf } from '#platform/threads/hand-over.ts'
import { tasksWith, type TaskName } from '#platform/threads/tasks.ts'

const tasks = tasksWith(createKeyRing((workerData as { keys: KeyMaterial }).keys), (body, today) =>
  translateReport(reportAnswer.parse(body), today),
)

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
