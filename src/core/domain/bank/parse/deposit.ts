// Money paid in by hand: counter, teller machine, phone, lockbox. The text rarely tells cash from checks.
import type { Parts } from './parts.ts'

const check =
  /\bLOCKBOX\b|^(?:[A-Z]+ CAPTURE DEPOSIT|ELECTRONIC DEPOSIT MANAGER|REMOTE|MOBILE (?:CHECK )?DEPOSIT|ATM CHECK|EDEPOSIT|DESKTOP CHECK|SHARE DRAFT DEPOSIT|DEPOSIT BY CHECK|[A-Z]+ MOBILE CHECK DEPOSIT|CHECK DEPOSIT|RDC )/
const cash = /^(?:ATM CASH DEPOSIT|CASH DEPOSIT|DEPOSIT CASH)/
const other =
  /\b(?:LOOMIS|SAFEPOINT|BRINKS COMPUSAFE|SMART SAFE)\b|^(?:OVER THE COUNTER|(?:CASH )?VAULT(?! (?:\d+ )?CAPITAL)|(?:DEPOSIT )?BRINKS|COIN|NIGHT DROP|COUNTER (?:CREDIT|DEPOSIT)|BRANCH DEPOSIT|REGULAR DEPOSIT|DEPOSIT (?:MADE|AT BRANCH|IN BRANCH|- THANK YOU)|ATM (?:MIXED )?DEPOSIT|BKOFAMERICA (?:ATM|MOBILE).* DEPOSIT|(?:CUSTOMER |COMMERCIAL |TELLER )?DEPOSIT(?: ID NUMBER| REFERENCE NO\.?| REF NUMBER)?[ #]*\d*$)/

export function parseDeposit(text: string): Parts | null {
  const purpose = check.test(text) ? 'check' : cash.test(text) ? 'cash' : other.test(text) ? 'deposit' : null
  return purpose === null
    ? null
    : { rail: 'deposit', direction: 'in', counterparty: '', delimited: true, purpose }
}
