// The month that a bank statement is of, by the name of its file, in English and Spanish.
import { addMonths, monthsBetween, type IsoMonth } from '#core/ground/dates.ts'

/** As old as a statement may be to count, in months. */
export const OLDEST_STATEMENT = 24

const names = [
  ['january', 'jan', 'enero', 'ene'],
  ['february', 'feb', 'febrero'],
  ['march', 'mar', 'marzo'],
  ['april', 'apr', 'abril', 'abr'],
  ['may', 'mayo'],
  ['june', 'jun', 'junio'],
  ['july', 'jul', 'julio'],
  ['august', 'aug', 'agosto', 'ago'],
  ['september', 'sept', 'sep', 'septiembre', 'setiembre'],
  ['october', 'oct', 'octubre'],
  ['november', 'nov', 'noviembre'],
  ['december', 'dec', 'diciembre', 'dic'],
]
/** 1 to 12 by a month's name or its short form, in lower case without accents. */
export const monthNumber = (name: string): number | undefined => numberOf.get(name)
const numbered = (of: readonly (readonly string[])[]) =>
  new Map(of.flatMap((words, at) => words.map((word) => [word, at + 1] as const)))
const numberOf = numbered(names)

/** As people write them in names of files, which nothing corrects. */
const slips = numbered([
  ['januray', 'janurary', 'janaury', 'januari'],
  ['febuary', 'feburary', 'febrary', 'februrary', 'feburay', 'feberero'],
  ['marh', 'mrach'],
  ['aprl', 'apirl', 'aprill'],
  [],
  ['juny'],
  ['jully'],
  ['agust', 'augst', 'auguest', 'agusto'],
  ['septmber', 'setember', 'septembre', 'septemeber', 'sepember', 'spetember', 'septimbre'],
  ['ocotber', 'octber', 'octuber', 'otober', 'octobre'],
  ['novmber', 'novemeber', 'novembre', 'noviember', 'novemver'],
  ['decmber', 'decemeber', 'decembre', 'dicember', 'deciembre', 'desember'],
])
const monthCalled = (word: string): number | undefined => numberOf.get(word) ?? slips.get(word)

const iso = (year: number | string, month: number | string): IsoMonth =>
  `${year}-${String(month).padStart(2, '0')}`

const month = '(0[1-9]|1[0-2])'
const day = '(0[1-9]|[12]\\d|3[01])'
const year = '(20\\d\\d)'
/** Figures that hold year and month and maybe a day, whole groups of digits only; each with the places of its year, month and day. */
const figures: readonly (readonly [RegExp, number, number, number])[] = [
  [new RegExp(`(?<!\\d)${year}[-_. ]?${month}(?:[-_. ]?${day})?(?!\\d)`, 'g'), 1, 2, 3],
  // The same sign twice: 'Chase 0412 2026' is an account's digits and a year.
  [new RegExp(`(?<!\\d)${month}([-_. ]?)${day}\\2${year}(?!\\d)`, 'g'), 4, 1, 3],
  // The day first, where it can be no month.
  [new RegExp(`(?<!\\d)(1[3-9]|2\\d|3[01])([-_. ]?)${month}\\2${year}(?!\\d)`, 'g'), 4, 3, 1],
  [new RegExp(`(?<!\\d|(?<!\\d)\\d{1,2}[-_. ])${month}[-_. ]?${year}(?!\\d)`, 'g'), 2, 1, 3],
  [new RegExp(`(?<!\\d|\\d[-_. ])([1-9])[-_.]${year}(?!\\d)`, 'g'), 2, 1, 3],
]
/**
 * The year first, without zeros: '2026-8-31', and '2026-8' where the name is a statement's. '2026-1' to '2026-6' are asked: they may as well
 * be the first to the sixth of several files, and people send so many.
 */
