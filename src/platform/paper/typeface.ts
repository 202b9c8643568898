// The letters of a PDF: one family in two weights, in the files for Latin, Greek and Cyrillic, for Hebrew and for Arabic.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

export type Weight = 'regular' | 'bold'
/** Which file of the family has a letter. */
export type Script = 'latin' | 'hebrew' | 'arabic'

const beside = createRequire(import.meta.url)
const home = '@expo-google-fonts/ibm-plex-sans'
const files: Readonly<Record<Script, Readonly<Record<Weight, string>>>> = {
  latin: {
    regular: `${home}/400Regular/IBMPlexSans_400Regular.ttf`,
    bold: `${home}/600SemiBold/IBMPlexSans_600SemiBold.ttf`,
  },
  hebrew: {
    regular: `${home}-hebrew/400Regular/IBMPlexSansHebrew_400Regular.ttf`,
    bold: `${home}-hebrew/600SemiBold/IBMPlexSansHebrew_600SemiBold.ttf`,
  },
  arabic: {
    regular: `${home}-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf`,
    bold: `${home}-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf`,
  },
}

/** From here on Unicode has shapes of joined letters: the fonts make them of the letters, which is what a reader is to be told. */
const JOINED_FORMS = 0xfb00

const opened = new Map<string, Font>()

/** The font of a script in a weight; opened once in a process, since that takes longer than setting a page. */
export function openedFont(script: Script, weight: Weight): Font {
  const name = files[script][weight]
  let font = opened.get(name)
  if (!font) {
    opened.set(name, (font = create(readFileSync(beside.resolve(name)))))
    // The library keeps each glyph as it was first asked for: a 'c' that came as a part of 'ć' would stand for no letter from then on.
    for (const code of font.characterSet) if (code < JOINED_FORMS) font.glyphForCodePoint(code)
  }
  return font
}

const HEBREW = /[\u0590-\u05ff\ufb1d-\ufb4f]/
const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/

/** The file that a letter is looked up in first. */
export const scriptOf = (letter: string): Script =>
  HEBREW.test(letter) ? 'hebrew' : ARABIC.test(letter) ? 'arabic' : 'latin'
