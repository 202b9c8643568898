// Work on one application goes one after the other in this process: at the same moment it would only overtake itself.

const last = new Map<string, Promise<unknown>>()

/** Runs `work` once what was begun under the same id has ended, well or badly. */
export function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(id)
  const mine = before ? before.then(work, work) : work()
  last.set(id, mine)
  const forget = () => {
    if (last.get(id) === mine) last.delete(id)
  }
  mine.then(forget, forget)
  return mine
}
