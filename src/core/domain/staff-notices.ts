// Which events of a login are sent by e-mail, and to whom: its owner, all others with a say, or administrators.

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
/** The operator's word at the shell that this person may be the second one. */
const byOperator = ['second-person-confirmed'] as const
/** Somebody asked for more than a day or an hour allows: a stolen login is told by whoever manages people, not by its thief. */
export const limitNotices = ['takes-used-up', 'reveals-used-up', 'exports-used-up', 'lists-used-up'] as const
export type LimitNotice = (typeof limitNotices)[number]

/** Told to the login's owner. */
export const ownerNotices = [...own, ...ofPasskeys, ...byManagers, ...byOperator] as const
/** Told to others than the owner: all with a say where somebody who may decide got a login or more rights, administrators of a confirmation. */
export const otherNotices = [
  'staff-added',
  'staff-reset',
  'staff-role-changed',
  'staff-enabled',
  ...byOperator,
] as const
const staffNotices = [...ownerNotices, ...otherNotices, ...limitNotices] as const
/** Kinds of the staff log. */
export type StaffNotice = (typeof staffNotices)[number]

export const isLimitNotice = (notice: StaffNotice): notice is LimitNotice =>
  limitNotices.some((each) => each === notice)

export const isOwnerNotice = (notice: StaffNotice): notice is (typeof ownerNotices)[number] =>
  ownerNotices.some((each) => each === notice)

export const isOtherNotice = (notice: StaffNotice): notice is (typeof otherNotices)[number] =>
  otherNotices.some((each) => each === notice)

/** Only those who manage people hear of it, and its owner. */
export const isForManagers = (notice: StaffNotice): boolean =>
  isLimitNotice(notice) || byOperator.some((each) => each === notice)

export const isStaffNotice = (kind: string): kind is StaffNotice =>
  staffNotices.some((notice) => notice === kind)

/** What its reader does who knows nothing of it: change the password, ask those who manage people, or, as one of them, look into it. */
export const remedyOf = (notice: StaffNotice): 'own' | 'managers' | 'limits' => {
  if (isLimitNotice(notice)) return 'limits'
  return own.some((each) => each === notice) ? 'own' : 'managers'
}
