// Zelle, Venmo, Cash App and other payments from person to person; businesses are paid by them too.
import type { Parts } from './parts.ts'
import { plainText } from './words.ts'

const app =
  /\bZELLE\b|^ZEL (?:FROM|TO)\b|\bVENMO\b|\bCASH ?APP\b|APPLE CASH|^MOBILE\/EMAIL TRANSFER|^VISA DIRECT|^SENT MONEY TO|^MONEY RECEIVED/
const bankTransferToPerson =
  /^ONLINE TRANSFER (?:FROM|TO) (?!CHK|SAV|MMA|.*(?:CHECKING|SAVINGS|X{3,}|\.\.\.))([A-Z]+ [A-Z]+) CONF#/

function nameIn(text: string): string {
  const surnameFirst = /CONF# \S+; ([A-Z' -]+), ([A-Z' -]+)$/.exec(text)
  if (surnameFirst) return `${surnameFirst[2]} ${surnameFirst[1]}`
  const named =
    /\bNAME: ?(.+)$/.exec(text) ??
    /(?:\bFROM|\bTO|RECEIVED FROM|RECEIVED, \S+ ZELLE|SENT, \S+ ZELLE)\b:? (.+?)(?= CONF| ON (?:0|\d)| REF\b| PMT ID| PAYMENT ID|$)/.exec(
      text,
    )
  // References stand behind the name: they hold digits, or are the bank's short name with letters.
  return (named?.[1] ?? '').replace(/ (?:JPM|BAC|USB|WFC|CTI|PNC|TDB|RP)?[A-Z]*\d\S*.*$/, '')
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
