// A report of very many lines is read in a thread, and comes back in pieces: in one piece it would keep every other request waiting.
import { ok, refused } from '#core/ground/outcome.ts'
import { joinHistory } from '../../../threads/slice-history.ts'
import type { Threads } from '../../../threads/threads.ts'
import type { PlaidOptions } from '../port.ts'

/** 'malformed' where the thread could not read it; 'unavailable', to be asked again, where no thread was free or got done. The bytes are given away. */
export const readInThread =
  (threads: Threads): NonNullable<PlaidOptions['readElsewhere']> =>
  async (chunks, today) => {
    const read = await threads.run('read-bank-report', { chunks, today }, { giveAway: true })
    if (!read.ok && read.refusal === 'failed')
      return refused({ kind: 'malformed', vendorCode: 'unexpected-shape' })
    if (!read.ok) return refused({ kind: 'unavailable', vendorCode: `thread-${read.refusal}` })
    const { sliced, needsAttention } = read.value
    return ok({ history: await joinHistory(sliced), needsAttention })
  }
