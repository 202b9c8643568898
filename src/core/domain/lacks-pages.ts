// Whether a file of statements has to be sent whole: pages of what was found in it are in no file.
import type { ToldAccount } from './statements-told.ts'

export const lacksPages = (told: { readonly accounts: readonly Pick<ToldAccount, 'state'>[] }): boolean =>
  told.accounts.some(({ state }) => state === 'pages-missing')