const MOST_FILES = 6
const unpadded = /(?<!\d|\d[-_.])(20\d\d)([-_.])([1-9]|1[0-2])(?:\2([1-9]|[12]\d|3[01]))?(?![a-z\d]|[-_.]\d)/g
/** Month, day and year, of which month and day may have one figure and the year two: '8-31-2026', '083126'. */
const shortDates = [
  /(?<!\d)(\d{1,2})[-_.](\d{1,2})[-_.](20\d\d|\d\d)(?!\d|[-_.]\d)/g,
  /(?<!\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(\d\d)(?!\d)/g,
]
/** Another date follows: what stands behind the first is no time of day. */
const dateBehind =
  /^[-_ .toal]{0,6}(?:20\d\d[-_.]?\d\d[-_.]?\d\d|\d{1,2}[-_.]?\d{1,2}[-_.]?(?:20)?\d\d)(?!\d)/
/** 'aug 15, 2026', '15 de agosto de 2026'. */
const wordedDay = [
  /(?<![a-z])([a-z]{3,10})[-_. ]+(\d{1,2})(?:st|nd|rd|th)?[-_., ]+(20\d\d)(?!\d)/g,
  /(?<!\d)(\d{1,2})[-_. ]+(?:de[-_. ]+)?([a-z]{3,10})[-_., ]+(?:de[-_. ]+)?(20\d\d)(?!\d)/g,
] as const

/** What cameras, screens, scanners and messengers call what they make, in English and Spanish; each as a word, or a word's beginning before figures. */
const captured = new RegExp(
  `(?<![a-z])(?:${[
    'img|image|imagen|photo|foto|fotografia|pic|picture|pict|dsc|dscn|dscf|dcim|gopr|pxl|mvimg|vid|video|burst|camera|camara|selfie|snapchat',
    'fullsizerender|lrm|inshot|collage|jpeg|jpg|heic|png|tmp',
    'screen ?shots?|screen ?capture|screencap|screen|snip|captura(?: de pantalla)?|pantallazo',
    'scan|scans|scanned|scanner|scanning|scn|escan|escaner|escaneo|escaneado|escaneada|digitalizado|digitalizacion|adobe ?scan|camscanner|genius ?scan',
    'turboscan|tinyscan(?:ner)?|simplescan|fastscanner|clearscan(?:ner)?|scanbot|swiftscan|scannable|evernote|scanpro|iscanner|notebloc|lens|office ?lens|microsoft ?lens|new ?doc|nuevo ?doc|doc|document|documento|file|archivo|note|nota',
    'whats ?app|wa|signal|telegram|received|recibido|fb_?img|messenger|instagram|attachment|adjunto|mms|fax|efax|epson|brother|xerox|ricoh|canon|konica|mfp|hp|kmbt|sharp|dcp|mfc|print|printed|impreso|download|descarga',
  ].join('|')})(?![a-z])`,
)

/** A word by which a name says that it is a bank's, though a date with a day stands in it. */
const ofBank =
  /statement|stmt|stmnt|estado|cuenta|extracto|checking|savings|account|acct|bank|banco|edocument|chase|wells ?fargo|citi|truist|regions|fargo|pnc|capital ?one|amex|mercury|bluevine|novo/

/** Other papers, whatever month they are of. */
const neverStatement =
  /(?<![a-z])(?:p ?& ?l|pnl|profit|income statement|balance sheet|estados? (?:de resultados|financieros?)|balance general|tax ?return|rent ?roll|aging|bill of)(?![a-z])/
const papers =
  'invoices?|facturas?|receipts?|recibos?|quotes?|cotizacion|estimates?|presupuesto|contract|contrato|lease|agreement|payroll|nomina|paystubs?|pay ?stubs?|taxes|insurance|poliza|utility|license|licencia|permit|deed'
const otherPaper = new RegExp(`(?<![a-z])(?:${papers})(?![a-z])`)
const gap = '[-_. ]'
/** A statement, though firms and accounts are called like other papers: 'Payroll account statement'. Not an 'insurance statement'. */
const isStatement = new RegExp(
  `(?<![a-z])(?<!(?<![a-z])(?:${papers})${gap}{1,3})(?:statements?|stmts?|stmnts?|estados? de cuenta|extractos?)(?![a-z])`,
)
/** Numbers of tax forms, but for the last figures of an account. A statement may be of a firm at 1120 Main St; a 1099 is called one. */
const ofAccount = `(?<!(?:account|acct|acc|ending|ends|cuenta|terminada|terminacion|x)(?:${gap}|in|no|num|number|de|en|#)*)`
const taxForm = new RegExp(`(?<![a-z\\d])${ofAccount}(?:1040|1065|1120)(?!\\d)`)
const taxFormAlways = new RegExp(`(?<![a-z\\d])${ofAccount}(?:1099|w-?2|w-?9|941)(?!\\d)`)
const isOtherPaper = (plain: string): boolean =>
  neverStatement.test(plain) ||
  taxFormAlways.test(plain) ||
  ((otherPaper.test(plain) || taxForm.test(plain)) && !isStatement.test(plain))

/** The first of several: '1 of 4', '2026-1 (part)'. What is counted so is no month and no day. */
const counted = [
  /(?<!\d)\d{1,2}[-_. ]*(?:of|de)[-_. ]*\d{1,2}(?!\d|[-_. ]*(?:del?[-_. ]*)?20\d\d)/g,
  /(?<=(?<!\d)20\d\d[-_. ])\d{1,2}[-_. (]*(?:part|parte|pt)(?![a-z]|[-_. ]*\d)/g,
]

/** The time of day behind a date, as cameras and screens write it: '_101112', ' at 10.11.12', 'T1011', '-10-11'. */
const timeBehind =
  /^(?:[-_ t.,]{1,3}|[-_ ,]*(?:at|a las?|um)[-_ ]*)?(?:[01]?\d|2[0-3])(?:[-_.:h ]?[0-5]\d)(?:[-_.:m ]?[0-5]\d)?(?:[-_. ]?\d{3})?(?!\d)/

interface Dated {
  readonly month: IsoMonth
  /** Null where no day is said. */
  readonly day: number | null
  /** A time of day stands behind it: that is when something was made. */
  readonly timed: boolean
}

/** From this day on a statement's own date is of the month in which it lies; before, of the one before it, as in a statement's text. */
const ENOUGH_DAYS = 15

/**
 * 'YYYY-MM' of 'Statement_2026-05.pdf', 'Chase 05312026.pdf', 'mayo 2026.pdf' or 'may.pdf' (the latest May that is over on the first day of
 * `currentMonth`). Null where the name tells none, several, or one that no statement can be of: that is then asked. The day on which
 * something was photographed, scanned or sent says nothing, and a month that is not over is none.
 */
export function monthInFileName(name: string, currentMonth: IsoMonth): IsoMonth | null {
  const type = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const whole = name
    .replace(/(?:\.(?:pdf|jpe?g|png|gif|bmp|heic))*\.[^.]*$/i, '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
  const plain = counted.reduce((text, number) => text.replace(number, '#'), whole)
  if (isOtherPaper(plain)) return null
  const dated = datesIn(plain)
  const told = namedMonths(plain)
  const found = new Set(
    told.length ? told : dated.length ? monthsOf(dated, plain, type) : byWord(plain, currentMonth),
  )
  const [only] = found
  if (!only || found.size > 1) return null
  const age = monthsBetween(only, currentMonth)
  return age < 1 || age > OLDEST_STATEMENT ? null : only
}

function datesIn(text: string): Dated[] {
  const timed = (hit: RegExpExecArray): boolean => {
    const behind = text.slice(hit.index + hit[0].length)
    return timeBehind.test(behind) && !dateBehind.test(behind)
  }
  let plain = text
  const inWords = wordedDay.flatMap((pattern, at) =>
    [...text.matchAll(pattern)].flatMap((hit) => {
      const of = monthCalled(hit[at === 0 ? 1 : 2]!)
      const on = Number(hit[at === 0 ? 2 : 1])
      if (!of || on < 1 || on > 31) return []
      // Its day and its year are no month and year: 'Sep_02_2026'.
      plain = plain.replace(hit[0], (found) => ' '.repeat(found.length))
      return [{ month: iso(hit[3]!, of), day: on, timed: timed(hit) }]
    }),
  )
  const inFigures = figures.flatMap(([pattern, y, m, d]) =>
    [...plain.matchAll(pattern)].map((hit) => {
      const at = hit[d] ? Number(hit[d]) : null
      return { month: iso(hit[y]!, hit[m]!), day: at, timed: at !== null && timed(hit) }
    }),
  )
  if (inFigures.length) return [...inFigures, ...inWords]
  const withoutZeros = [...plain.matchAll(unpadded)].flatMap((hit) => {
    const on = hit[4] ? Number(hit[4]) : null
    return on !== null || (ofBank.test(plain) && Number(hit[3]) > MOST_FILES)
      ? [{ month: iso(hit[1]!, hit[3]!), day: on, timed: false }]
      : []
  })
  const short = shortDates.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap((hit) => {
      const [of, on] = [Number(hit[1]), Number(hit[2])]
      const fits = of >= 1 && of <= 12 && on >= 1 && on <= 31
      return fits ? [{ month: iso(`20${hit[3]!.slice(-2)}`, of), day: on, timed: timed(hit) }] : []
    }),
  )
  return [...withoutZeros, ...(withoutZeros.length ? [] : short), ...inWords]
}

/** The months of a name's dates; none where they are the days on which the file was made. */
function monthsOf(dated: readonly Dated[], plain: string, type: string): IsoMonth[] {
  const days = dated.filter(({ day: on }) => on !== null)
  if (days.some(({ timed }) => timed)) return []
  const whole = dated.filter(({ day: on }) => on === null).map(({ month: of }) => of)
  if (!days.length) return whole
  // Both ends of a period.
  if (new Set(days.map(({ month: of }) => of)).size === 1 && days.length > 1)
    return [...whole, days[0]!.month]
  if (days.length > 1) return days.map(({ month: of }) => of)
  // A bank writes no photos, and a program that photographs or scans says so, or says nothing but the day.
  if (captured.test(plain) || type !== 'pdf' || !/[a-z]{2}/.test(plain)) return whole
  const [{ month: of, day: on }] = days as [Dated & { day: number }]
  if (on >= 25) return [...whole, of]
  if (!ofBank.test(plain)) return whole
  return [...whole, on < ENOUGH_DAYS ? addMonths(of, -1) : of]
}

const named =
  /(?<![a-z]|(?<![-_.\d])\d{1,2}[-_. ]{1,3}(?:de )?)([a-z]{3,10})[-_.,' ]{0,3}(?:de[-_ ]|del[-_ ])?(20\d\d)(?!\d)/g

/** 'August 2026': somebody wrote that, whatever day stands beside it. Nothing where other months are named as well. */
function namedMonths(plain: string): IsoMonth[] {
  const words = [...plain.matchAll(/(?<![a-z])([a-z]{3,10})(?![a-z]|['’]s)/g)]
  const months = new Set(words.flatMap(([, word]) => monthCalled(word!) ?? []))
  if (months.size > 1) return []
  return [...plain.matchAll(named)].flatMap(([, word, of]) =>
    monthCalled(word!) ? [iso(of!, monthCalled(word!)!)] : [],
  )
}

/** Words beside the name of a month that make nobody's name of it, as 'March Supply' or 'May Nguyen' are. */
const besideMonth =
  /^(?:de|del|la|el|los|mi|my|our|the|for|of|and|month|mes|monthly|mensual|business|negocio|biz|final|copy|copia|page|pagina|pg|pdf|ending|end|stmts?|statements?|account|bank|[a-z])$/

function byWord(plain: string, currentMonth: IsoMonth): IsoMonth[] {
  const years = [...plain.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(([text]) => text)
  const words = [...plain.matchAll(/[a-z]+/g)].map(([word]) => word)
  const months = words.flatMap((word) => monthCalled(word) ?? [])
  const others = words.filter((word) => !monthCalled(word))
  if (new Set(years).size > 1) return []
  if (!years.length && !others.every((word) => besideMonth.test(word) || ofBank.test(word))) return []
  return months.map((of) => {
    if (years[0]) return iso(years[0], of)
    const thisYear = iso(currentMonth.slice(0, 4), of)
    return thisYear < currentMonth ? thisYear : addMonths(thisYear, -12)
  })
}
