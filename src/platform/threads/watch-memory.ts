// Looks at another process's resident memory while it lives, where the system itself cannot bound it.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** A parser that unpacks fills some ten megabytes meanwhile. */
const EVERY_MS = 25
/** Asking another program takes longer. */
const EVERY_MS_BY_PS = 200
const PAGE = 4_096

/** Calls `over` once the process has more than `most` bytes; returns what ends the watch. It does not hold this process open. */
export function watchMemory(pid: number, most: number, over: () => void): () => void {
  const onLinux = process.platform === 'linux'
  let watching = true
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    const resident = await (onLinux ? residentByProc(pid) : residentByPs(pid)).catch(() => 0)
    if (!watching) return
    if (resident > most) return over()
    timer = setTimeout(() => void look(), onLinux ? EVERY_MS : EVERY_MS_BY_PS)
    timer.unref()
  }
  void look()
  return () => {
    watching = false
    clearTimeout(timer)
  }
}

/** Bytes, by the system's own table: pages of 4 kB where nothing else is known, more elsewhere, which errs to the careful side. */
const residentByProc = async (pid: number): Promise<number> =>
  Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1]) * PAGE

const residentByPs = (pid: number): Promise<number> =>
  new Promise((resolve, reject) =>
    execFile('ps', ['-o', 'rss=', '-p', String(pid)], { timeout: 2_000 }, (error, told) =>
      error ? reject(error) : resolve(Number(told) * 1024),
    ),
  )
