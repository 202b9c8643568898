// Whether a typed signature is the signer's name: written otherwise is the same, in part is a variant that they confirm, another one is refused. Pure.

/** Before and behind a name, no part of it. */
const besides = new Set([
  'mr',
  'mrs',
  'ms',
  'mx',
  'dr',
  'prof',
  'sr',
  'sra',
  'srta',
  'don',
  'jr',
  'ii',
  'iii',
  'iv',
  'esq',
  'phd',
  'md',
  'cpa',
])
/** Between the words of a name; people leave them out. */
const between = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'y',
  'e',
  'da',
  'do',
  'dos',
  'van',
  'von',
  'der',
  'den',
  'di',
  'bin',
  'al',
  'el',
])

const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** Words without case, accents and signs; O'Brien is one word, Ana-María are two. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđðþæœı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’‘`´.]/g, '')
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** The words that name: what stands besides and between is left out, unless nothing else is there. */
function naming(text: string): string[] {
  const all = wordsOf(text)
  const kept = all.filter((word) => !besides.has(word) && !between.has(word))
  return kept.length ? kept : all
}

const scriptsOf = (text: string): string[] =>
  [
    'Latin',
    'Cyrillic',
    'Greek',
    'Hebrew',
    'Arabic',
    'Han',
    'Hangul',
    'Devanagari',
    'Thai',
    'Armenian',
    'Georgian',
  ].filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(text))

/** 'q' of 'Quispe': an initial in place of a word. */
const standsFor = (short: string, word: string): boolean =>
  short === word || ([...short].length === 1 && word.startsWith(short))

/** Each of the one is one of the other, none twice: the rest of the other is left. */
function within(few: readonly string[], many: readonly string[]): boolean {
  const left = [...many]
  return few.every((word) => {
    const exact = left.indexOf(word)
    const at = exact >= 0 ? exact : left.findIndex((each) => standsFor(word, each) || standsFor(each, word))
    if (at < 0) return false
    left.splice(at, 1)
    return true
  })
}

/** The first and the last word in full, at whichever end: with both a middle name may be left out, added or shortened. */
const endsOf = (words: readonly string[]): string[] => [words[0]!, words.at(-1)!]

/**
 * 'same': accents, case, order, titles and middle names aside it is the name. 'variant': it has a word of the name, or is written in
 * another script. 'other': it is somebody else's, or no name.
 */
export function compareNames(typed: string, name: string): 'same' | 'variant' | 'other' {
  const [given, wanted] = [naming(typed), naming(name)]
  if (!given.length || !wanted.length) return 'other'
  if (given.length === 1 && wanted.length > 1)
    return given[0]!.length > 1 && wanted.includes(given[0]!) ? 'variant' : otherScript(typed, name)
  const [short, long] = given.length <= wanted.length ? [given, wanted] : [wanted, given]
  const whole = endsOf(long).every((end) => short.includes(end))
  if (short.length === long.length ? within(short, long) && whole : whole && within(short, long))
    return 'same'
  if (given.some((word) => word.length > 1 && wanted.includes(word))) return 'variant'
  return otherScript(typed, name)
}

/** All of it: one letter of another script among those of the name's own is a letter that looks like another. */
function otherScript(typed: string, name: string): 'variant' | 'other' {
  const [given, wanted] = [scriptsOf(typed), scriptsOf(name)]
  const differs = given.join() !== wanted.join() && !given.some((script) => wanted.includes(script))
  return /\p{L}/u.test(typed) && differs ? 'variant' : 'other'
}
