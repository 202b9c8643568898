// Sending a vendor's webhooks: once, twice, late or out of order, and again when the receiver did not answer 2xx.

export type Delivery = 'once' | 'twice' | 'held'

interface SentWebhook {
  readonly url: string
  readonly body: string
}

export interface WebhookPost {
  /** 'held' keeps them back until `release`. */
  mode: Delivery
  /** All that were sent or are held, in the order in which they happened. */
  readonly events: readonly SentWebhook[]
  /** Sends what was held; 'reversed' sends the last one first. */
  release(order?: 'as-happened' | 'reversed'): Promise<void>
  /** Waits until every delivery under way is over. */
  settled(): Promise<void>
}

type Sign = (body: string) => Promise<Record<string, string>>

/** `sign` makes the vendor's headers for each delivery of a body. `post` queues one event. */
export function createWebhookPost(sign: Sign): WebhookPost & {
  post(url: string, payload: unknown, how?: Delivery): void
} {
  const events: SentWebhook[] = []
  let held: SentWebhook[] = []
  let tail: Promise<void> = Promise.resolve()

  async function deliver({ url, body }: SentWebhook): Promise<void> {
    for (let attempt = 0; attempt < 2; attempt++) {
      try {
        const headers = { 'content-type': 'application/json', ...(await sign(body)) }
        const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) })
        await answer.arrayBuffer()
        if (answer.ok) return
      } catch {
        // The receiver is away: the second attempt is all that a simulator makes.
      }
    }
  }
  const queue = (event: SentWebhook): void => void (tail = tail.then(() => deliver(event)))

  return {
    mode: 'once',
    events,
    post(url, payload, how) {
      const event = { url, body: JSON.stringify(payload) }
      events.push(event)
      const mode = how ?? this.mode
      if (mode === 'held') return void held.push(event)
      queue(event)
      if (mode === 'twice') queue(event)
    },
    async release(order = 'as-happened') {
      const all = order === 'reversed' ? held.toReversed() : held
      held = []
      for (const event of all) queue(event)
      await tail
    },
    settled: () => tail,
  }
}
