// Which day of birth a text means: figures as Americans and machines write them, words in English and Spanish.
import { isIsoDate, type IsoDate } from '#core/ground/dates.ts'
import { adultAge, ageOn, firstBirthYear } from './date-of-birth.ts'
import { monthNamed } from './month-names.ts'

type Parts = readonly [year: string, month: string | number, day: string]

/** Weekdays and small words that say nothing about the day. */
const idle =
  /^(?:de|del|el|of|the|on|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|lun(?:es)?|mar(?:tes)|mi[eé](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|s[aá]b(?:ado)?|dom(?:ingo)?)$/
const ordinal = /^(\d{1,2})(?:st|nd|rd|th|º|°|ero|ro|er)$/

/** Two digits of a year may be meant for an adult of up to this age: '81' is 1981, '15' is nobody's. */
const oldest = 99

/**
 * The day as YYYY-MM-DD, null where the text leaves a doubt. Month before day, as the country writes it; the day first only where there
 * is no such month. Figures without signs count where one reading alone is a day. Points stand for both orders.
 */
export function birthDateIn(text: string, today: IsoDate): IsoDate | null {
  const plain = text.replace(/[.,]$/, '').replace(/[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?$/, '')
  const figures = /^(\d{1,4}) ?([/. -]) ?(\d{1,2}) ?\2 ?(\d{1,4})$/.exec(plain)
  const meant = figures
    ? ordersOf(figures[1]!, figures[3]!, figures[4]!, figures[2] === '.')
    : /^\d{7,8}$/.test(plain)
      ? splitsOf(plain)
      : inWords(plain)
  const days = new Set(meant.flatMap((parts) => daysOf(parts, today)))
  return days.size === 1 ? [...days][0]! : null
}

function ordersOf(first: string, second: string, third: string, points: boolean): readonly Parts[] {
  if (first.length === 4) return third.length <= 2 ? [[first, second, third]] : []
  if (first.length === 3 || third.length % 2) return []
  const orders: readonly Parts[] = [
    [third, first, second],
    [third, second, first],
  ]
  return points || Number(first) > 12 ? orders : orders.slice(0, 1)
}

/** '04121980', '15031981', '19810315' (ISO's basic form), '4281980'. Fewer figures leave the order open, and only years of birth are years ('20010315' is not of the year 315). */
function splitsOf(digits: string): readonly Parts[] {
  const year = digits.slice(-4)
  const rest = digits.slice(0, -4)
  const cut = (at: number): readonly Parts[] => [[year, rest.slice(0, at), rest.slice(at)]]
  if (digits.length === 7) return [...cut(1), ...cut(2)]
  const day = Number(rest.slice(0, 2)) > 12 ? [[year, rest.slice(2), rest.slice(0, 2)] as const] : cut(2)
  return [...day, [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]]
}

function inWords(text: string): readonly Parts[] {
  const words = text
    .toLowerCase()
    .split(/[\s,/.-]+/)
    .filter((word) => word !== '')
  // 'mar' is March unless another month stands there; 'mar.' of martes would be a second one.
  const months = words.filter((word) => monthNamed(word) > 0)
  const numbers = words
    .filter((word) => monthNamed(word) === 0 && !idle.test(word))
    .map((word) => ordinal.exec(word)?.[1] ?? word.replace(/^['’](?=\d\d$)/, '00'))
  const [one = '', two = ''] = numbers
  if (months.length !== 1 || numbers.length !== 2 || !numbers.every((each) => /^\d{1,4}$/.test(each)))
    return []
  const [day, year] = one.length > 2 ? [two, one] : [one, two]
  return day.length <= 2 && year.length % 2 === 0
    ? [[year.replace(/^00/, ''), monthNamed(months[0]!), day]]
    : []
}

function daysOf([year, month, day]: Parts, today: IsoDate): readonly IsoDate[] {
  const short = year.length === 2
  return (short ? [`19${year}`, `20${year}`] : [year])
    .map((full) => `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`)
    .filter(
      (date) =>
        isIsoDate(date) &&
        Number(date.slice(0, 4)) >= firstBirthYear &&
        date <= today &&
        (!short || (ageOn(date, today) >= adultAge && ageOn(date, today) <= oldest)),
    )
}
