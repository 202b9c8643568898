// Threads that a process of tests goes on using: one that has loaded what reads and decides answers at once, a new one works half a second first.
import { refused } from '#core/ground/outcome.ts'
import type { KeyMaterial } from '#platform/key-material.ts'
import { startThreads, type Threads } from '#platform/threads/threads.ts'

interface Kept {
  readonly threads: Threads
  keys: () => KeyMaterial
}

const idle: Kept[] = []

/** Stopped, they go to the next who asks, unless they are at work. All who ask have the same root keys: threads are told of new data keys only. */
export function takeThreads(keys: () => KeyMaterial): Threads {
  const kept = idle.pop() ?? open(keys)
  kept.keys = keys
  let isOpen = true
  let running = 0
  return {
    run: async (name, given, how) => {
      if (!isOpen) return refused('stopped')
      running++
      const outcome = await kept.threads.run(name, given, how)
      running--
      return outcome
    },
    stop: async () => {
      if (!isOpen) return
      isOpen = false
      if (running) await kept.threads.stop()
      else idle.push(kept)
    },
  }
}

function open(keys: () => KeyMaterial): Kept {
  const kept: Kept = {
    keys,
    threads: startThreads({
      file: process.env.TEST_THREAD_FILE!,
      childFile: process.env.TEST_CHILD_FILE!,
      keys: () => kept.keys(),
    }),
  }
  return kept
}
