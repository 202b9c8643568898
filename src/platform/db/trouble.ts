// What is wrong with a database that does not answer: it is away, or what was asked for is held by another change. Both pass.
import { sqlState } from './db.ts'

/** The call may be tried again as it is: later when the database is away, in seconds when another change holds what it needs. */
export class DatabaseTrouble extends Error {
  readonly trouble: 'away' | 'busy'
  constructor(trouble: 'away' | 'busy', cause: unknown) {
    super(trouble === 'away' ? 'the database is away' : 'the database is busy', { cause })
    this.name = trouble === 'away' ? 'DatabaseAway' : 'DatabaseBusy'
    this.trouble = trouble
  }
}

/**
 * SQLSTATEs and system errors of a connection that is gone or cannot be made. 25P03: ended for standing still in a transaction. 25006: it
 * leads to a server that takes no writes, as after a failover; the next connection leads to the one that does.
 */
const away =
  /^(08...|57P0[1-5]|53300|25P03|25006|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** What the driver says of such a connection, where it gives no code. */
const driverSays =
  /^(Connection terminated|timeout e(xceeded|xpired)|Client (was closed|has encountered)|Query read timeout|Cannot use a pool)/i

/** Lock not available, deadlock, statement cancelled by its time limit. */
const busy = /^(55P03|40P01|57014)$/

/** Whether a connection that failed so must not be used again. */
export function isBroken(error: unknown): boolean {
  const code = sqlState(error)
  if (code) return away.test(code)
  return error instanceof Error && driverSays.test(error.message)
}

/** The error as `DatabaseTrouble` where it is one, else itself. */
export function asTrouble(error: unknown): unknown {
  if (isBroken(error)) return new DatabaseTrouble('away', error)
  return busy.test(sqlState(error) ?? '') ? new DatabaseTrouble('busy', error) : error
}
