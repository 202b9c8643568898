// A pool of rooms for heavy work, threads or processes: bounded in number, waiting line and time; what goes wrong comes back as a value.
import { refused, type Outcome } from '#core/ground/outcome.ts'
import type { TaskName } from './tasks.ts'

/**
 * busy = too many wait already; too-slow = not done by its deadline; too-large = it needed more memory than a room has, or was larger than
 * its task takes or answers; failed = it threw, could not be handed over, or its room ended or never began; stopped = the server stops.
 */
export type ThreadFault = 'busy' | 'too-slow' | 'too-large' | 'failed' | 'stopped'

interface Work {
  readonly name: TaskName
  readonly given: unknown
  readonly giveAway: boolean
}

/** Where work is done, one task after the other. */
export interface Room {
  /** Throws where what is given cannot be handed over. */
  hand(work: Work): void
  /** Whether it holds the process open. */
  hold(held: boolean): void
  /** Ends it at once, whatever it does. */
  end(): Promise<unknown>
}

/** What a room tells its pool. */
export interface RoomNews {
  /** It has loaded its file: a task's time does not count before. */
  ready(): void
  /** `last`: it takes no further task. */
  done(outcome: Outcome<unknown, ThreadFault>, last?: boolean): void
  /** It is no more, or is to be no more. */
  gone(fault: ThreadFault): void
}

interface PoolOptions {
  readonly open: (news: RoomNews) => Room
  readonly most: number
  readonly waiting: number
  /** Milliseconds. */
  readonly deadlineOf: (name: TaskName) => number
  /** Milliseconds until a room must have loaded its file. */
  readonly startMs: number
}

interface Job extends Work {
  readonly end: (outcome: Outcome<unknown, ThreadFault>) => void
}

interface Place {
  readonly room: Room
  ready: boolean
  job: Job | null
  /** Ends the room: until it is ready that of its start, then that of its task. */
  timer: NodeJS.Timeout | null
}

export interface Pool {
  run(work: Work): Promise<Outcome<unknown, ThreadFault>>
  stop(): Promise<void>
}

/** Rooms open with the first task that needs them and do not hold a process that is otherwise done. */
export function createPool({ open, most, waiting, deadlineOf, startMs }: PoolOptions): Pool {
  const places = new Set<Place>()
  const line: Job[] = []
  let stopped = false

  const stopClock = (place: Place) => {
    if (place.timer) clearTimeout(place.timer)
    place.timer = null
  }

  const startClock = (place: Place) => {
    stopClock(place)
    if (!place.job) return
    place.timer = setTimeout(() => drop(place, 'too-slow'), deadlineOf(place.job.name))
  }

  const endJob = (place: Place, outcome: Outcome<unknown, ThreadFault>) => {
    stopClock(place)
    const { job } = place
    place.job = null
    job?.end(outcome)
  }

  /** The room is done for: its task is answered, and whoever waits gets a new one. */
  const drop = (place: Place, fault: ThreadFault) => {
    if (!places.delete(place)) return
    void place.room.end()
    endJob(place, refused(fault))
    next()
  }

  const openPlace = (): Place => {
    const room = open({
      ready: () => {
        place.ready = true
        if (!place.job) room.hold(false)
        startClock(place)
      },
      done: (outcome, last = false) => {
        if (!places.has(place)) return
        place.ready = true
        room.hold(false)
        if (last) {
          places.delete(place)
          void room.end()
        }
        endJob(place, outcome)
        next()
      },
      gone: (fault) => drop(place, fault),
    })
    const place: Place = { room, ready: false, job: null, timer: null }
    places.add(place)
    place.timer = setTimeout(() => drop(place, 'failed'), startMs)
    return place
  }

  const next = () => {
    while (line.length && !stopped) {
      const free = [...places].find(({ job }) => !job) ?? (places.size < most ? openPlace() : null)
      if (!free) return
      handOver(free, line.shift()!)
    }
  }

  const handOver = (place: Place, job: Job) => {
    place.job = job
    try {
      place.room.hand(job)
    } catch {
      // What cannot be handed over is its caller's mistake, and must not take the room out of the pool.
      place.job = null
      return job.end(refused('failed'))
    }
    place.room.hold(true)
    if (place.ready) startClock(place)
  }

  return {
    run: (work) =>
      new Promise((resolve) => {
        if (stopped) return resolve(refused('stopped'))
        if (line.length >= waiting) return resolve(refused('busy'))
        line.push({ ...work, end: resolve })
        next()
      }),
    stop: async () => {
      stopped = true
      for (const job of line.splice(0)) job.end(refused('stopped'))
      const ended = [...places].map((place) => {
        places.delete(place)
        endJob(place, refused('stopped'))
        return place.room.end()
      })
      await Promise.all(ended)
    },
  }
}
