// Why a bank could not be linked or stopped answering: our own few codes for what the vendors and their widgets say.

export const bankReasons = [
  'cancelled',
  'login',
  'second-factor',
  'institution-down',
  'no-accounts',
  'personal-account',
  'expired',
  'unavailable',
  'revoked',
  'replaced',
  /** Our own setting at the provider is wrong: nobody can connect until staff have mended it. */
  'off',
  'other',
] as const
export type BankReason = (typeof bankReasons)[number]
