// The data keys of a process: unwrapped once, a new one made for each month, all of them in memory from then on.
import { utcDay } from '#core/ground/dates.ts'
import type { Database } from './db/db.ts'
import type { Log } from './deps.ts'
import { fingerprintOf, type DataKey, type KeyMaterial } from './key-material.ts'
import { createKeyRing, type KeyRing } from './keys.ts'
import type { Fault } from './providers/faults.ts'
import type { KeyServicePort, KeyServices } from './providers/keys/port.ts'
import { addDataKey, isInUse, nextDataKeyId, readDataKeys, type DataKeyRow } from './store/data-keys.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Every process reads the list once a minute: by then each of them can open what the new key seals. */
export const KNOWN_AFTER_MS = 5 * MINUTE_MS
/** A database in use when it gets its first data key: processes of the version before may serve for as long. */
const FIRST_AFTER_MS = DAY_MS
/** The next month's key is made so long before it begins: a key service may be away for as long unnoticed. */
const AHEAD_MS = 7 * DAY_MS

interface Parts {
  readonly db: Database
  readonly material: KeyMaterial
  readonly services: KeyServices
  readonly clock: () => Date
  readonly log: Pick<Log, 'warn'>
}

export interface DataKeys {
  readonly keys: KeyRing
  /** The keys as they are now, for threads; the same object until they change. */
  readonly material: () => KeyMaterial
  /** Takes over what other processes made, and makes a month's key when it is time. Never throws: the process runs on with the keys it has. */
  refresh(): Promise<void>
  /**
   * Makes other keys for a rotation: of this month, and of each month whose key waits already. Answers their ids, this month's first, and
   * when that one seals. Throws a plain sentence when it cannot.
   */
  makeOthers(): Promise<{ readonly ids: readonly string[]; readonly sealsFrom: Date }>
}

/** Unwraps all data keys. Throws a plain sentence that says what to do when one cannot be: nothing it sealed could be read. */
export async function openDataKeys(parts: Parts): Promise<DataKeys> {
  const { db, services, clock, log } = parts
  const ring = createKeyRing(parts.material)
  const opened = new Map<string, string>()
  let material = parts.material
  let told = ''

  async function read(): Promise<DataKeyRow[]> {
    const rows = await readDataKeys(db)
    for (const row of rows)
      if (!opened.has(row.id)) opened.set(row.id, (await unwrapKey(services, row)).toString('base64'))
    return rows
  }

  async function make(id: string, sealsFrom: Date, firstOf?: string): Promise<void> {
    const made = await services.now.make(id)
    if (!made.ok) throw new Error(away(services.now, made.refusal))
    const { key, wrapped, wrappingKey } = made.value
    const { name: service } = services.now
    const fingerprint = fingerprintOf(key)
    await addDataKey(db, { id, service, wrappingKey, wrapped, fingerprint, sealsFrom }, clock(), firstOf)
  }

  /** Makes what is missing; answers whether anything was. */
  async function makeDue(rows: readonly DataKeyRow[]): Promise<boolean> {
    const now = clock()
    const soon = new Date(now.getTime() + AHEAD_MS)
    const due = [...new Set([now, soon].map(monthOf))].filter(
      (month) => !rows.some(({ id }) => id.startsWith(`d${month}-`)),
    )
    const wait = rows.length ? KNOWN_AFTER_MS : (await isInUse(db)) ? FIRST_AFTER_MS : 0
    for (const month of due)
      await make(
        await nextDataKeyId(db, month),
        new Date(Math.max(now.getTime() + wait, monthOf(now) === month ? 0 : beginOf(month))),
        month,
      )
    return due.length > 0
  }

  function take(rows: readonly DataKeyRow[]): void {
    const now = clock()
    const seals =
      rows.findLast(({ sealsFrom }) => sealsFrom <= now) ?? (parts.material.fieldKeys ? undefined : rows[0])
    const dataKeys: DataKey[] = rows.map(({ id }) => ({ id, key: opened.get(id)!, seals: id === seals?.id }))
    if (JSON.stringify(dataKeys) === JSON.stringify(material.dataKeys ?? [])) return
    material = { ...parts.material, dataKeys }
    ring.takeDataKeys(dataKeys)
  }

  const rows = await read()
  take(rows)
  try {
    if (await makeDue(rows)) take(await read())
  } catch (error) {
    // With no key at all nothing can be kept.
    if (!ring.sealsWith) throw error
    told = sentenceOf(error)
    log.warn({ cause: told }, 'no data key was made: the former one goes on sealing')
  }

  return {
    keys: ring,
    material: () => material,
    refresh: async () => {
      try {
        const before = await read()
        take(before)
        if (await makeDue(before)) take(await read())
        told = ''
      } catch (error) {
        const cause = sentenceOf(error)
        // Once, not every minute.
        if (cause !== told) log.warn({ cause }, 'the data keys were not renewed: the present ones stay')
        told = cause
      }
    },
    makeOthers: async () => {
      const now = clock()
      const sealsFrom = new Date(now.getTime() + KNOWN_AFTER_MS)
      // A key that waits for its month lies in every copy that the present one lies in. The later of two seals.
      const waiting = (await readDataKeys(db)).filter(
        (row) => row.sealsFrom > now && monthIn(row.id) !== monthOf(now),
      )
      const from = new Map([[monthOf(now), sealsFrom]])
      for (const row of waiting)
        from.set(monthIn(row.id), new Date(Math.max(sealsFrom.getTime(), row.sealsFrom.getTime() + 1)))
      const ids: string[] = []
      for (const [month, at] of from) {
        const id = await nextDataKeyId(db, month)
        await make(id, at)
        ids.push(id)
      }
      take(await read())
      return { ids, sealsFrom }
    },
  }
}

