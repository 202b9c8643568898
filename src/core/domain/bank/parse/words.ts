// Words of a bank's text: plain form, the shape that equal lines share, and which words are of a purpose rather than of a name.
import { deposit, invoice, pay, payables, settle } from './abbreviations.ts'

/** Runs of other signs; a lone space is one already. */
const otherSigns = /(?: *[^a-z0-9 \u00c0-\uffff]|  )[^a-z0-9\u00c0-\uffff]*/g

/** Signs within a name part no words: 'U.S. Foods' is 'us foods', 'Lowe's' is 'lowes'. */
const insideName = /['\u2019.](?=[a-z])/
const insideNames = /(?<=[a-z])['\u2019](?=[a-z])|(?<=\b[a-z])\.(?=[a-z]\b)/g

/** Lower case, every run of other signs one space. */
export function plainText(text: string): string {
  const line = text.toLowerCase()
  return (insideName.test(line) ? line.replace(insideNames, '') : line).replace(otherSigns, ' ').trim()
}

/** Where fields begin that tell nothing of the other party: ids, a confirmation. What follows is left out. */
function endOf(line: string): number {
  const entry = line.indexOf(' DES:')
  if (entry > 0) {
    const [id, name] = [line.indexOf(' ID:', entry), line.indexOf(' INDN:', entry)]
    return Math.min(id > 0 ? id : Infinity, name > 0 ? name : Infinity)
  }
  if (line.startsWith('ORIG CO NAME')) {
    const ends = ['SEC:', 'TRACE#:', 'IND ID:', 'IND NAME:'].map((field) => line.indexOf(field))
    // Of none the least is Infinity: the whole line.
    return Math.min(...ends.filter((at) => at > 0))
  }
  return line.startsWith('ZELLE ') && !line.includes(';') ? line.indexOf(' CONF#') : -1
}

/** For whom an entry is, where its form has a field for it. */
const individual = /\b(?:INDN|IND NAME) ?: ?(.*?)(?= CO ID ?:| TRN ?:| TRACE#| SEC ?:|$)/

// Regular expressions of what every line runs through stand here: within a function each call would make a new one.
const needsCapitals = /[^\0-`{-\x7f]/
/** Amazon's own reference for a payout, glued to its name; by chance it has no digit. */
const amazonReference = /(\bAMAZON\.C)[A-Z0-9]{8}\b/
const longNumbers = /\d{4,}|\d+(?:[/:.,-]\d+)+/g

/**
 * What equal lines share: capitals, each long number, date or amount as '0', without the fields that tell nothing of either party. A
 * line is read from its shape alone, so lines of one shape always say the same, and no number in it can change what it says.
 */
export function shapeOf(text: string): string {
  const capitals = needsCapitals.test(text) ? text.toUpperCase() : text
  const line = capitals.includes('AMAZON.C') ? capitals.replace(amazonReference, '$1') : capitals
  const end = endOf(line)
  if (end <= 0) return line.replace(longNumbers, '0')
  const name = line.includes('IND', end) ? individual.exec(line.slice(end))?.[1] : undefined
  return (name ? `${line.slice(0, end).trimEnd()} INDN:${name}` : line.slice(0, end)).replace(
    longNumbers,
    '0',
  )
}

const purposeWords = new Set(
  (
    'dir ach pmt pmts pymt pymts payment payments paymt paymnt paymts pay payout payouts daily weekly monthly biweekly debit debits credit cr ccd ppd web ctx tel arc dep deposit des ' +
    'settlement settle transfer xfer hcclaimpmt claimpmt claim claims ins prem premium payroll billpay bill autopay crcardpmt epay epayment draft recurring online ' +
    'mobile internet invoice inv edi vendor rent lease fee fees refund disburse disbursement draw repay repayment remit remittance retry loan trans txns ' +
    'usataxpymt tax net wage single web_pay pmnt mtot btot disc discount discount chgs billing subscr subscription stlmt withdrawal purchase ap to from for deposito'
  ).split(' '),
)

const shortened = new RegExp(`^(?:${[pay, settle, deposit, invoice, payables].join('|')})$`)

const digit = /\d/
export const hasDigit = (text: string): boolean => digit.test(text)

/** Whether a word tells what money is for, or is a reference; such a word ends a name that no field delimits. */
export const isPurposeWord = (word: string): boolean =>
  purposeWords.has(word) || hasDigit(word) || shortened.test(word)

const corporate = new Set('llc inc corp corporation co company ltd lp llp pllc pc na the dba'.split(' '))

export const isCorporate = (word: string): boolean => corporate.has(word)

/** The words of a name without 'LLC' and its like. */
export const nameWords = (name: string): string[] =>
  name.split(' ').filter((word) => word !== '' && !isCorporate(word))
