// Whoever has one name only, and says so: it stands as the first name, and no last name is asked or kept. Pure.

/** Whether a last name is asked. */
export const hasLastName = (known: { get(id: 'oneName'): unknown }): boolean => known.get('oneName') !== true

interface Named {
  readonly firstName: string
  readonly lastName: string
}

/**
 * For those who file people by two names (bureaus, banks): the only name as the family's, and FNU, 'first name unknown', before it, as
 * the State Department prints visas of people with one name. Never to be shown to the person. Others are as they are called.
 */
export const filedName = ({ firstName, lastName }: Named): Named =>
  firstName && !lastName ? { firstName: 'FNU', lastName: firstName } : { firstName, lastName }

/** What contradicts is settled in favour of what came last: the box empties a last name, a last name that is sent unticks the box. */
export function settleOneName(after: Record<string, unknown>, came: Readonly<Record<string, unknown>>): void {
  if (after.oneName !== true) return
  if (came.lastName !== undefined && came.oneName === undefined) delete after.oneName
  else delete after.lastName
}
