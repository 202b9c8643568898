// What came of trying a provider, and the addresses of ours that vendors' consoles need.
export interface Tried {
  readonly provider: string
  /** `reached`: it answers, and no more was asked for. `not-tried`: it has no call without cost. */
  readonly outcome: 'works' | 'reached' | 'refused' | 'unanswered' | 'not-tried'
  /** The vendor's own code, or a name of ours; null where it works or was not tried. */
  readonly code: string | null
}

export interface VendorAddress {
  readonly vendor: string
  /** `sent`: goes out with each call, and stands in no console. */
  readonly what: 'redirect' | 'webhook' | 'inbound' | 'sent'
  readonly address: string
}
