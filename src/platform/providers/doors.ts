// The doors to the vendors: each has a limit of calls at once, and closes for a while after a run of outages.
import { refused, type Outcome } from '#core/ground/outcome.ts'
import { exchangeWith, REDIRECT, type Exchange, type VendorCaller } from './call-vendor.ts'
import type { Fault } from './faults.ts'

/** Calls of one process to one vendor at the same time; the others wait, within their own deadline. */
const AT_ONCE = 16
/** Outages in a row after which nobody asks for a while. */
const CLOSES_AFTER = 5
/** Seconds until the first trial; twice as long after each that failed, up to the second figure. */
const FIRST_PAUSE = 15
const LONGEST_PAUSE = 300

/** What staff and the operator see of one vendor. */
interface DoorState {
  readonly vendor: string
  /** `closed`: nobody asks until `opensAt`; `trial`: one call finds out whether the vendor is back. */
  readonly state: 'open' | 'closed' | 'trial'
  readonly opensAt: Date | null
  readonly running: number
  readonly waiting: number
  readonly outagesInARow: number
  /** The kind and code of the last fault that said something of the vendor or our setting, and when; null since a call went well. */
  readonly lastFault: { readonly code: string; readonly at: Date } | null
}

/** What doors tell the operator with. */
interface Told {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Lets one use of a vendor through its door. What ends 'unavailable' without a code of the vendor's own is an outage. */
export type VendorGuard = <T>(use: () => Promise<Outcome<T, Fault>>) => Promise<Outcome<T, Fault>>

/** Longest that a use without a deadline of HTTP waits for a place, in milliseconds. */
const GUARD_WAIT_MS = 5_000

export interface Doors {
  /** How an adapter calls this vendor over HTTP. */
  to(vendor: string): VendorCaller
  /** The same for one that speaks another protocol. */
  around(vendor: string): VendorGuard
  /** Of every vendor that is set up, by name. */
  states(): DoorState[]
}

export function createDoors(surroundings: { readonly clock: () => Date; readonly log: Told }): Doors {
  const doors = new Map<string, Door>()
  const made = (vendor: string): Door => {
    // One vendor, one door, whoever uses it.
    const before = doors.get(vendor)
    if (before) return before
    const door = createDoor(vendor, surroundings)
    doors.set(vendor, door)
    return door
  }
  return {
    to: (vendor) => {
      const { through } = made(vendor)
      return (call) => {
        const deadlineMs = call.timeoutMs ?? 15_000
        // At least a moment, so that one that was let in at the last one ends as any other.
        return through(deadlineMs, (waitedMs) =>
          exchangeWith({ ...call, timeoutMs: Math.max(1, deadlineMs - waitedMs) }),
        )
      }
    },
    around: (vendor) => {
      const { through } = made(vendor)
      return (use) =>
        through(GUARD_WAIT_MS, async () => {
          const answer = await use()
          return { answer, outage: !answer.ok && isOutage(answer.refusal) }
        })
    },
    states: () =>
      [...doors.values()].map((door) => door.state()).sort((a, b) => (a.vendor < b.vendor ? -1 : 1)),
  }
}

/** A server that answers with a figure of its own is there, whatever it says. */
const isOutage = ({ kind, vendorCode = '' }: Fault): boolean =>
  kind === 'unavailable' && !/^\d{3}$/.test(vendorCode)

interface Door {
  through<T>(waitMs: number, ask: (waitedMs: number) => Promise<Exchange<T>>): Promise<Outcome<T, Fault>>
  state(): DoorState
}

function createDoor(vendor: string, { clock, log }: { clock: () => Date; log: Told }): Door {
  let running = 0
  const queue: (() => void)[] = []
  let outages = 0
  let pause = 0
  /** Closed until this moment; null = open. */
  let opensAt: Date | null = null
  let trying = false
  let lastFault: DoorState['lastFault'] = null

  /** Whether it may ask, once there is a place: as the trial of a door that is shut, as one of many, or not now; and how long it waited. */
  async function enter(
    timeoutMs: number,
  ): Promise<Fault | { readonly trial: boolean; readonly waitedMs: number }> {
    const begun = clock().getTime()
    const shut = whyShut()
    if (shut) return shut
    if (running >= AT_ONCE && !(await placeWithin(timeoutMs)))
      return { kind: 'unavailable', vendorCode: 'busy' }
    // The vendor may have gone while this one waited: those behind it are told so at once, too.
    const since = whyShut()
    if (since) {
      queue.shift()?.()
      return since
    }
    const trial = opensAt !== null
    if (trial) trying = true
    running += 1
    return { trial, waitedMs: Math.max(0, clock().getTime() - begun) }
  }

  function whyShut(): Fault | null {
    if (!opensAt) return null
    if (opensAt <= clock() && !trying) return null
    return { kind: 'unavailable', vendorCode: 'door-closed' }
  }

  const placeWithin = (ms: number): Promise<boolean> =>
    new Promise((resolve) => {
      const take = () => {
        clearTimeout(timer)
        resolve(true)
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(take), 1)
        resolve(false)
      }, ms)
      queue.push(take)
    })

  function leave(trial: boolean): void {
    running -= 1
    if (trial) trying = false
    queue.shift()?.()
  }

  function note(outage: boolean | null, fault: Fault | null, trial: boolean): void {
    const now = clock()
    const code = fault?.vendorCode ?? fault?.kind ?? ''
    if (fault && isSetting(code) && lastFault?.code !== code)
      log.error({ vendor, cause: code }, 'a provider cannot be reached: look at its address and certificate')
    if (fault && (outage || fault.ours)) lastFault = { code, at: now }
    if (outage === null) return
    if (!outage) {
      if (opensAt) log.warn({ vendor }, 'a provider answers again')
      if (!fault) lastFault = null
      outages = 0
      pause = 0
      opensAt = null
      return
    }
    outages += 1
    // One that was begun before the door closed says nothing new.
    if (outages < CLOSES_AFTER || (opensAt && !trial)) return
    pause = Math.min(LONGEST_PAUSE, pause ? 2 * pause : FIRST_PAUSE)
    if (!opensAt) log.warn({ vendor, cause: code }, 'a provider is down: nobody asks it for a while')
    opensAt = new Date(now.getTime() + 1000 * pause)
  }

  return {
    through: async (waitMs, ask) => {
      const entered = await enter(waitMs)
      if ('kind' in entered) return refused(entered)
      const { trial, waitedMs } = entered
      try {
        const { answer, outage } = await ask(waitedMs)
        note(outage, answer.ok ? null : answer.refusal, trial)
        return answer
      } finally {
        leave(trial)
      }
    },
    state: () => ({
      vendor,
      state: opensAt ? (trying ? 'trial' : 'closed') : 'open',
      opensAt,
      running,
      waiting: queue.length,
      outagesInARow: outages,
      lastFault,
    }),
  }
}

/** Faults of our own setting or of the vendor's certificate, not of its service: the operator must look. */
const isSetting = (code: string): boolean =>
  code === REDIRECT || code === 'ENOTFOUND' || /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(code)
