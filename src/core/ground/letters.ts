// Which letters and signs the fonts of our papers have, and the form of a letter that they can set.

/**
 * Latin, Greek, Cyrillic, Hebrew and Arabic as far as the fonts go, with the signs of names and prices. `test/letters.test.ts` holds it
 * against the fonts' own tables: nothing stands here that they lack, and of the letters that they have only those of the past are left out.
 */
const had =
  /^[\n -~\xa0-\u017f\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01cd-\u01dc\u01fa-\u01ff\u0218-\u021b\u0259\u02bb\u02bc\u02c6\u02c7\u0300-\u0304\u0306-\u030c\u0312\u0315\u031b\u0323\u0326-\u0328\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490-\u04c2\u04cf-\u04d9\u04dc-\u04e9\u04ee-\u04f9\u05b0-\u05bc\u05be\u05bf\u05c1\u05c2\u05d0-\u05ea\u05f0-\u05f4\u060c\u0610-\u061b\u061f-\u06a1\u06a3-\u06ff\u0750-\u077f\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u200c\u200d\u2010-\u2015\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2116\u2122]*$/

const fontsHave = (letters: string): boolean => had.test(letters)

/**
 * The form of a letter, with the marks on it, that fonts can set: as it is, plain (a full-width 'Ａ' is an 'A'), or taken apart
 * (an 's' and the dot below it). Null where they have none. `has`: whether they have all of these.
 */
export const settable = (letter: string, has: (letters: string) => boolean): string | null =>
  [letter, letter.normalize('NFKC'), letter.normalize('NFKD')].find(has) ?? null

/** A text in letters that our papers can print, in composed form; null where one has no such form. */
export const printable = (text: string): string | null => {
  const composed = text.normalize('NFC')
  if (fontsHave(composed)) return composed
  const letters = [...composed].map((letter) => settable(letter, fontsHave))
  return letters.includes(null) ? null : letters.join('').normalize('NFC')
}
