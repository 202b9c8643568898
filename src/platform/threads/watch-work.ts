// Ends a task by the processor time that its process has spent on it: a busy machine takes none from an honest file, and a small file that is worked through without end gets no more.
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { told } from './told.ts'

const onLinux = process.platform === 'linux'
const EVERY_MS = onLinux ? 50 : 250
/** Linux tells programs in hundredths of a second (USER_HZ), whatever its own clock does. */
const TICK_MS = 10

interface Watched {
  /** Milliseconds of processor time from now on. */
  readonly most: number
  readonly over: () => void
}

/** Answers with what ends the watch. Where the system does not tell, nothing is watched: the task's deadline ends it. */
export function watchWork(pid: number, { most, over }: Watched): () => void {
  const end = new AbortController()
  const look = async () => {
    const before = await workOf(pid)
    for (;;) {
      await wait(EVERY_MS, undefined, { signal: end.signal, ref: false })
      const now = await workOf(pid)
      if (before === null || now === null || end.signal.aborted) return
      if (now - before > most) return over()
    }
  }
  // Whoever ends the watch ends its wait.
  look().catch(() => {})
  return () => end.abort()
}

/** Milliseconds of processor time that it has taken so far; null where nobody tells. */
async function workOf(pid: number): Promise<number | null> {
  if (!onLinux) return msOfPs(await told('ps', ['-o', 'time=', '-p', String(pid)]))
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  // The program's name stands in brackets and may hold blanks. Of what follows, the 12th and the 13th are the times in programs and in the system (proc_pid_stat).
  const [user, system] =
    stat
      ?.slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13) ?? []
  return user && system ? (Number(user) + Number(system)) * TICK_MS : null
}

/** '1-02:03:04' (POSIX) or '3:04.05' (BSD). */
export function msOfPs(time: string | null): number | null {
  const found = /^\s*(?:(\d+)-)?(?:(\d+):)?(\d+):(\d+(?:\.\d+)?)\s*$/.exec(time ?? '')
  if (!found) return null
  const [days, hours, minutes, seconds] = found.slice(1).map((part) => Number(part ?? 0))
  return Math.round((((days! * 24 + hours!) * 60 + minutes!) * 60 + seconds!) * 1_000)
}
