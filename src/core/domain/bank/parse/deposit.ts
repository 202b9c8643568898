// Money paid in by hand: counter, teller machine, phone, lockbox. The text rarely tells cash from checks.
import { deposit } from './abbreviations.ts'
import type { Parts } from './parts.ts'

// Words of these forms: descriptions of the BAI2 type codes as banks print them (115 lockbox, 173 bank-prepared, 174 other, 175 check deposit
// package, 184 draft, 187 cash letter, 295 teller machine, 301 commercial, 366 currency; kudoo-cloud/banking, src/bai/src/typeCode.ts) and the
// banks' own names of their channels.

const checks =
  'checks?(?: 21)?|chks?|cks?|items?|images?|icl|cash letter|remote(?: online)?|rdc|mobile|photo|scanner|desktop|e[ -]?deposits?|lock ?box|lbx|check ?mail|mail(?:ed)?(?: in)?|bank by mail|drafts?|share drafts?|foreign checks?|checks? package'
const coins =
  'cash|currency|coins?|vault|armou?red(?: car)?|night drop|night deposit(?:ory)?|nite drop|smart safe|safe|brinks|loomis|garda(?:world)?|dunbar|safepoint|compusafe'
const places =
  'counter|over[ -]the[ -]counter|otc|branch|teller|tlr|lobby|drive ?(?:up|thru|in)|banking (?:center|ctr)|atm|itm|kiosk|mixed|after hours'
const form =
  'commercial|regular|customer|retail|other|late|bank ?prepared|merchant capture|[a-z]+ capture|business|electronic|total|individual|in|at|by|made|the|a|of|with|and|via|online|automated|machine'

const words = (...of: readonly string[]): string => `(?:${of.join('|')})`
const between = '[ ,:/&-]+'
/** What stands before or behind the word 'deposit': how or where the money was paid in. */
const channel = words(checks, coins, places)
const all = words(checks, coins, places, form)
/** 'ATM CHECK DEPOSIT 0', 'IMAGE CASH LETTER DEPOSIT', 'BRANCH CREDIT': a channel, and words of forms alone before the money's word. */
const before = String.raw`^(?:\d{3} )?(?:${all}${between})*${channel}${between}(?:${all}${between})*(?:${deposit}|deposited)\b|^(?:\d{3} )?(?:${form} )*(?:counter|branch|teller|vault|cash vault|cash letter|lock ?box|remote|atm|commercial)${between}credit(?: 0| \d+)*$`
/** 'DEPOSIT - EDEPOSITS MOBILE', 'DEPOSIT MADE IN A BRANCH/STORE', 'DEPOSIT CASH'. */
const behind = String.raw`^(?:\d{3} )?(?:${form} )*(?:${deposit}|deposited)${between}(?:${all}${between})*${channel}\b`
/** Names of products and services that stand for themselves. */
const services =
  /\bLOCKBOX\b(?! (?:CAPITAL|FUND|FINANC|FEE))|\b(?:LOOMIS|SAFEPOINT|BRINKS COMPUSAFE|SMART SAFE)\b|^(?:E-?DEPOSIT|REMOTE|RDC |ELECTRONIC (?:DEP(?:OSIT)?) MANAGER|[A-Z]+ CAPTURE DEPOSIT|BKOFAMERICA ?(?:ATM|MOBILE).* DEPOSIT|[A-Z]+ MOBILE (?:CHECK )?DEPOSIT|OVER THE COUNTER|(?:CASH )?VAULT(?! (?:\d+ )?CAPITAL)|BRINKS|COINS?\b(?! (?:LAUNDRY|LAUNDROMAT|WASH|OP))|NIGHT DROP|NIGHT DEPOSITORY|ITEMS? DEPOSITED|COUNTER (?:CREDIT|DEPOSIT))/
/** A deposit and nothing that tells more, but a number and a word of thanks. */
const bare =
  /^(?:(?:CUSTOMER|COMMERCIAL|TELLER|REGULAR|BUSINESS|OTHER|LATE|BANK[ -]PREPARED|INDIVIDUAL|MISC(?:ELLANEOUS)?) )?(?:DEPOSITS?|DEP)(?: (?:ID NUMBER|REFERENCE NO\.?|REF NUMBER|SLIP|TICKET|SER(?:IAL)?(?: ?(?:NO\.?|NUM\S*))?))?(?:[ #,:-]*\d*|[ ,-]+(?:THANK YOU.*|SERIAL NUM.*|REF NUM.*))$/
/** Banco Popular and other banks in Spanish. */
const inSpanish =
  /^DEP[O\u00d3]SITO(?: (?:EN|DE|POR|M[O\u00d3]VIL|REMOTO|CHEQUES?|EFECTIVO|SUCURSAL|CAJERO|ATH|COMERCIAL|NOCTURNO|V[I\u00cd]A))*(?:[ #]*\d*)*$/
const deposited = new RegExp(`${before}|${behind}|${inSpanish.source}`, 'i')
/** Some banks put their own name before it. */
const ownBank =
  /^(?:TRUIST|SUNTRUST|BB&T|WELLS FARGO|CHASE|TD(?: BANK)?|U\.?S\.? BANK|PNC|CITI(?:BANK)?|REGIONS|HUNTINGTON|KEYBANK|M&T|BMO(?: HARRIS)?|CITIZENS|FIFTH THIRD|0\/0|CAPITAL ONE|FROST|SYNOVUS|SANTANDER|COMERICA|FLAGSTAR|FIRST HORIZON)(?: BANK)? (?=(?:ATM|ITM|CHECK|CASH|MOBILE|BRANCH|TELLER|REMOTE|NIGHT|DEPOSIT)\b)/
/** What the bank set right or gave back is no deposit. */
const undone = /\b(?:CORRECT(?:ION|ED)|ADJ(?:USTMENT)?S?|REVERS\w*|RETURN\w*)\b/
/** Own money, a loan and cards have the word as well. */
const otherwise =
  /\b(?:TRANSFERS?|XFER|TFR|TRF|SAVINGS|CHECKING|LOAN|PAYROLL|BANK ?CARD|CREDIT CARD|DEBIT CARD|CARD (?:DEP|SETTL)|FEES?|DES|ORIG CO NAME|MERCHANT DEPOSIT|CAPITAL|ADVANCE|FUNDING)\b/

const checkWords = new RegExp(`\\b${words(checks)}\\b|\\bCAPTURE\\b|DEPOSIT MANAGER|\\bEDEPOSIT`, 'i')
/** Both kinds of machines print one text for cash and checks. */
const ofAnyKind = /^BKOFAMERICA/
const cashWords = /\bCASH\b(?! LETTER)|\bCURRENCY\b/

export function parseDeposit(text: string): Parts | null {
  const line = text.replace(ownBank, '')
  const isDeposit = services.test(text) || bare.test(text) || (deposited.test(line) && !otherwise.test(text))
  if (!isDeposit || undone.test(text)) return null
  const isCash = cashWords.test(text) && !/MIXED|VAULT/.test(text)
  const isCheck = !isCash && !ofAnyKind.test(text) && checkWords.test(text)
  return {
    rail: 'deposit',
    direction: 'in',
    counterparty: '',
    delimited: true,
    purpose: isCheck ? 'check' : isCash ? 'cash' : 'deposit',
  }
}
