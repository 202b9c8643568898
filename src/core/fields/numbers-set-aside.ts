// What looks like a number to hide and is something that staff must read: links, telephones, dates and amounts.
const hyphens = '\\-\\u2010-\\u2015\\u2212'

const alone = (form: string) => `(?<!\\d)(?<!\\d[./${hyphens}])(?:${form})(?!\\d)(?![./${hyphens}]\\d)`
const month = '(?:0?[1-9]|1[0-2])'
const day = '(?:0?[1-9]|[12]\\d|3[01])'
const year = '(?:19|20)\\d\\d'
const dates = ['-', '\\.', '/', '_'].flatMap((sign) => [
  `${year}${sign}${month}(?:${sign}${day})?`,
  `(?:${month}${sign}${day}|${day}${sign}${month})${sign}(?:${year}|\\d\\d)`,
  `${month}${sign}${year}`,
])
const solidDates = `(?:20[0-3]\\d)(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])?`
const date = `(?:${[...dates, solidDates].join('|')})`
/** 'account number', with what stands up to the number: behind it even three, three and four digits are an account. */
const accountNumber =
  '(?:(?:account|acct)[ ._]?(?:number|num|no|#)|n[uú]mero de (?:la |mi )?cuenta)(?:[ .:#]|bancaria|is|es|el){0,8}'

const forms = [
  // UUIDs, links and addresses of mailboxes.
  '(?<![\\da-f])[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}',
  'https?://\\S+',
  '[^\\s@<>:]{1,64}@[^\\s@<>]{1,200}\\.\\p{L}+',
  // +1 305 555 0142, +52 1 55 1234 5678
  '\\+1(?:[ .()-]{0,2}\\d){10}(?!\\d)|\\+[2-9](?:[ .()-]{0,2}\\d){9,12}(?!\\d)',
  // (305) 555-0142, 305-555-0142, 1 305 555 0142
  `(?<!${accountNumber})(?<!\\d)(?<!\\d[.${hyphens}])(?:1[ .-])?(?:\\([2-9]\\d\\d\\)[ -]?[2-9]\\d\\d[ .-]?\\d{4}|[2-9]\\d\\d([ .-])[2-9]\\d\\d\\1\\d{4})(?!\\d)`,
  alone(`${date}(?:[${hyphens}_]${date})?`),
  // The end of a card's life.
  alone('(?:0[1-9]|1[0-2])/\\d\\d'),
  `(?:[$€]|(?<!\\p{L})usd) ?\\d[\\d,.]*(?![${hyphens}\\d])`,
  '(?<!\\d)(?<!\\d[.,])\\d{5,}\\.\\d\\d(?!\\.?\\d)',
  '(?<!\\d)\\d{5,}(?= ?(?:dollars|d[oó]lares|pesos|usd|negative|overdrawn|in deposits|al mes|a month|per month)(?!\\p{L}))',
].map((form) => new RegExp(form, 'giu'))

/** Where the digits of what is set aside wait: signs that nobody types. */
const FIRST = 0xf7f0
/** For a class of signs in a pattern: the digits that are set aside. */
export const asideClass = '\\uf7f0-\\uf7f9'
const aside = new RegExp(`[${asideClass}]`, 'gu')

/** The text with the digits of such things out of the way, one sign for each; `setBack` undoes it. */
export const setAside = (text: string): string =>
  forms.reduce(
    (kept, form) =>
      kept.replace(form, (found) =>
        found.replace(/\d/g, (digit) => String.fromCharCode(FIRST + Number(digit))),
      ),
    text,
  )

export const setBack = (text: string): string =>
  text.replace(aside, (sign) => String(sign.charCodeAt(0) - FIRST))
