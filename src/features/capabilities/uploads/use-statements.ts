// Which months of statements are there, by what had arrived and by every answer since.
import { useCallback, useState } from 'react'
import { STATEMENT_MONTHS } from '#core/domain/documents.ts'
import { addMonths, type IsoMonth } from '#core/ground/dates.ts'
import type { UploadAnswer } from './contract.ts'
import { useReceived, type Received } from './use-received.ts'

/** The month that the calendar on the wall shows. */
function monthHere(): IsoMonth {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`
}

interface Sent {
  /** Months that are there by the latest answer; null before the first. */
  readonly count: number | null
  /** By the document's id: the same file sent for another month counts for that one. */
  readonly months: Readonly<Record<string, IsoMonth | null>>
  /** What the latest answer says about its file. */
  readonly notes: readonly string[]
}

export interface Statements extends Sent {
  /** Months that are known to be there. */
  readonly count: number
  readonly received: Received
  /** The months asked for, latest first, and whether each is there. */
  readonly wanted: readonly { readonly month: IsoMonth; readonly here: boolean }[]
  /** As many as asked for by the server's count, which takes a file of an unknown month for a month of its own. */
  readonly complete: boolean
  readonly take: (answer: UploadAnswer) => void
}

export function useStatements(leadId: string): Statements {
  const [sent, setSent] = useState<Sent>({ count: null, months: {}, notes: [] })
  const received = useReceived(leadId)
  const take = useCallback(
    ({ documents, statement_months: count, notes }: UploadAnswer) =>
      setSent((before) => ({
        count,
        months: { ...before.months, ...Object.fromEntries(documents.map(({ id, month }) => [id, month])) },
        notes,
      })),
    [],
  )
  // What this page sent is told by its answers: a month that was corrected has left the one it was received for.
  const months = [...received.documents.map(({ month }) => month), ...Object.values(sent.months)]
  const known = new Set(months.filter((month) => month !== null))
  const wanted = Array.from({ length: STATEMENT_MONTHS }, (_, at) => {
    const month = addMonths(monthHere(), -1 - at)
    return { month, here: known.has(month) }
  })
  const complete = (sent.count ?? received.statement_months) >= STATEMENT_MONTHS
  return { ...sent, count: known.size, received, wanted, complete, take }
}
