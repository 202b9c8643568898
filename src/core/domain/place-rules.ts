// Whether the parts of an address agree: zip and state, military post offices, and where a business can be. What does not agree is asked about, never changed.
import { isMilitary, isMilitaryBox } from '#core/codes/military-mail.ts'
import { isStateCode } from '#core/codes/state-codes.ts'
import { stateName } from '#core/codes/us-states.ts'
import { statesOfZip } from '#core/codes/us-zip-states.ts'
import { lineProblem } from './street-rules.ts'
import { en } from '#core/words/place-rules/en.ts'
import { es } from '#core/words/place-rules/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'

/** The parts as they are known, a zip of five digits, a state's two letters; undefined or '' while one is not given. */
export interface Place {
  readonly line1?: unknown
  readonly city?: unknown
  readonly state?: unknown
  readonly zip?: unknown
}

interface PlaceProblem {
  /** The part to look at. */
  readonly part: keyof Place
  readonly key: keyof typeof en
  readonly values?: Readonly<Record<string, string>>
}

/** What stands for a city there: 'APO', 'F.P.O.', 'DPO AE'. */
const isMilitaryCity = (city: string): boolean =>
  /^\s*[afd]\.?\s?p\.?\s?o\.?(?:\s*,?\s*a[aep])?\s*$/i.test(city)

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** 'Nevada or California'. */
const namesOf = (states: readonly string[]): string =>
  states.map((state) => (isStateCode(state) ? `${stateName(state)} (${state})` : state)).join(' / ')

/**
 * What does not agree in an address, null where nothing is known to. `business`: where a business is; a military address is one only for
 * the business of somebody who lives at one (`livesThere`, ADR 122). `asksLine`: whether the street's line is looked at; where only other
 * parts are asked for it could not be mended.
 */
export function placeProblem(
  place: Place,
  {
    business = false,
    livesThere = false,
    asksLine = true,
  }: { readonly business?: boolean; readonly livesThere?: boolean; readonly asksLine?: boolean } = {},
): PlaceProblem | null {
  const [line1, city, state, zip] = [text(place.line1), text(place.city), text(place.state), text(place.zip)]
  const military = isMilitary(state)
  if (business && military && !livesThere) return { part: 'state', key: 'militaryBusiness' }
  if (military && city && !isMilitaryCity(city))
    return { part: 'city', key: 'militaryCity', values: { state } }
  if (state && !military && (isMilitaryCity(city) || (business && isMilitaryBox(line1))))
    return { part: 'state', key: 'militaryState' }
  const wrongLine = asksLine && !military ? lineProblem({ line1, city, state, zip }) : null
  if (wrongLine) return { part: 'line1', key: wrongLine }
  if (!/^\d{5}$/.test(zip)) return null
  const states = zipStatesOf(zip)
  if (!states.length) return { part: 'zip', key: 'zipUnknown', values: { zip } }
  if (!state || states.includes(state)) return null
  return {
    part: 'zip',
    key: 'zipElsewhere',
    values: { zip, states: namesOf(states), state: namesOf([state]) },
  }
}

/** Where a zip can be; empty while it is not whole. */
export const zipStatesOf = (zip: string): readonly string[] => (/^\d{5}$/.test(zip) ? statesOfZip(zip) : [])

export const placeMessage = ({ key, values }: PlaceProblem, language: Language): string =>
  fill(pick({ en, es }, language)[key], values ?? {})

type Answer = (id: string) => unknown

/** The addresses that an application or an affiliate gives, by the ids of their answers. */
const addresses = [
  { line1: 'homeAddress', city: 'homeCity', state: 'homeState', zip: 'homeZip' },
  { line1: 'businessAddress', city: 'businessCity', state: 'businessState', zip: 'businessZip' },
] as const

/**
 * A business may be where its owner lives, if that is a military address too or the owner says that it is run from home. While neither is
 * known nothing is held against it: the older wizard asks for the home later.
 */
export const livesThere = (answer: Answer): boolean =>
  (text(answer('homeState')) === '' && answer('homeBased') === undefined) ||
  [true, 'true'].includes(answer('homeBased') as string | boolean) ||
  (isMilitary(text(answer('homeState'))) && answer('homeState') === answer('businessState'))

/** The problems of the addresses of which `given` has a part, by the id of the answer to look at. */
export function placeProblems(
  given: ReadonlySet<string>,
  answer: Answer,
): readonly (readonly [id: string, problem: PlaceProblem])[] {
  return addresses.flatMap((ids) => {
    if (!Object.values(ids).some((id) => given.has(id))) return []
    const place = {
      line1: answer(ids.line1),
      city: answer(ids.city),
      state: answer(ids.state),
      zip: answer(ids.zip),
    }
    const business = ids.state === 'businessState'
    const problem = placeProblem(place, {
      business,
      livesThere: business && livesThere(answer),
      asksLine: given.has(ids.line1),
    })
    return problem ? [[ids[problem.part], problem] as const] : []
  })
}
