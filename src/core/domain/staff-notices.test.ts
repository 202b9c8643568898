// Which events of a login are told, to whom, and what its reader does about each.
import { expect, test } from 'vitest'
import { isLimitNotice, isStaffNotice, limitNotices, ownerNotices, remedyOf } from './staff-notices.ts'

test('what opens a login again, changes what it may do or shuts it goes to its owner; limits to administrators', () => {
  expect(
    Object.fromEntries([...ownerNotices, ...limitNotices].map((kind) => [kind, remedyOf(kind)])),
  ).toEqual({
    'password-changed': 'own',
    'second-factor-set': 'own',
    'recovery-codes-made': 'own',
    'recovery-code-used': 'own',
    'auth-key-issued': 'own',
    'sign-on-linked': 'own',
    // A changed password leaves a passkey in place.
    'passkey-added': 'managers',
    'passkey-removed': 'managers',
    'staff-reset': 'managers',
    'staff-role-changed': 'managers',
    'staff-disabled': 'managers',
    'staff-enabled': 'managers',
    'second-person-confirmed': 'managers',
    'takes-used-up': 'limits',
    'reveals-used-up': 'limits',
    'exports-used-up': 'limits',
    'lists-used-up': 'limits',
  })
})

test('no other kind of the staff log is told', () => {
  for (const kind of [...ownerNotices, ...limitNotices]) expect(isStaffNotice(kind)).toBe(true)
  for (const kind of ['logged-in', 'staff', '']) expect(isStaffNotice(kind)).toBe(false)
  expect(ownerNotices.filter(isLimitNotice)).toEqual([])
  expect(limitNotices.filter(isLimitNotice)).toEqual(limitNotices)
})
