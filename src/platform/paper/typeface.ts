// The letters of a PDF: one family in two weights, in the files for Latin, Greek and Cyrillic, for Hebrew and for Arabic; and the face of typed signatures.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'

/** 'hand': a typed signature, for names of which `looksWritten` says that the face has all letters. */
export type Weight = 'regular' | 'bold' | 'hand'
/** Which file of the family has a letter. */
export type Script = 'latin' | 'hebrew' | 'arabic'

const beside = createRequire(import.meta.url)
const home = '@expo-google-fonts/ibm-plex-sans'
const files: Readonly<Record<Script, Readonly<Record<Weight, string>>>> = {
  latin: {
    regular: `${home}/400Regular/IBMPlexSans_400Regular.ttf`,
    bold: `${home}/600SemiBold/IBMPlexSans_600SemiBold.ttf`,
    hand: 'fonts/dancing-script/DancingScript-Regular.ttf',
  },
  hebrew: {
    regular: `${home}-hebrew/400Regular/IBMPlexSansHebrew_400Regular.ttf`,
    bold: `${home}-hebrew/600SemiBold/IBMPlexSansHebrew_600SemiBold.ttf`,
    hand: `${home}-hebrew/400Regular/IBMPlexSansHebrew_400Regular.ttf`,
  },
  arabic: {
    regular: `${home}-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf`,
    bold: `${home}-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf`,
    hand: `${home}-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf`,
  },
}

/** Of a package, or of our own below the project's folder, which lies above this file as it was written and as it was built. */
function fileOf(name: string): string {
  if (name.startsWith('@')) return beside.resolve(name)
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, name)) && dirname(folder) !== folder) folder = dirname(folder)
  return join(folder, name)
}
/** From here on Unicode has shapes of joined letters: the fonts make them of the letters, which is what a reader is to be told. */
const JOINED_FORMS = 0xfb00

const opened = new Map<string, Font>()

/** The font of a script in a weight; opened once in a process, since that takes longer than setting a page. */
export function openedFont(script: Script, weight: Weight): Font {
  const name = files[script][weight]
  let font = opened.get(name)
  if (!font) {
    opened.set(name, (font = create(readFileSync(fileOf(name)))))
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
