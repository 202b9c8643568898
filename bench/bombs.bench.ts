// Bombs of every kind in the processes that open what strangers upload: how soon each is refused or read to nothing, and in how much memory.
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { makeKeyMaterial } from '#platform/key-material.ts'
import { startThreads, type Threads } from '#platform/threads/threads.ts'
import { bombs, signatureBombs } from '../test/bombs.ts'
import { mostMemory } from '../test/child-memory.ts'
import { statementPdf } from '../test/made-files.ts'
import { median, notRun, reached, reported, type Figure } from './figures.ts'

const ROUNDS = 3
const SENDS = 9
const built = (name: string) => join(process.cwd(), 'dist', 'server', `${name}.js`)
const allow = ['pdf', 'jpg', 'png', 'gif', 'bmp', 'heic'] as const
const honest = statementPdf.packed(['Statement Period: 07/01/2026 - 07/31/2026'])
const SLOWEST_S = 2

type Task = (threads: Threads) => Promise<unknown>

export async function benchBombs(): Promise<Figure[]> {
  const threads = startThreads({
    file: built('thread'),
    childFile: built('child'),
    keys: makeKeyMaterial,
    most: 1,
  })
  try {
    const read =
      (bytes: Uint8Array): Task =>
      ({ run }) =>
        run('read-statement-lines', { bytes, mime: 'application/pdf' })
    const idle = await memory(() => read(honest)(threads))
    const checks = bombs.map(({ name, bytes }) => ({
      name,
      task: ({ run }: Threads) => run('check-file', { bytes, allow }),
    }))
    const readings = bombs
      .filter(({ file }) => file.endsWith('.pdf'))
      .map(({ name, bytes }) => ({ name, task: read(bytes) }))
    const signatures = signatureBombs.map(([name, png]) => ({
      name,
      task: ({ run }: Threads) => run('flatten-signature', { png }),
    }))
    const looked = await slowest(threads, [...checks, ...signatures])
    const opened = await slowest(threads, readings)
    const more = Math.max(looked.memory, opened.memory) - idle
    return [
      reached(
        `${checks.length + signatures.length} bombs refused, or taken unopened: seconds of the slowest`,
        looked.seconds,
        { most: SLOWEST_S },
        looked.name,
      ),
      reported(
        'the same read for their lines, to nothing: seconds of the slowest',
        `${opened.seconds.toFixed(1)} (${opened.name}; ended after 4 s of work)`,
      ),
      idle
        ? reached(
            'MB more in such a process at their most than after an honest statement',
            more,
            { most: 300 },
            `${idle.toFixed(0)} MB after that`,
          )
        : notRun('MB more in such a process', 'only Linux tells'),
      await sending(threads),
    ]
  } finally {
    await threads.stop()
  }
}

/** MB; 0 where the system does not tell. */
const memory = (work: () => Promise<unknown>): Promise<number> =>
  process.platform === 'linux' ? mostMemory(built('child'), work) : work().then(() => 0)

/** The best of the rounds for each; the machine can only add to it. */
async function slowest(threads: Threads, tasks: readonly { readonly name: string; readonly task: Task }[]) {
  let worst = { name: '', seconds: 0 }
  const most = await memory(async () => {
    for (const { name, task } of tasks) {
      const rounds: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const begun = performance.now()
        await task(threads)
        rounds.push((performance.now() - begun) / 1000)
        // What ended a process is not paid by the next one.
        await threads.run('read-statement', { bytes: honest, currentMonth: '2026-11' })
      }
      const seconds = Math.min(...rounds)
      if (seconds > worst.seconds) worst = { name, seconds }
    }
  })
  return { ...worst, memory: most }
}

/** What sending a file to a process costs, beside working out its hash here. */
async function sending(threads: Threads): Promise<Figure> {
  const bytes = Buffer.concat([Buffer.from('\xff\xd8\xff\xe0\0\x02', 'latin1'), randomBytes(20_000_000)])
  const times = { sent: [] as number[], alone: [] as number[] }
  for (let round = -1; round < SENDS; round++) {
    const begun = performance.now()
    await threads.run('check-file', { bytes, allow })
    const between = performance.now()
    createHash('sha256').update(bytes).digest('hex')
    if (round < 0) continue
    times.sent.push(between - begun)
    times.alone.push(performance.now() - between)
  }
  const [sent, alone] = [median(times.sent), median(times.alone)]
  return reported(
    'a photo of 20 MB looked at in a process, ms; its hash alone',
    `${sent.toFixed(0)}; ${alone.toFixed(0)}`,
  )
}
