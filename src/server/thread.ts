// The inside of a thread: picks what it reads reports with, takes one task after the other and answers with its result or that it failed.
import { parentPort, workerData } from 'node:worker_threads'
import { type KeyMaterial } from '#platform/key-material.ts'
import { createKeyRing } from '#platform/keys.ts'
import { translateReport } from '#platform/providers/bank-data/plaid/translate.ts'
import { reportAnswer } from '#platform/providers/bank-data/plaid/wire.ts'
import { foreignTasksWith } from '#platform/threads/foreign-tasks.ts'
import { buffersOf } from '#platform/threads/hand-over.ts'
import { tasksWith, type TaskName } from '#platform/threads/tasks.ts'

const { keys } = workerData as { keys: KeyMaterial | null }
const ring = keys && createKeyRing(keys)
const tasks = (
  ring ? tasksWith(ring) : foreignTasksWith((body, today) => translateReport(reportAnswer.parse(body), today))
) as Readonly<Record<TaskName, (given: unknown) => unknown>>

parentPort!.postMessage({ ready: true })
parentPort!.on('message', (told: { keys: KeyMaterial } | { name: TaskName; given: unknown }) => {
  if ('keys' in told) return ring?.takeDataKeys(told.keys.dataKeys ?? [])
  void answer(told.name, told.given)
})

async function answer(name: TaskName, given: unknown): Promise<void> {
  try {
    const value = await tasks[name](given)
    parentPort!.postMessage({ value }, buffersOf(value))
  } catch (error) {
    // Its message might quote what the file or the history says.
    parentPort!.postMessage({ failed: error instanceof Error ? error.name : 'unknown' })
  }
}
