// Balances that one file lacks and another has: an account left at a balance on one day is opened with it on the next.
import { addDays } from '#core/ground/dates.ts'
import type { AccountReading, StatementFile } from '../statement-reader/read-statement.ts'
import { isProven } from '../statement-reader/prove.ts'

/**
 * The same files; an account without an opening balance takes the closing one of the file that ends on the day before it begins, by bank,
 * number and kind. What the lines then miss is told by its proof.
 */
export function openedByEarlier(files: readonly StatementFile[]): StatementFile[] {
  const left = new Map<string, number | null>()
  for (const { bank, accounts } of files)
    for (const account of accounts)
      if (account.mask !== null && account.closing !== null) {
        const key = keyOf(bank, account, addDays(account.to, 1))
        // Two files that disagree say nothing.
        left.set(key, left.has(key) && left.get(key) !== account.closing ? null : account.closing)
      }
  return files.map((file) => ({
    ...file,
    accounts: file.accounts.map((account) => {
      const { opening, closing, mask, from } = account
      const before = mask === null ? null : left.get(keyOf(file.bank, account, from))
      return opening !== null || closing === null || before === null || before === undefined
        ? account
        : opened(account, before, closing)
    }),
  }))
}

const keyOf = (bank: string, { mask, kind }: AccountReading, day: string): string =>
  `${bank}/${mask}/${kind}/${day}`

function opened(account: AccountReading, opening: number, closing: number): AccountReading {
  const balance = opening + account.lines.reduce((sum, { cents }) => sum + cents, 0) - closing
  const proof = { ...account.proof, balance }
  return { ...account, opening, proof, isProven: !account.isSeen && isProven(proof) }
}
