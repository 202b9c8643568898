// Money paid in by hand: counter, teller machine, phone, lockbox. The text rarely tells cash from checks.
import type { Parts } from './parts.ts'

const check =
  /^(?:REMOTE|MOBILE (?:CHECK )?DEPOSIT|ATM CHECK|LOCKBOX|EDEPOSIT|DESKTOP CHECK|SHARE DRAFT DEPOSIT|DEPOSIT BY CHECK|[A-Z]+ MOBILE CHECK DEPOSIT|CHECK DEPOSIT|RDC )/
const cash = /^(?:ATM CASH DEPOSIT|CASH DEPOSIT|DEPOSIT CASH)/
const other =
  /^(?:OVER THE COUNTER|(?:CASH )?VAULT(?! (?:\d+ )?CAPITAL)|BRINKS|LOOMIS|COIN|NIGHT DROP|COUNTER (?:CREDIT|DEPOSIT)|BRANCH DEPOSIT|REGULAR DEPOSIT|DEPOSIT MADE|ATM (?:MIXED )?DEPOSIT|BKOFAMERICA (?:ATM|MOBILE).* DEPOSIT|(?:CUSTOMER |COMMERCIAL |TELLER )?DEPOSIT(?: ID NUMBER| REFERENCE NO\.?| REF NUMBER)?[ #]*\d*$)/

export function parseDeposit(text: string): Parts | null {
  const purpose = check.test(text) ? 'check' : cash.test(text) ? 'cash' : other.test(text) ? 'deposit' : null
  return purpose === null
    ? null
    : { rail: 'deposit', direction: 'in', counterparty: '', delimited: true, purpose }
}
