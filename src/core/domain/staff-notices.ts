// Which events of a login are told to its owner by e-mail: whatever opens it anew, changes what it may do, or shuts it.

/** Done by whoever is logged in as that person. */
const own = [
  'password-changed',
  'second-factor-set',
  'recovery-codes-made',
  'recovery-code-used',
  'auth-key-issued',
  'sign-on-linked',
] as const
/** Done so as well, but a changed password leaves them: only a reset by whoever manages people ends them all. */
const ofPasskeys = ['passkey-added', 'passkey-removed'] as const
/** Done by somebody who manages people. */
const byManagers = ['staff-reset', 'staff-role-changed', 'staff-disabled', 'staff-enabled'] as const

export const staffNotices = [...own, ...ofPasskeys, ...byManagers] as const
/** Kinds of the staff log. */
export type StaffNotice = (typeof staffNotices)[number]

export const isStaffNotice = (kind: string): kind is StaffNotice =>
  staffNotices.some((notice) => notice === kind)

/** What its reader does who knows nothing of it: change the password, or ask those who manage people. */
export const remedyOf = (notice: StaffNotice): 'own' | 'managers' =>
  own.some((each) => each === notice) ? 'own' : 'managers'
