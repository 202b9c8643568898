// Text as it is compared and searched: small letters without accents, and signs of any shape within a word minded by nobody. Pure.

/** Apostrophes, quotes, hyphens, dashes, dots and slashes of every shape: people leave them out, or write another one. */
const signs = /['"‘’‚‛“”„′″ʹʻʼʽˈ`´«»‐‑‒–—―−﹣－,;:./\\()·-]+/g
/** Accents of Latin, Greek and Cyrillic letters, vowel points of Hebrew and Arabic. Other scripts' marks are letters of their own. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g

/** Letters that Unicode takes for none with an accent, as registers and banks write them. */
const written: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
}
const writtenLetters = new RegExp(`[${Object.keys(written).join('')}]`, 'g')

/** Most texts of forms: nothing to do but the capitals. */
const plainAlready = /^[ -~]*$/

/** Small letters without accents; signs stay as they are. 'Núñez & Søn' is 'nunez & son'. */
export const plainLetters = (text: string): string =>
  plainAlready.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(accents, '')
        .toLowerCase()
        // Again: the small letter of 'İ' has a dot of its own.
        .replace(accents, '')
        .replace(writtenLetters, (letter) => written[letter]!)

/** A word in the parts that its signs make: 'O’Brien-Núñez' is 'o', 'brien', 'nunez'; none for a word of signs alone. */
const partsOf = (word: string): string[] =>
  // Signs first: some of them are, to Unicode, a space with an accent.
  plainLetters(word.replace(signs, ' ')).split(/\s+/).filter(Boolean)

/** The 't of 't Hooft belongs to the next word. */
const leading = /(^|\s)(['‘’ʻʼ`´′])([a-z]) +/gi

/** The words of a text, each in the parts that its signs make; '&' is the word 'and'. */
export const plainParts = (text: string): string[][] =>
  text
    .replace(leading, '$1$2$3$2')
    .replaceAll('&', ' and ')
    .split(/\s+/)
    .map(partsOf)
    .filter((parts) => parts.length > 0)

/** The words of a text in plain letters, joined over their signs: 'José O’Brien-Núñez, P.A.' is 'jose', 'obriennunez', 'pa'. */
export const plainWords = (text: string): string[] => plainParts(text).map((parts) => parts.join(''))
