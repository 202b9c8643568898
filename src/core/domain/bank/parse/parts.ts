// What a parser answers with.

export type Rail =
  | 'ach'
  | 'rtp'
  | 'wire'
  | 'card'
  | 'check'
  | 'deposit'
  | 'person'
  | 'transfer'
  | 'fee'
  | 'returned'
  | 'interest'
  | 'cash-out'
  | 'unknown'

export interface Parts {
  readonly rail: Rail
  /** As the form's words say; null = they do not. The amount's sign is what counts. */
  readonly direction: 'in' | 'out' | null
  /** Plain words of the name; '' = the line has none. */
  readonly counterparty: string
  /** The form marks where the name begins and ends; otherwise other words may stand around it. */
  readonly delimited: boolean
  /** Plain words that tell what for: a company's entry description, a memo, the kind of a fee. */
  readonly purpose: string
  /** Plain words of the name for whom the entry is, where the form has a field for it (INDN, IND NAME); mostly the holder's own. */
  readonly individual?: string
  /** The line has words of an invoice, of a customer, or of somebody's accounts payable. Only credits are asked. */
  readonly isInvoiced?: boolean
}

export type Parser = (line: string, isNamed: boolean) => Parts | null
