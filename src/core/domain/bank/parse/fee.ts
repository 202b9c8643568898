// Fees of the bank, items that came back, interest: lines that the bank writes about the account itself.
import type { Parts, Rail } from './parts.ts'
import { plainText } from './words.ts'

const of = (rail: Rail, purpose: string, counterparty = ''): Parts => ({
  rail,
  direction: null,
  counterparty: plainText(counterparty),
  delimited: false,
  purpose,
})

/** Spares nearly every line the rest. */
const aboutTheAccount =
  /FEE|CHARGE|CHG|SVC|SRVC|PENALTY|NSF|SUFFICIENT|INSUF|UNCOLLECTED|UNAVAILABLE|REPRESENTED|\bRET|\bRTN|\bREV|OVERDRAFT|\bOD\b|COURTESY|PRIVILEGE|UNPAID|REJECTED|\bR0|INTEREST|DIVIDEND|SUSTAINED|OVERDRAWN|\wRET\b|DEVUELT|SOBREGIR|^CARGO\b|COMISI|^RDI\b|REFER TO MAKER/

/** A company's own line, whatever its entry description says: its fee is no fee of the bank's. */
const companyLine =
  /^(?:ORIG CO NAME|WT (?:FED|SEQ)|WIRE TYPE)|^(?!NSF|RETURN|OVERDRAFT|ACH RE?TU?R?N).* DES: ?/
const givenBack = /REFUND|REVERS|REBATE|WAIVE|FEE (?:CREDIT|ERASER)/
const feeWord = /\b(?:(?:ITEM)?FEES?|CARGOS?|COMISI[OÓ]N|CHARGES?|CHG|PENALTY|SVC)\b/
const insufficient =
  /\bNSF\b|NON ?-?SUFFICIENT|INSUF(?:FICIENT|F)?\.? (?:FUNDS?|FEE|CHARGE)|(?:UNCOLLECTED|UNAVAILABLE) FUNDS|REPRESENTED (?:CHECK|ITEM)|FONDOS INSUF|SIN FONDOS/
const returnedItem =
  /RETURN (?:OF )?POSTED|REVERSE (?:CORPORATE )?ACH|RET(?:URNE?|N|R?N)?D? ?-?(?:ITEM|CHECK|CK|DEBIT|ACH|PAYMENT|DRAFT)\b|\bRETD\b|\bRTN?D? (?:ITEM|UNPAID|CK|CHE?C?K|DEBIT|PAYMENT)\b|UNPAID ITEM|ITEM RETURNED|(?:PAYMENT|DEBIT|ACH) RET(?:URN(?:ED)?|N)\b|ACH RTN|\(REJECTED\)|HIST RTN|RETURNED UNPAID|ELECTRONIC RETURN|RTN UNPAID|\b(?:PAYMENT|ACH|DEBIT|EFT) REVERSAL|^REVERSAL:? (?!OF (?:FEE|CHARGE))|REJECTED (?:ACH|ITEM)|STOP PAYMENT RETURN|\bR0[1-9]\b|\bDEVUELT[OA]\b/
const depositedItem =
  /^RDI\b|REFER TO MAKER|^(?:MOBILE |CHECK |ATM |BRANCH )?DEPOSIT REVERS(?:AL|ED)\b|(?:DEPOSITED|CASHED)(?:\/DEPOSITED)? ?(?:ITEM|CHECK|CK)?.*\bRET(?:URN(?:ED)?|N)?\b|RETURN(?:ED)? (?:DEPOSIT(?:ED)?|CASHED)|DEPOSIT(?:ED)? (?:ITEM )?RETURN|RETURN(?:ED)? ITEM CHARGE ?BACK|CHARGE ?-?BACK ITEM|CHARGE ?-?BACK\b.*RETURNED|FUNDS CHARGE ?-?BACK|RETURN.*\bCUSTOMER\b(?! ADVISES)/
/** A foundation and a testing house bear the three letters too. */
const otherNsf =
  /\bNSF (?:GRANTS?|AWARDS?|INTERNATIONAL|INTL|SBIR|STTR|CERT\w*|PAYMENTS?\b.*TREAS)|SCIENCE (?:FOUND|FDN|FND)/
/** The item was paid: the bank took its fee for lending. */
const paidItem = /\bPAID\b(?!.*\bRET)/
const overdraft =
  /\bSOBREGIR|\bOVERDRA(?:FT|WN)\b|^OD$|\bOD (?:FEES?|CHARGES?|CHG|ITE?MS?|PD|PROT\w*|SWEEP|TRANSFER|XFER|TFR|PAID|RET\w*|SVC|SRVC|COVERAGE|LIMIT|INT\w*)\b|\b(?:FEES?|CHARGES?|PAID|ITEMS?|SUSTAINED|DAILY|CONT(?:INUOUS)?|EXT(?:ENDED)?)\b.* OD\b|COURTESY PAY|PRIVILEGE PAY|^PAID ITEM FEE|NEGATIVE (?:ACCOUNT )?BALANCE FEE|SUSTAINED OD/
