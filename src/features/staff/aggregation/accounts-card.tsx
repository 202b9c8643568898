// The linked accounts, bank by bank: number masked, what it counts as, balance, statements; the same in a shared file and in the staff room.
import { Fragment, type ReactNode } from 'react'
import { formatUsd } from '#core/ground/money.ts'
import { EmptyState } from '#ui/frame/loading.tsx'
import { useLanguage } from '#ui/words.tsx'
import { Card } from '../room/card.tsx'
import { shortTime } from '../room/formats.tsx'
import { READ_FROM_STATEMENTS, type LinkedAccount } from './aggregation-contract.ts'
import { fileCode, useFileWords } from './file-words.ts'
import { StatementsButton, StatementsCount } from './statements-button.tsx'
import './accounts-card.css'
import { fetchOfFile, useStatements, type FetchStatements } from './use-statements.tsx'

const cents = (dollars: number) => Math.round(dollars * 100)

const nameOf = ({ name, accnum }: LinkedAccount): ReactNode => (
  <>
    {name} <span className="nowrap">••{accnum}</span>
  </>
)

interface AccountsCardProps {
  readonly accounts: readonly LinkedAccount[]
  /** Leads to the lines of an account that has some. */
  readonly toLines: (account: LinkedAccount, name: ReactNode) => ReactNode
  /** Null for whoever may only read how many statements there are. */
  readonly fetchStatements: FetchStatements | null
  /** What is shown is not so any more. */
  readonly onStale: () => void
}

export function AccountsCard({ accounts, toLines, fetchStatements, onStale }: AccountsCardProps) {
  const t = useFileWords()
  const language = useLanguage()
  const statements = useStatements(fetchStatements ?? fetchOfFile, onStale)
  const known = accounts.flatMap(({ balance }) => (balance === null ? [] : [cents(balance)]))
  const time = (seconds: number) => shortTime(new Date(seconds * 1000).toISOString(), new Date(), language)
  const banks = [...new Set(accounts.map(({ bank }) => bank))].map((id) =>
    accounts.filter(({ bank }) => bank === id),
  )
  return (
    <Card
      title={t('accounts')}
      more={
        known.length > 0 && (
          <span className="small muted">
            {t('balances', { amount: formatUsd(known.reduce((sum, each) => sum + each, 0)) })}
          </span>
        )
      }
    >
      {accounts.length === 0 ? (
        <EmptyState title={t('noAccounts')}>{t('noAccountsWhy')}</EmptyState>
      ) : (
        <div className="scroll accounts" tabIndex={0} role="group" aria-label={t('accounts')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('account')}</th>
                <th scope="col" className="no-phone">
                  {t('type')}
                </th>
                <th scope="col" className="no-phone">
                  {t('counts')}
                </th>
                <th scope="col" className="no-phone">
                  {t('asOf')}
                </th>
                <th scope="col" className="num">
                  {t('balance')}
                </th>
                <th scope="col" className="num">
                  {t('statements')}
                </th>
              </tr>
            </thead>
            <tbody>
              {banks.map((bank) => (
                <Fragment key={bank[0]!.bank}>
                  <tr className="bank">
                    <th colSpan={6} scope="rowgroup">
                      {bank[0]!.institution || '-'}{' '}
                      <span className="small muted">
                        {t(bank[0]!.provider === READ_FROM_STATEMENTS ? 'readOn' : 'linked', {
                          date: time(bank[0]!.linked),
                        })}
                      </span>
                    </th>
                  </tr>
                  {bank.map((account) => (
                    <tr key={`${account.name} ${account.accnum}`}>
                      <th scope="row">
                        {account.accountid ? toLines(account, nameOf(account)) : nameOf(account)}
                      </th>
                      <td className="no-phone">{fileCode(t, 'type', account.type)}</td>
                      <td className="no-phone">{fileCode(t, 'use', account.use || 'none')}</td>
                      <td className="no-phone">
                        {account.timestamp === null ? '-' : time(account.timestamp)}
                      </td>
                      <td className="num">
                        {account.balance === null ? '-' : formatUsd(cents(account.balance))}
                      </td>
                      <td className="num small muted">
                        {fetchStatements ? (
                          <StatementsButton
                            account={account}
                            fetching={statements.fetching}
                            onFetch={statements.fetchAll}
                          />
                        ) : (
                          <StatementsCount account={account} />
                        )}
                      </td>
                    </tr>
                  ))}
                </Fragment>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {statements.told}
    </Card>
  )
}
