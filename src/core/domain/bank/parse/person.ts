// Zelle, Venmo, Cash App and other payments from person to person; businesses are paid by them too.
import type { Parts } from './parts.ts'
import { plainText } from './words.ts'

const app =
  /\bZELLE\b|^ZEL (?:FROM|TO)\b|\bVENMO\b|\bCASH ?APP\b|APPLE CASH|^MOBILE\/EMAIL TRANSFER|^VISA DIRECT|^SENT MONEY TO|^MONEY RECEIVED|\bZEL\*/
const bankTransferToPerson =
  /^ONLINE TRANSFER (?:FROM|TO) (?!CHK|SAV|MMA|.*(?:CHECKING|SAVINGS|X{3,}|\.\.\.))([A-Z]+ [A-Z]+) CONF#/

const surnameFirst = /CONF# \S+; ([A-Z' -]+), ([A-Z' -]+)$/
const nameField = /\bNAME: ?(.+)$/
const nameInWords =
  /(?:\bFROM|\bTO|RECEIVED FROM|RECEIVED, \S+ ZELLE|SENT, \S+ ZELLE)\b:? (.+?)(?= CONF| ON (?:0|\d)| REF\b| PMT ID| PAYMENT ID|$)/
/** References stand behind the name: they hold digits, or are the bank's short name with letters. */
const reference = / (?:JPM|BAC|USB|WFC|CTI|PNC|TDB|RP)?[A-Z]*\d\S*.*/

function nameIn(text: string): string {
  const surname = surnameFirst.exec(text)
  if (surname) return `${surname[2]} ${surname[1]}`
  const named = nameField.exec(text) ?? nameInWords.exec(text)
  return (named?.[1] ?? '').replace(/^ZEL\*/, '').replace(reference, '')
}

export function parsePerson(text: string, isNamed: boolean): Parts | null {
  const transfer = bankTransferToPerson.exec(text)
  if ((!app.test(text) && !transfer) || text.includes(' DES:')) return null
  return {
    rail: 'person',
    direction: null,
    counterparty: isNamed ? plainText(transfer?.[1] ?? nameIn(text)) : '',
    delimited: true,
    purpose: '',
  }
}
