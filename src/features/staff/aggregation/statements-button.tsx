// The statements button of an account: how many there are to download, or why there is none (specification 3, section 2.1).
import type { LinkedAccount } from './aggregation-contract.ts'
import { useFileWords, type FileWords } from './file-words.ts'

interface StatementsButtonProps {
  readonly account: LinkedAccount
  /** The account whose statements are coming. */
  readonly fetching: string | null
  readonly onFetch: (account: LinkedAccount) => void
}

/** A guest reads how many there are: they hold whole account numbers, so fetching them takes a login. */
export const StatementsCount = ({ account }: Pick<StatementsButtonProps, 'account'>) =>
  lackOf(account, useFileWords()) ?? String(account.statements)

export function StatementsButton({ account, fetching, onFetch }: StatementsButtonProps) {
  const t = useFileWords()
  const { statements, accountid, accnum, name, mfa } = account
  const lack = lackOf(account, t)
  if (statements === null && !mfa) return lack
  const coming = fetching === accountid
  return (
    <button
      type="button"
      className="linklike"
      disabled={lack !== null}
      aria-disabled={fetching !== null || undefined}
      onClick={() => onFetch(account)}
    >
      {lack ?? (coming ? t('gettingStatements') : t('getStatements', { count: String(statements) }))}
      <span className="sr">
        {' '}
        {name} {accnum}
      </span>
    </button>
  )
}

/** Why there is nothing to fetch; null where there is. */
function lackOf({ mfa, statements }: LinkedAccount, t: FileWords): string | null {
  if (mfa) return t('mfa')
  if (statements === null) return '-'
  return statements < 1 ? t('noStatements') : null
}
