// The inside of a process that opens what strangers upload: takes one task after the other over its pipe and answers with its result or what it came to.
import { frameOf, readFrames } from '#platform/threads/frames.ts'
import { isOutOfMemory } from '#platform/threads/out-of-memory.ts'
import { uploadTasks } from '#platform/threads/upload-tasks.ts'

const tasks = uploadTasks as Readonly<Record<string, (given: unknown) => Promise<unknown>>>

/** Who has worked or kept so much makes way for a new one, between two tasks. */
const MOST_SECONDS = 60
const MOST_KEPT = 160_000_000

// The server says when it is over, by closing the pipe; a signal to all of a group is the server's to answer.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.stdin.on('end', () => process.exit(0))
process.stdin.on('error', () => process.exit(0))
process.stdout.on('error', () => process.exit(0))

const say = (word: object): void => {
  for (const piece of frameOf(word)) process.stdout.write(piece)
}

const isWorn = (): boolean => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 > MOST_SECONDS || process.memoryUsage.rss() > MOST_KEPT
}

process.stdin.on(
  'data',
  readFrames({
    most: () => Number.POSITIVE_INFINITY,
    tooLong: () => {},
    frame: (asked) => void answer(asked as { name: string; given: unknown }),
  }),
)
say({ ready: true })

async function answer({ name, given }: { name: string; given: unknown }): Promise<void> {
  try {
    const value = await tasks[name]!(given)
    say({ value, last: isWorn() })
  } catch (error) {
    say({ failed: isOutOfMemory(error) ? 'too-large' : 'failed', last: isWorn() })
  }
}
