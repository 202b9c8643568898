// Where a visit by a link came from: what staff's tools put into its address, the device, and the analytics id. Short texts; nothing that names a person.
import type { StoredItems } from '#ui/stored-items.ts'
import { keepVisitSource, visitSource, type Device } from './visit-source.ts'

/** The flow's own names in an address (specification 2, section 3), besides the campaign's. */
const named = ['campaign', 'source', 'medium', 'template', 'cta', 'rep'] as const
const kept = ['utm_campaign', 'utm_medium', 'utm_source', 'utm_rep'] as const

type LinkSource = Readonly<Record<string, string>>

/** No e-mail address, and no number as long as a telephone's: an address holds whatever somebody put there. */
const namesNobody = (text: string): boolean => !/@|%40|\d[\d\s().-]{6,}\d/.test(text)

const short = (text: string): string => text.slice(0, 100)

/** Keeps the campaign for its time and answers all that is told about the visit; `qs` is put together again from what may be told. */
export function linkSource(stored: StoredItems, search: string, device: Device): LinkSource {
  const query = new URLSearchParams(search)
  const told = [...named, ...kept].flatMap((name) => {
    const value = short(query.get(name) ?? '')
    return value && namesNobody(value) ? [[name, value] as const] : []
  })
  const clean = new URLSearchParams(told.map(([name, value]) => [name, value]))
  keepVisitSource(stored, clean.toString())
  const rep = clean.get('utm_rep')
  if (rep) stored.set('utm_rep', rep)
  const earlier = stored.get('utm_rep')
  return {
    ...visitSource(stored, device).business,
    ...(earlier ? { utm_rep: earlier } : {}),
    ...Object.fromEntries(told),
    ...(told.length ? { qs: clean.toString() } : {}),
  }
}
