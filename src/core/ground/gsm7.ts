// What a text message costs: the alphabet of 3GPP 23.038 has 160 letters to a part, everything outside it makes all of them 70.

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Each takes two places. */
const extended = new Set('^{}\\[~]|€\f')

/** The letters that are outside the alphabet: á, í, ó and ú are, é, ñ, ü, ¿ and ¡ are not. */
export const outsideGsm7 = (text: string): string[] =>
  [...new Set(text)].filter((sign) => !basic.has(sign) && !extended.has(sign))

/** Parts that a text is sent in, each of which is paid for. */
export function textParts(text: string): number {
  if (outsideGsm7(text).length) return text.length <= 70 ? 1 : Math.ceil(text.length / 67)
  const places = [...text].reduce((sum, sign) => sum + (extended.has(sign) ? 2 : 1), 0)
  return places <= 160 ? 1 : Math.ceil(places / 153)
}

const plain: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02BC': "'",
  '\u00B4': "'",
  '`': "'",
  '\u201C': '"',
  '\u201D': '"',
  '\u00AB': '"',
  '\u00BB': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2026': '...',
  '\u00A0': ' ',
  '\u202F': ' ',
  '\u2009': ' ',
}

/** Typographers' signs as keyboards have them: an apostrophe of another shape is none of another name. Letters stay as they are. */
export const withPlainSigns = (text: string): string => text.replace(/\P{L}/gu, (sign) => plain[sign] ?? sign)
