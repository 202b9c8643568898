// Whether somebody on file is the owner who asks, what is shown of a match before it is confirmed, and how often may be asked.
import { plainWords } from '#core/ground/plain-letters.ts'
import { compareNames } from './same-name.ts'

/** What an owner told about himself. */
export interface StatedOwner {
  readonly firstName: string
  readonly lastName: string
  /** Five digits, of the home. */
  readonly zip: string
}

/** Questions for one application (ADR 038). */
export const PREFILL_TRIES = 3
/** Questions in 24 hours about one name and zip, from whichever application, and from one network. */
export const PREFILL_TRIES_PER_PERSON = 6
export const PREFILL_TRIES_PER_NETWORK = 30
/** Minutes for which a match waits for its 'Confirm'. */
export const PREFILL_MATCH_MINUTES = 30

/** The given name by its first word: 'Maria Elena' is on file as 'Maria'. */
const givenKey = (name: string): string => plainWords(name)[0] ?? ''

const longest = (words: readonly string[]): string =>
  words.reduce((most, word) => (word.length > most.length ? word : most), '')

/**
 * One key for a person as stated: tries are counted by it. It is coarse, by initials and zip, so that no spelling of a name that is found
 * ('Ruiz y', 'Ruiz Jr', 'Ruiz B') has tries of its own.
 */
export const personKey = ({ firstName, lastName, zip }: StatedOwner): string =>
  `${givenKey(firstName)[0] ?? ''} ${longest(plainWords(lastName))[0] ?? ''} ${zip}`

/** 'maybe' where the names leave open who it is: then nobody is shown. */
function fits(stated: StatedOwner, filed: StatedOwner): 'yes' | 'maybe' | 'no' {
  if (stated.zip !== filed.zip) return 'no'
  const family = compareNames(stated.lastName, filed.lastName, 'person')
  const given = compareNames(stated.firstName, filed.firstName, 'person')
  if (family.sure === 'different' || given.sure === 'different') return 'no'
  const isFamily = family.sure === 'same' || family.why === 'generation'
  const isGiven = given.sure === 'same' || givenKey(stated.firstName) === givenKey(filed.firstName)
  return isFamily && isGiven ? 'yes' : 'maybe'
}

/**
 * The one on file who goes by the stated name at the stated zip. Null for nobody and for several: an owner is not asked to choose
 * among people, and a guess that hits somebody else's four digits finds nobody.
 */
export function matchFor<Filed extends StatedOwner>(
  stated: StatedOwner,
  onFile: readonly Filed[],
): Filed | null {
  const fitting = onFile.filter((filed) => fits(stated, filed) === 'yes')
  return fitting.length === 1 ? fitting[0]! : null
}

/** The part of an address that one household or office shares: the first three numbers of IPv4, the first four groups of IPv6. */
export function networkOf(ip: string): string {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(ip)
  if (four) return four[1]!
  const [head = '', tail] = ip.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  // What '::' stands for is zeros, as many as make eight groups.
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length)
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...after]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
