// What a reading of a statement has beside its lines, for tests that make one without a file: proven, and nothing special about it.
import type { AccountReading } from '#core/domain/statement-reader/read-statement.ts'

export const restOfReading = {
  printed: { figures: [], days: [] },
  proof: {
    balance: 0,
    deposits: 0,
    withdrawals: 0,
    balances: 0,
    firstBreak: null,
    outside: 0,
    unsure: 0,
    overlaid: 0,
  },
  isProven: true,
  isSeen: false,
  repairs: [],
  pages: { of: null, missing: [] },
  holder: null,
  routing: null,
  mentions: [],
} satisfies Partial<AccountReading>
