// Whether two given or family names are one by their sound or by a slip of the hand: 'Nadeem' and 'Nadim', 'Gilbert' and 'Gilbret'. Pure; words in plain letters.

/** Spellings of one sound, in their order. */
const sounds: readonly (readonly [find: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/qu|qv|kw/g, 'kv'],
  [/ck|c(?![eiyh])|q|kh/g, 'k'],
  [/c(?=[eiy])|sz|z/g, 's'],
  [/w/g, 'v'],
  [/(?:ie|ey|y)$/, 'i'],
  [/^ye/, 'e'],
  [/ee|ii/g, 'i'],
  [/ei|ie|ea(?=[^aeiou])/g, 'e'],
  [/oo|ou/g, 'u'],
  [/y(?![aeiou])/g, 'i'],
  // Between vowels it is heard.
  [/h(?![aeiou])|(?<![aeiou])h/g, ''],
  [/(.)\1+/g, '$1'],
]

const soundsOf = (word: string): string =>
  sounds.reduce((text, [find, sound]) => text.replace(find, sound), word)

/** Vowels that are written for one another within a name; never 'a' for 'o': 'Mario' and 'Maria', 'Brandon' and 'Brendan' are two. */
const near = new Set(['ae', 'ei', 'ou'])
/** And where a name begins: 'Aleksey', 'Oleksiy'. */
const nearFirst = new Set([...near, 'ao'])

const isVowel = (letters: string): boolean => /^[aeiou]/.test(letters)
const FEWEST_CONSONANTS = 3

/**
 * Heard alike: the same consonants, and vowels that are written for one another. With another vowel it takes three consonants: 'Lisa' is
 * not 'Lesa'. How a name ends tells who it is ('Andrea' is not 'Andre'), so a vowel at the end stays what it is.
 */
export function isHeardAlike(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 3) return false
  const [a, b] = [soundsOf(one), soundsOf(other)]
  if (a === b) return true
  const parts = (text: string): readonly string[] => text.match(/[aeiou]+|[^aeiou]/g) ?? []
  const [mine, theirs] = [parts(a), parts(b)]
  if (mine.length !== theirs.length) return false
  if (mine.filter((each) => !isVowel(each)).length < FEWEST_CONSONANTS) return false
  return mine.every((each, at) => {
    const pair = [each, theirs[at]!].toSorted().join('')
    if (each === theirs[at]) return true
    return at < mine.length - 1 && pair.length === 2 && (at === 0 ? nearFirst : near).has(pair)
  })
}

/** As many letters as a name must have before one that is left out is a slip: a vowel, any letter, the last one. */
const LONG = { vowel: 6, any: 8, last: 6 }
/** Of a given name that was cut: what is left, and what is missing at least. */
const CUT = { left: 7, missing: 2 }

/** A slip in a given name: two letters in the other order, one left out, the end cut. The last letter tells 'Daniela' from 'Daniel': it is the same. */
export function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.startsWith(short) && short.length >= CUT.left && long.length - short.length >= CUT.missing)
    return true
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (at === 0) return false
  if (short.length === long.length)
    return (
      at < short.length - 2 &&
      short[at] === long[at + 1] &&
      short[at + 1] === long[at] &&
      short.slice(at + 2) === long.slice(at + 2)
    )
  if (long.length - short.length !== 1 || short.slice(at) !== long.slice(at + 1)) return false
  const missing = long[at]!
  if (at === short.length) return long.length >= LONG.last && !isVowel(missing) && !isVowel(short.at(-1)!)
  // 'Soeren' for Søren is no slip, but another way of writing.
  if (missing === 'e' && /[aou]/.test(long[at - 1]!)) return false
  return long.length >= (isVowel(missing) ? LONG.vowel : LONG.any)
}

/** Initials as a given name: 'RJ', 'AJ'. 'Al', 'Ed' and 'Jo' are names. */
export const isInitials = (word: string): boolean => /^(?:[b-df-hj-np-tv-xz]{2}|[aeiou]j)$/.test(word)
