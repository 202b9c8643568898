// Rows waiting under keys, each taken once and in order.

/** Adding and taking cost the same however many rows wait. */
export class RowQueues<K> {
  private readonly queues = new Map<K, { readonly rows: number[]; next: number }>()

  add(key: K, row: number): void {
    const queue = this.queues.get(key)
    if (queue) queue.rows.push(row)
    else this.queues.set(key, { rows: [row], next: 0 })
  }

  peek(key: K): number | undefined {
    const queue = this.queues.get(key)
    return queue?.rows[queue.next]
  }

  take(key: K): number | undefined {
    const queue = this.queues.get(key)
    return queue?.rows[queue.next++]
  }

  /** What was not taken, key by key. */
  left(): number[] {
    const rows: number[] = []
    for (const queue of this.queues.values())
      for (let at = queue.next; at < queue.rows.length; at++) rows.push(queue.rows[at] as number)
    return rows
  }
}
