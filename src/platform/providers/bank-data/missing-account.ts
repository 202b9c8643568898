// Whether a history lacks an account whose bank was away: without a line it looks like one that earns nothing.
import type { Fetched } from './port.ts'

export function lacksAccount({
  history,
  needsAttention,
}: Pick<Extract<Fetched, { state: 'ready' }>, 'history' | 'needsAttention'>): boolean {
  const told = new Set(history.transactions.map(({ accountId }) => accountId))
  return needsAttention.some(({ accountId, reason }) => reason === 'institution-down' && !told.has(accountId))
}
