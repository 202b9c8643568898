// Which ids of lines came before. As many are known from the start, so the table never grows, which is what a `Set` mostly does here.

function hashOf(text: string): number {
  let hash = 0
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    hash ^= hash >>> 15
  }
  return hash
}

/** A set of at most so many texts. */
export class SeenIds {
  private readonly ids: string[] = []
  private readonly hashes: Int32Array
  /** Place of an id plus one; 0 = free. Half of it stays free, so that a search ends soon. */
  private readonly slots: Int32Array
  constructor(most: number) {
    this.hashes = new Int32Array(most)
    this.slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * most + 1)))
  }

  /** Whether the id is new. */
  add(id: string): boolean {
    const { ids, hashes, slots } = this
    const hash = hashOf(id)
    const mask = slots.length - 1
    let slot = hash & mask
    for (let place = slots[slot] as number; place !== 0; place = slots[slot] as number) {
      if (hashes[place - 1] === hash && ids[place - 1] === id) return false
      slot = (slot + 1) & mask
    }
    hashes[ids.length] = hash
    slots[slot] = ids.push(id)
    return true
  }
}
