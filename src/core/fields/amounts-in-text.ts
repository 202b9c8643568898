// Amounts as people write and say them: '50k', '1.5 million', '50.000,00', 'fifty thousand', 'cincuenta mil dólares'.

/** In thousands by commas or spaces or not at all, then cents; or as most of the world writes it, where that can be meant one way only. */
const forms = [
  /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(?:\.(\d{0,2}))?$/,
  /^(\d{1,3}(?:\.\d{3}){2,})$/,
  /^(\d{1,3}(?:[. ]\d{3})+|\d{4,}),(\d\d)$/,
]
/** '1,5 millones': before such a word a comma is no thousand. */
const beforeUnit = /^(\d+),(\d\d?)$/
const unit = / ?(?:(k|thousand|grand|mil)|mill(?:ion|[oó]n|ones)|mm?)$/i
/** Words that leave the amount as it is. 'At least', 'up to', 'a year' and 'pesos' make it another one. */
const before =
  /^(?:(?:\$|~|\b(?:us|usd|about|around|approx(?:imately)?|roughly|unos|aprox(?:imadamente)?)\b\.?) *)+/i
const after = /(?: *(?:\$|\b(?:usd|us dollars?|us|dollars?|dl+s|(?:de )?d[oó]lares(?: americanos)?)\b\.?))+$/i
const ofMonths = '\\b(?:mo(?:nth|nthly)?|mes|mensual(?:es|mente)?)\\b\\.?'
const monthly = new RegExp(`^${ofMonths}:? | *(?:/ ?|\\b(?:a|per|al|por|each|every|cada) )?${ofMonths}$`, 'i')

/**
 * 'M' and 'mil' after figures are thousand to some and a million to others: '1.1M' and '62 mil' are read, for no small business means eleven
 * hundred or 62 million; '50M' and '2 mil' are not, unless dollars in Spanish say which.
 */
const isSure = (word: string, figures: string, spanish: boolean): boolean =>
  word === 'mil'
    ? (spanish ? /^\d{1,3}$/ : /^\d{2,3}$/).test(figures)
    : word !== 'm' || /^\d(?:[.,]\d\d?)?$/.test(figures)

/** Whole dollars and cents ('50000', '50000.25') of a text; null where it can be meant two ways ('50.000') or none. */
export function amountIn(text: string, ofMonth: boolean): string | null {
  const line = text.replace(/\s+/g, ' ').trim()
  const bare = (ofMonth ? line.replace(monthly, '') : line).replace(before, '').replace(after, '')
  // 'Once a month' is no eleven.
  if (/^once$/i.test(bare)) return null
  const word = unit.exec(bare)
  const figures = word ? bare.slice(0, word.index) : bare
  if (
    word &&
    /\d$/.test(figures) &&
    !isSure(word[0].trim().toLowerCase(), figures, /d[oó]lares|\bdl+s\b/i.test(line))
  )
    return null
  const form = [...(word ? [beforeUnit] : []), ...forms].map((each) => each.exec(figures)).find(Boolean)
  if (!form) return numberInWords(bare)
  const [fraction = '', zeros] = [form[2], word ? (word[1] ? 3 : 6) : 0]
  const whole = form[1]!.replace(/[,. ]/g, '') + fraction.slice(0, zeros).padEnd(zeros, '0')
  const cents = fraction.slice(zeros)
  return cents ? `${whole}.${cents}` : whole
}

const small =
  'zero/cero one/un/una/uno/a two/dos three/tres four/cuatro five/cinco six/seis seven/siete eight/ocho nine/nueve ten/diez eleven/once twelve/doce thirteen/trece fourteen/catorce fifteen/quince sixteen/dieciseis seventeen/diecisiete eighteen/dieciocho nineteen/diecinueve twenty/veinte'
const tens =
  'thirty/treinta forty/cuarenta/fourty fifty/cincuenta sixty/sesenta seventy/setenta eighty/ochenta ninety/noventa'
const hundreds =
  'cien/ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'
const listed = (words: string, value: (at: number) => number) =>
  words.split(' ').flatMap((same, at) => same.split('/').map((word) => [word, value(at)] as const))
const values: ReadonlyMap<string, number> = new Map([
  ...listed(small, (at) => at),
  ...listed(tens, (at) => (at + 3) * 10),
  ...listed(hundreds, (at) => (at + 1) * 100),
  ...listed(
    'veintiun/veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    (at) => at + 21,
  ),
])
const thousand: ReadonlyMap<string, number> = new Map([
  ['thousand', 1e3],
  ['grand', 1e3],
  ['mil', 1e3],
  ['million', 1e6],
  ['millon', 1e6],
  ['millones', 1e6],
])

const english: ReadonlySet<string> = new Set([
  ...[...small.split(' '), ...tens.split(' ')].map((same) => same.split('/')[0]!),
  ...['a', 'hundred', 'thousand', 'grand', 'million'],
])

/** Each part must be smaller than the one before it, so that 'twenty thirty' or 'fifty two thousand million' is no number. */
function numberInWords(text: string): string | null {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[\s-]+/)
    .filter((word) => word !== 'and' && word !== 'y')
  // 'Two mil' is two million to some.
  if (words.includes('mil') && words.some((word) => english.has(word))) return null
  if (words.length < 2 && words[0] !== 'mil' && !values.get(words[0] ?? '')) return null
  let [sum, part, room, lastUnit] = [0, 0, Infinity, Infinity]
  for (const word of words) {
    const value = values.get(word)
    const times = thousand.get(word)
    if (value !== undefined) {
      if (value >= room || (value === 0 && words.length > 1)) return null
      part += value
      room = value >= 100 ? 100 : value >= 20 && value % 10 === 0 ? 10 : 0
    } else if (word === 'hundred' && part > 0 && part < 100) {
      part *= 100
      room = 100
    } else if (times && times < lastUnit && (part > 0 || word === 'mil')) {
      sum += (part || 1) * times
      ;[part, room, lastUnit] = [0, Infinity, times]
    } else return null
  }
  return String(sum + part)
}
