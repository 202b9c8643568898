// Bounds what another process may take from now on: by the system's own limits where they can be set, else by looking at its memory while it lives.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { told } from './told.ts'

/** Seconds of work after which the system ends it, for one whose parent was killed; one that lives makes way long before. */
const MOST_SECONDS = 300
/** A parser that unpacks fills some ten megabytes meanwhile. */
const EVERY_MS = 25
/** Asking another program takes longer. */
const EVERY_MS_BY_PS = 200

interface Bounds {
  /** Bytes that it may take beside what it has now. */
  readonly more: number
  /** 'watched': also where the system could. */
  readonly by: 'system' | 'watched'
  /** It has taken more: told by the watch alone, the system refuses it by itself. */
  readonly over: () => void
}

/** Answers with what ends the watch. What it has now differs by half a gigabyte between versions of Node, so only what comes is bounded. */
export async function boundMemory(pid: number, { more, by, over }: Bounds): Promise<() => void> {
  const data = by === 'system' ? await kbOf(pid, 'VmData').catch(() => null) : null
  if (data && (await limited(pid, data + more))) return () => {}
  return watched(pid, (await resident(pid).catch(() => 0)) + more, over)
}

const onLinux = process.platform === 'linux'
/** util-linux; not everywhere. */
const limiter = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => onLinux && existsSync(path))

/** False where the program is not there, or may not do so. */
const limited = async (pid: number, data: number): Promise<boolean> =>
  limiter !== undefined &&
  (await told(limiter, [
    `--pid=${pid}`,
    `--data=${data}`,
    `--cpu=${MOST_SECONDS}`,
    '--core=0',
    '--nofile=64',
    '--fsize=0',
  ])) !== null

/** It does not hold this process open. */
function watched(pid: number, most: number, over: () => void): () => void {
  let watching = true
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    const has = await resident(pid).catch(() => 0)
    if (!watching) return
    if (has > most) return over()
    timer = setTimeout(() => void look(), onLinux ? EVERY_MS : EVERY_MS_BY_PS)
    timer.unref()
  }
  void look()
  return () => {
    watching = false
    clearTimeout(timer)
  }
}

/** Bytes. */
const resident = async (pid: number): Promise<number> =>
  onLinux ? kbOf(pid, 'VmRSS') : Number(await told('ps', ['-o', 'rss=', '-p', String(pid)])) * 1024

/** A figure of the system's table, in bytes; throws where there is none. */
async function kbOf(pid: number, name: 'VmData' | 'VmRSS'): Promise<number> {
  const found = new RegExp(`${name}:\\s+(\\d+) kB`).exec(await readFile(`/proc/${pid}/status`, 'utf8'))
  if (!found) throw new Error(`no ${name}`)
  return Number(found[1]) * 1024
}
