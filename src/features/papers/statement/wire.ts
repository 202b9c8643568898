// A bank statement by the names of the specification's model (specification 3, section 3): two texts of JSON, money out positive.
import type { StatementFacts } from './facts.ts'

const dollars = (cents: number): number => cents / 100
const months = <T>(month: string, value: T | null): Record<string, T> => {
  const [year, number] = month.split('-')
  return value === null ? {} : { [`${number}/${year}`]: value }
}

/** `account`: the id that the address names. `ocr` is the text 'null' without a reading of statements. */
export function statementOnWire(facts: StatementFacts, account: string) {
  const { month, reading } = facts
  const report = {
    date_generated: facts.refreshedAt,
    items: [
      {
        institution_name: facts.account.institution,
        accounts: [
          {
            account_id: account,
            name: facts.account.name,
            mask: facts.account.mask,
            subtype: facts.account.subtype,
            owners: [{ names: facts.account.owners }],
            historical_balances: balancesOf(facts),
            transactions: facts.lines.map(([date, text, amount]) => ({
              date,
              amount: 0 - dollars(amount),
              original_description: text,
            })),
          },
        ],
      },
    ],
  }
  const ocr = reading && {
    response: {
      bank_accounts: [
        {
          account_number: facts.account.mask,
          average_daily_balance_by_month: months(month, inDollars(reading.averageDailyBalance)),
          negative_balances_by_month_weekday: months(month, reading.negativeDays),
          nsf_count_by_month: months(month, reading.nsf),
        },
      ],
    },
  }
  return { plaid: JSON.stringify({ report }), ocr: JSON.stringify(ocr) }
}

const inDollars = (cents: number | null): number | null => (cents === null ? null : dollars(cents))

/** At the end of each day that has a line. */
function balancesOf({ lines, opening }: StatementFacts): { date: string; current: number }[] {
  if (opening === null) return []
  const ends = new Map<string, number>()
  let balance = opening
  for (const [day, , amount] of lines) ends.set(day, (balance += amount))
  return [...ends].map(([date, cents]) => ({ date, current: dollars(cents) }))
}
