// Card purchases and their refunds, checks, cash taken out.
import type { Parts } from './parts.ts'
import { nameAmong } from './ach.ts'

const cashOut =
  /^(?:ATM|BKOFAMERICA ATM|NONTD ATM|TD ATM).*(?:WITHDRA?WA?L|DEBIT)|^(?:ATM|CASH) WITHDRAWAL|^WITHDRAWAL (?:MADE|CASH)|TLR CASH WITHDRAWAL/
const card =
  /^(?:CHECKCARD|(?:RECURRING )?(?:DEBIT |PIN )?CARD (?:PURCHASE|PAYMENT)(?: WITH PIN)?|(?:PIN |POS )?PURCHASE(?: RETURN)?|RECURRING PAYMENT AUTHORIZED|DEBIT (?:CARD (?:PURCHASE|CREDIT)|POS|PURCHASE)|DBCRD PUR|POS |POINT OF SALE|WITHDRAWAL (?:POS|DEBIT CARD)|VISA |MONEY TRANSFER AUTHORIZED(?! ON \S+ FROM))/
const cardAfterDate = / (?:0|\d\d) (?:PURCHASE|MOBILE PURCHASE)\b/
/** Where a card's line has the shop's city, shops of the web print their address, and the state behind it: 'AMZN.COM/BILL WA'. */
const webShop = /\/BILL\b|\.(?:COM|NET|ORG|IO|CO)(?:\/\S*)? [A-Z]{2}(?: 0| \d+| CARD\b.*)?$/
const refund = /PURCHASE RETURN|CARD CREDIT/
/** Words of the form, dates and numbers before the shop's name. */
const noise =
  /^(?:(?:CHECKCARD|RECURRING|DEBIT|PIN|CARD|PURCHASE|RETURN|PAYMENT|AUTHORIZED|ON|POS|AP|AUT|DDA|PUR|VISA|POINT|OF|SALE|WITHDRAWAL|WITH|DBCRD|CREDIT|REF)\b[ ,#/-]*|[\d#*/.,X-]+ *)+/

export function parseCard(text: string, isNamed: boolean): Parts | null {
  if (cashOut.test(text))
    return {
      rail: 'cash-out',
      direction: 'out',
      counterparty: '',
      delimited: true,
      purpose: '',
    }
  if (!card.test(text) && !cardAfterDate.test(text) && !webShop.test(text)) return null
  const isRefund = refund.test(text)
  return {
    rail: 'card',
    direction: isRefund ? 'in' : 'out',
    counterparty: isNamed ? nameAmong(text.replace(noise, '')).name : '',
    delimited: false,
    purpose: isRefund ? 'refund' : '',
  }
}

export function parseCheck(text: string): Parts | null {
  if (
    !/^(?:SHARE DRAFT|DRAFT(?= #?\d)|CASHED CHECK|CHECK|CK|CHK)(?: (?:PAID|NO|NUMBER))?[ #.]*\d*(?:$|\s|-)/.test(
      text,
    )
  )
    return null
  return { rail: 'check', direction: 'out', counterparty: '', delimited: true, purpose: '' }
}
