// Truist: signs apart in the summary, '= $' before totals, checks three and three, several accounts in one file.
import type { TrueLine } from '../ledger.ts'
import { Sheet } from '../sheet.ts'
import { dayBefore, groupsOf, md, mdy, money, sum, usd } from './formats.ts'
import { at, figures, Frame, type Account, type Draw } from './frame.ts'
import { marked, moreOf } from './parts.ts'

const size = (lines: readonly TrueLine[], dollar = ''): string => money(sum(lines), { sign: 'none', dollar })

function drawAccount(frame: Frame, { ledger, mask, kind }: Account): void {
  const { checks, notChecks, ins } = groupsOf(ledger)
  const product = kind === 'savings' ? 'TRUIST BUSINESS SAVINGS' : 'TRUIST DYNAMIC BUSINESS CHECKING'
  frame.title(`${product} 141000221${mask}`)
  frame.say('Account summary', 40, 11).pairs(
    [
      [`Your previous balance as of ${mdy(dayBefore(ledger.from))}`, usd(ledger.opening, '$')],
      ['Checks', `- ${size(checks)}`],
      ['Other withdrawals, debits and service charges', `- ${size(notChecks)}`],
      ['Deposits, credits and interest', `+ ${size(ins)}`],
      [`Your new balance as of ${mdy(ledger.to)}`, `= ${usd(ledger.closing, '$')}`],
    ],
    40,
    340,
  )
  if (checks.length) {
    frame.across({
      title: 'Checks',
      columns: [at(40, 'DATE'), at(80, 'CHECK #'), figures(200, 'AMOUNT($)')],
      rows: marked(checks, ' *').map(({ line, number }) => ({
        cells: [md(line.date), number, usd(-line.cents)],
        of: line,
      })),
      count: 3,
      step: 180,
      down: true,
    })
    frame.say('* indicates a skip in sequential check numbers above this item')
    frame.pairs([['Total checks', `= ${size(checks, '$')}`]], 40, 560)
  }
  const section = (title: string, lines: readonly TrueLine[]): void => {
    if (!lines.length) return
    frame.table({
      title,
      again: `${title} (continued)`,
      columns: [at(40, 'DATE'), at(90, 'DESCRIPTION'), figures(560, 'AMOUNT($)')],
      rows: lines.map((line, nth) => ({
        cells: [md(line.date), line.text, usd(Math.abs(line.cents))],
        of: line,
        more: moreOf(nth + 1, 1),
      })),
    })
    frame.pairs([[`Total ${title.toLowerCase()}`, `= ${size(lines, '$')}`]], 40, 560)
  }
  section('Other withdrawals, debits and service charges', notChecks)
  section('Deposits, credits and interest', ins)
}

export const truist: Draw = (accounts) => {
  const { ledger } = accounts[0]
  const sheet = new Sheet(9)
  const frame = new Frame(sheet, (page) => {
    if (page === 1) sheet.put(40, 'Truist', { size: 14 }).put(420, 'Your account statement').down()
    else sheet.put(40, 'TRUIST BUSINESS BANKING (continued)').down()
    sheet.put(420, `For ${mdy(ledger.to)}`).down(24)
  })
  frame.table({
    title: 'Summary of your accounts',
    columns: [at(40, 'ACCOUNT NAME'), at(260, 'ACCOUNT NUMBER'), figures(540, 'BALANCE($)')],
    rows: accounts.map((account) => ({
      cells: [
        account.kind === 'savings' ? 'Savings' : 'Checking',
        `****${account.mask}`,
        usd(account.ledger.closing),
      ],
    })),
    text: 0,
  })
  for (const account of accounts) drawAccount(frame, account)
  return frame.finish()
}
