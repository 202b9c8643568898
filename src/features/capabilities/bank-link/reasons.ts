// Why a bank could not be linked or stopped answering: our own few codes for what the vendors and their widgets say.

export const bankReasons = [
  'cancelled',
  'login',
  'second-factor',
  'institution-down',
  'no-accounts',
  'expired',
  'unavailable',
  'revoked',
  'replaced',
  'other',
] as const
export type BankReason = (typeof bankReasons)[number]

const patterns: readonly (readonly [RegExp, BankReason])[] = [
  [/mfa|second-?factor/, 'second-factor'],
  [/institution|unable-?to-?connect/, 'institution-down'],
  [/no-?accounts/, 'no-accounts'],
  [/credential|login|locked/, 'login'],
  [/cancel|exit|close/, 'cancelled'],
  [/expired|invalid-(public|link)-token/, 'expired'],
  [/unavailable|timeout|api-error|internal|rate-?limit/, 'unavailable'],
  [/revoked/, 'revoked'],
]

/** Our code for whatever a widget or a vendor reported ('INSTITUTION_DOWN', 'invalidCredentials'); 'other' for the rest, null for nothing. */
export function bankReasonOf(told: string | null | undefined): BankReason | null {
  if (!told) return null
  const own = bankReasons.find((reason) => reason === told)
  if (own) return own
  const text = told
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? 'other'
}
