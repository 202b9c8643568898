// Whether somebody on file is the owner who asks, what is shown of a match before it is confirmed, and how often may be asked.

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

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** 'Ortega Jr' and 'Ortega' are one family name: who of the two it is, the name does not tell. */
const familyKey = (name: string): string => folded(name).replace(/ (?:jr|sr|ii|iii|iv)$/, '')

/** The given name by its first word: 'Maria Elena' is on file as 'Maria'. */
const givenKey = (name: string): string => folded(name).split(' ')[0] ?? ''

/** One key for a person as stated, whatever the accents and capitals. */
export const personKey = ({ firstName, lastName, zip }: StatedOwner): string =>
  `${givenKey(firstName)} ${familyKey(lastName)} ${zip}`

/**
 * The one on file who goes by the stated name at the stated zip. Null for nobody and for several: an owner is not asked to choose
 * among people, and a guess that hits somebody else's four digits finds nobody.
 */
export function matchFor<Filed extends StatedOwner>(
  stated: StatedOwner,
  onFile: readonly Filed[],
): Filed | null {
  const fitting = onFile.filter((filed) => personKey(filed) === personKey(stated))
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
