// What a process counts of its own work, for the operator: by kinds that the code lists, never by anything that a person typed.

/** What happened to a save of a wizard page; busy: another change held its application for too long. */
type CountedSave = 'saved' | 'repeated' | 'overtaken' | 'busy'

export interface Counts {
  /** A request named another address than its own (X-Forwarded-For) and no proxy is trusted, or none where one is: its limits count for the proxy. */
  countedAsProxy(): void
  /** Whether one did, since the process started. */
  sawProxy(): boolean
  /** One more save that ended so. */
  save(how: CountedSave): void
  /** Of each kind, since the process started. */
  saves(): Readonly<Record<CountedSave, number>>
}

export function createCounts(): Counts {
  const saves: Record<CountedSave, number> = { saved: 0, repeated: 0, overtaken: 0, busy: 0 }
  let isProxy = false
  return {
    countedAsProxy: () => void (isProxy = true),
    sawProxy: () => isProxy,
    save: (how) => void saves[how]++,
    saves: () => saves,
  }
}