const bankFee =
  /^(?:(?:MONTHLY|ACCOUNT|PAPER|STOP|DORMANT|WIRE|OUTGOING|INCOMING|INTL|INTERNATIONAL|FOREIGN|EXTERNAL|EXT|ANNUAL|MEMBERSHIP|USAGE|SURCHARGE|SERVICE|MAINTENANCE|NON|ATM|EXCESS|EARLY|CLOSED|CASH DEPOSIT|TRANSACTIONS?|OFFICIAL|UNDELIV|DEBIT CARD SETUP|ONLINE (?:DOMESTIC|INTL|FX)\b.* WIRE|DOMESTIC|CASHIER'?S|ACH (?:BATCH|ORIGINATION|ITEM|MODULE|SERVICES?)|RETURNED STATEMENT|BALANCE INQUIRY|MINIMUM|INTEREST CHARGE|FEE|SLASH)\b.*)?\b(?:FEES?|CHARGES?|CARGOS? (?:POR|MENSUAL\w*|DE SERVICIO)|CHG|SVC|SRVC)\b(?!.*(?:DES:|PMNTUS))/

function aboutFees(text: string): Parts | null {
  const isBack = givenBack.test(text)
  if (depositedItem.test(text))
    return feeWord.test(text) && !/CHARGE ?BACK/.test(text)
      ? of('fee', isBack ? 'fee given back' : 'bank fee')
      : of('returned', 'deposited item')
  const isReturn = returnedItem.test(text)
  if (!isReturn && otherNsf.test(text)) return null
  if (insufficient.test(text) || isReturn) {
    // 'NSF RETURNED ITEM FEE' is what the bank took, 'RETURNED ITEM NSF <payee>' the item itself.
    const isFee = feeWord.test(text) || /^NSF(?: ?[:-]?)? ?$|UNCOLLECTED FUNDS|INSUFFICIENT FEE/.test(text)
    const isFeeBack = (isFee || /^NSF REV/.test(text)) && isBack && !/^(?:REVERSAL|REV)\b.*RETURN/.test(text)
    if (isFeeBack) return of('fee', 'fee given back')
    if (paidItem.test(text) && !/UNPAID/.test(text) && !/^RETURN/.test(text))
      return of('fee', 'overdraft fee')
    if (isFee) return of('fee', 'nsf fee')
    return of(
      'returned',
      'item',
      text.replace(/.*(?:ORIG CO NAME:|\bR0\d\b|NSF RETURN ITEM -|NSF|UNPAID|ACH DEBIT|ITEM)/, ''),
    )
  }
  if (overdraft.test(text)) {
    if (isBack) return of('fee', 'fee given back')
    if (/\bRE?TU?R?N?(?:ED|D)?\b/.test(text)) return of('fee', 'nsf fee')
    if (/PROTECTION|TRANSFER|SWEEP/.test(text) && !/^OVERDRAFT (?:ITEM )?FEE/.test(text))
      return feeWord.test(text) ? of('fee', 'bank fee') : null
    return of('fee', 'overdraft fee')
  }
  return null
}

/** The National Science Foundation pays under the letters of insufficient funds. */
const scienceFoundation =
  /\bNSF (?:TREAS|GRANT|AWARD|FASTLANE|ACM)|SCIENCE FOUND.*\bNSF\b|\bNSF\b.*SCIENCE FOUND/

/** What the bank did on its own account, or null. */
export function parseFee(text: string): Parts | null {
  if (!aboutTheAccount.test(text) || scienceFoundation.test(text)) return null
  if (/^(?:MONTHLY )?INTEREST (?:PAYMENT|PAID|EARNED|CREDIT)|^(?:DEPOSIT )?DIVIDEND\b/.test(text))
    return of('interest', 'interest')
  const isCompanys = companyLine.test(text)
  if (!isCompanys || /^REVERSAL|HIST RTN|\(REJECTED\)/.test(text)) {
    const found = aboutFees(text)
    if (found) return found
  }
  if (isCompanys) return cameBack(text)
  if (
    /\b(?:FEE|CHARGES?) (?:ADJ(?:USTMENT)? CREDIT|REFUND|REVERSAL|REVERSED|REBATE|WAIVE[RD]?)|^(?:SERVICE|MAINTENANCE|MONTHLY).* REVERSAL/.test(
      text,
    )
  )
    return /^(?:[A-Z]+ )?(?:WORLDPAY|STRIPE|SQUARE|CLOVER)/.test(text) ? null : of('fee', 'fee given back')
  if (
    (bankFee.test(text) &&
      !/WIRE (?:TRANSFER )?(?:IN\b|CREDIT)/.test(text) &&
      !/^INCOMING WIRE CREDIT/.test(text)) ||
    /WITHDRWL .* FEE$|^SERVICE CHARGES FOR/.test(text)
  )
    return of('fee', isGivenBack(text))
  return null
}

/** A company's entry that is named for coming back ('PAYROLLRET'): an own payment that found no account. */
function cameBack(text: string): Parts | null {
  const entry =
    /^(?:ORIG CO NAME: ?)?(.+?) (?:ORIG ID:.*)?(?:DES|CO ENTRY DESCR): ?[A-Z]{3,}RET(?:URN)?\b/.exec(text)
  return entry ? of('returned', 'item', entry[1]) : null
}

/** Reasons of a return that are no lack of money: Nacha's codes but R01 and R09, a stop, a duplicate, an app's unclaimed payment. */
const otherReason =
  /\bR(?:0[2-8]|[1-8]\d)\b|STOP(?:PED)? PA|DUPLICATE|ACC(?:OUN)?T CLOSED|CLOSED ACC|NO ACC(?:OUN)?T|INVALID ACC|NOT AUTHORI|UNAUTHORI|\bZELLE\b|\bVENMO\b|CASH APP/i
const lackOfMoney = /\bR0[19]\b|\bNSF\b|INSUF|UNCOLLECTED/i

/**
 * Whether an item that was given back to the account, by the bank's own text, came back because the account could not pay: as long as nothing
 * else is said, it did. What the bank gives back of a deposit was no payment of this account.
 */
export const isForLackOfMoney = (text: string): boolean =>
  !depositedItem.test(text.toUpperCase()) && (lackOfMoney.test(text) || !otherReason.test(text))

const isGivenBack = (text: string): string => (givenBack.test(text) ? 'fee given back' : 'bank fee')
