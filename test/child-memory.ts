// How much memory the processes that this one started for uploads have had at their most: looked at while something runs. Linux alone tells.
import { readFileSync, readdirSync } from 'node:fs'

const MB = 1_000_000

/** Ids of this process's children that run the file. */
function childrenOf(file: string): number[] {
  const tasks = readdirSync('/proc/self/task')
  const ids = tasks.flatMap((task) => told(`/proc/self/task/${task}/children`).trim().split(/\s+/))
  return ids.filter((id) => id && told(`/proc/${id}/cmdline`).includes(file)).map(Number)
}

/** In bytes; 0 once it is gone. */
const mostOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(told(`/proc/${pid}/status`))?.[1] ?? 0) * 1024

function told(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It ended meanwhile.
    return ''
  }
}

/** The most that one of them had meanwhile, in MB (resident). */
export async function mostMemory(file: string, work: () => Promise<unknown>): Promise<number> {
  let most = 0
  const look = () => {
    for (const pid of childrenOf(file)) most = Math.max(most, mostOf(pid))
  }
  const looking = setInterval(look, 10)
  try {
    await work()
    look()
  } finally {
    clearInterval(looking)
  }
  return most / MB
}
