// How Link words what happened on the bank pages: errors of an exit, statuses, views and events.
import type { BankSession, SessionEvent } from '#simulators/bank-pages/session.ts'

export const exitError = (
  error_type: string,
  error_code: string,
  error_message: string,
): Record<string, unknown> => ({
  error_type,
  error_code,
  error_message,
  display_message: null,
})

export const exitErrors: Partial<Record<BankSession['step'], readonly [string, string, string]>> = {
  down: [
    'INSTITUTION_ERROR',
    'INSTITUTION_DOWN',
    'this institution is not currently responding to this request',
  ],
  locked: ['ITEM_ERROR', 'ITEM_LOCKED', 'the account is locked'],
  empty: ['ITEM_ERROR', 'NO_ACCOUNTS', 'no valid accounts were found for this item'],
  denied: ['ITEM_ERROR', 'ACCESS_NOT_GRANTED', 'access to this product was not granted for the account'],
}

export const statuses: Partial<Record<BankSession['step'], string>> = {
  consent: 'requires_credentials',
  bank: 'requires_credentials',
  login: 'requires_credentials',
  factor: 'requires_code',
  oauth: 'requires_oauth',
  'oauth-wait': 'requires_oauth',
  accounts: 'requires_account_selection',
}

export const viewNames: Readonly<Record<BankSession['step'], string>> = {
  consent: 'CONSENT',
  bank: 'SELECT_INSTITUTION',
  login: 'CREDENTIAL',
  factor: 'MFA',
  oauth: 'OAUTH',
  'oauth-wait': 'OAUTH',
  accounts: 'SELECT_ACCOUNT',
  done: 'CONNECTED',
  down: 'ERROR',
  locked: 'ERROR',
  empty: 'ERROR',
  denied: 'ERROR',
  left: 'EXIT',
}

export const eventNames: Partial<Record<SessionEvent, string>> = {
  'bank-chosen': 'SELECT_INSTITUTION',
  'bank-down': 'ERROR',
  'credentials-sent': 'SUBMIT_CREDENTIALS',
  'credentials-wrong': 'ERROR',
  locked: 'ERROR',
  'oauth-opened': 'OPEN_OAUTH',
}
