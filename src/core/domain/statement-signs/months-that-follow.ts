// Statements of one account that follow each other: the next one opens with what the one before closed with.
import { addDays } from '#core/ground/dates.ts'
import type { AccountReading } from '../statement-reader/read-statement.ts'
import type { Sign } from './sign.ts'

interface ReadFile {
  readonly document: string
  readonly accounts: readonly AccountReading[]
}

/** By the later file. Where one of both does not add up, a figure may be misread, and it says little. */
export function monthsThatDoNotFollow(files: readonly ReadFile[]): ReadonlyMap<string, readonly Sign[]> {
  const byAccount = new Map<string, { document: string; account: AccountReading }[]>()
  for (const { document, accounts } of files)
    for (const account of accounts) {
      // Two digits may be two accounts.
      if ((account.mask?.length ?? 0) < 4) continue
      const key = `${account.mask}/${account.kind}`
      byAccount.set(key, [...(byAccount.get(key) ?? []), { document, account }])
    }
  const found = new Map<string, Sign[]>()
  for (const own of byAccount.values()) {
    const inOrder = own.toSorted((a, b) =>
      a.account.from < b.account.from ? -1 : Number(a.account.from > b.account.from),
    )
    for (const { document, account } of inOrder) {
      const before = inOrder.filter(
        (each) => each.account.to === account.from || addDays(each.account.to, 1) === account.from,
      )
      const { opening } = account
      if (opening === null || before.some((each) => each.account.closing === opening)) continue
      const [other] = before.filter((each) => each.account.closing !== null && each.document !== document)
      if (!other) continue
      const isSure = account.isProven && other.account.isProven
      const evidence = { closing: other.account.closing!, opening, from: account.from }
      const sign: Sign = {
        code: 'month-does-not-follow',
        weight: isSure ? 'strong' : 'weak',
        page: null,
        box: null,
        evidence,
      }
      found.set(document, [...(found.get(document) ?? []), sign])
    }
  }
  return found
}