/** Reads the list once a minute; `stop` ends it and resolves when a running look is done. */
export function keepFresh(dataKeys: Pick<DataKeys, 'refresh'>): { readonly stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => void (running = dataKeys.refresh()), MINUTE_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/** The bytes of a data key; throws a plain sentence that says what to do when it cannot be unwrapped. */
export async function unwrapKey(services: KeyServices, row: DataKeyRow): Promise<Buffer> {
  const service = [services.now, ...services.former].find(({ name }) => name === row.service)
  if (!service)
    throw new Error(
      `The data key '${row.id}' is wrapped by '${row.service}', which is not set up here: set what it needs again. ${seeKeys}`,
    )
  const found = await service.unwrap(row.id, row)
  if (!found.ok) throw new Error(away(service, found.refusal, row))
  if (fingerprintOf(found.value) !== row.fingerprint)
    throw new Error(`The data key '${row.id}' was unwrapped to another one. Nothing was changed. ${seeKeys}`)
  return Buffer.from(found.value)
}

function away({ name, settings }: KeyServicePort, { kind, vendorCode }: Fault, row?: DataKeyRow): string {
  const code = vendorCode ? `${kind}, ${vendorCode}` : kind
  if (kind === 'unavailable' || kind === 'rate-limited')
    return `The key service '${name}' does not answer (${code}), and without it nothing sealed can be read. Processes that run already go on. Start again when it is back, and look at ${settings} and the way to it. ${seeKeys}`
  const what = row
    ? `does not unwrap the data key '${row.id}' (${code}). It was wrapped with '${row.wrappingKey}': put that key back, or allow its use`
    : `makes no data key (${code}). Look at ${settings}, and allow its use`
  return `The key service '${name}' ${what}. Nothing was changed. ${seeKeys}`
}

const seeKeys = 'See "Encryption keys" in docs/operating.md.'

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown')

/** '202611', in UTC. */
const monthOf = (at: Date): string => utcDay(at).slice(0, 7).replace('-', '')

/** The month that a key's name tells. */
const monthIn = (id: string): string => id.slice(1, 7)

const beginOf = (month: string): number => Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)) - 1)
