// Everything the bank tells: connections and accounts, figures, all months, lenders, what is not revenue, accounts not linked.
import { leavesBalanceUnknown } from '#core/domain/bank/data-quality.ts'
import { formatUsd } from '#core/ground/money.ts'
import { reasonText, underwritingText } from '#core/words/underwriting/reason-text.ts'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { useLanguage } from '#ui/words.tsx'
import { Failure } from '../../room/failure.tsx'
import { count, dayName, days, monthName, share, When } from '../../room/formats.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import type { BankPicture } from '../bank-contract.ts'
import { ReasonFirst } from '../open-file.tsx'
import type { PartProps } from '../part-props.ts'
import { useBank } from '../use-application.ts'
import { Card, Figures, Table } from '../../room/card.tsx'
import { RefreshBank } from './refresh-bank.tsx'
import { OpenCredits } from './bank-labels.tsx'
import { Lenders } from './lenders.tsx'
import { MonthTable } from './month-table.tsx'

export function BankPart({ application, say }: PartProps) {
  const t = useStaffWords()
  const { data: bank, error, refetch } = useBank(application)
  return (
    <>
      <Failure failure={error} onRetry={() => void refetch()} />
      <Connections application={application} say={say} />
      {!application.opened && <ReasonFirst />}
      {application.opened && bank === undefined && !error && <Skeleton label={t('loading')} lines={8} />}
      {bank === null && <EmptyState title={t('bankNone')}>{t('bankNoneWhy')}</EmptyState>}
      {bank && (
        <>
          <DataFindings bank={bank} />
          <BankFigures bank={bank} />
          <Card title={t('monthly')}>
            <p className="small muted">{t('countsWhy')}</p>
            <MonthTable months={bank.months} wide />
          </Card>
          <Card title={t('otherLenders')}>
            <Lenders bank={bank} file={{ application, say }} />
          </Card>
          <OpenCredits bank={bank} application={application} say={say} />
          <Accounts bank={bank} />
          <NotRevenue bank={bank} />
          <Undisclosed bank={bank} />
        </>
      )}
    </>
  )
}

function Connections({ application, say }: Pick<PartProps, 'application' | 'say'>) {
  const t = useStaffWords()
  if (!application.connections.length) return null
  return (
    <Card title={t('connections')} more={<RefreshBank application={application} say={say} />}>
      <Table
        label={t('connections')}
        columns={[{ head: t('institution') }, { head: t('state') }, { head: t('why') }, { head: t('when') }]}
        rows={application.connections.map((each) => ({
          key: each.id,
          cells: [
            <>
              {each.institution ?? '-'}
              <span className="xs muted own-line provider">{each.provider}</span>
            </>,
            <span
              key="state"
              className={`tag ${each.state === 'linked' ? 'ok' : each.state === 'failed' || each.state === 'needs-attention' ? 'danger' : ''}`}
            >
              {codeWord(t, 'bank', each.state)}
            </span>,
            each.reason ? codeWord(t, 'bankReason', each.reason) : '-',
            <When key="at" at={each.updatedAt} />,
          ],
        }))}
      />
    </Card>
  )
}

function DataFindings({ bank }: { bank: BankPicture }) {
  const t = useStaffWords()
  const language = useLanguage()
  if (!bank.findings.length) return null
  return (
    <Card title={t('dataFindings')}>
      <p className="small muted">{t('dataFindingsLede')}</p>
      <Table
        label={t('dataFindings')}
        columns={[{ head: t('accountName') }, { head: t('why') }]}
        rows={bank.findings.map((each, at) => ({
          key: `${each.code}${at}`,
          cells: [
            each.account === null ? t('allAccounts') : `••${each.account}`,
            reasonText('reason', each, language),
          ],
        }))}
      />
    </Card>
  )
}

function BankFigures({ bank }: { bank: BankPicture }) {
  const t = useStaffWords()
  const language = useLanguage()
  const usd = (cents: number) => formatUsd(cents, { cents: false })
  const change = (value: number) => `${value > 0 ? '+' : ''}${share(value, language)}`
  const ofBalance = (shown: string) => (bank.findings.some(leavesBalanceUnknown) ? '-' : shown)
  const ofMonths = (shown: string) => (bank.averages.months > 0 ? shown : '-')
  const unclassed = bank.months.reduce((sum, { counted, unclassed: cents }) => sum + (counted ? cents : 0), 0)
  const bothEnds = (ends: BankPicture['burden']) =>
    ends &&
    (ends.least === ends.most ? [ends.most] : [ends.least, ends.most])
      .map((end) => share(end, language))
      .join(' – ')
  const part = (value: number | null) => (value === null ? '-' : share(value, language))
  return (
    <Card title={t('figures')}>
      {bank.historyFrom && (
        <p className="small muted">
          {t('historySince', {
            from: dayName(bank.historyFrom, language),
            to: dayName(bank.refreshedOn, language),
          })}
        </p>
      )}
      <Figures
        rows={[
          [t('averageGross'), ofMonths(usd(bank.averages.gross))],
          [t('averageRevenue'), ofMonths(usd(bank.averages.trueRevenue))],
          [t('unclassedCredits'), usd(unclassed)],
          [t('averageDailyBalance'), ofBalance(usd(bank.averages.averageDailyBalance))],
          [t('currentBalance'), ofBalance(usd(bank.currentBalance))],
          [t('depositsPerMonth'), ofMonths(count(bank.averages.depositsPerMonth, language))],
          [
            t('negativeDaysPerMonth'),
            ofBalance(count(bank.averages.negativeDaysPerMonth / 100, language, 1)),
          ],
          [t('longestNegative'), ofBalance(days(bank.longestNegativeRun, language))],
          [t('nsf90'), bank.nsfLast90Days],
          [
            t('daysOfCover'),
            bank.daysOfCover === null ? '-' : ofBalance(count(bank.daysOfCover / 10, language, 1)),
          ],
          [t('trend'), part(bank.trend)],
          [t('volatility'), part(bank.volatility)],
          [t('topPayer'), share(bank.topPayerShare, language)],
          [t('burden'), bothEnds(bank.burden) ?? '-'],
          // A running month only: one that is complete stands in the table.
          ...(bank.months.some(({ month, full }) => month === bank.monthToDate.month && !full)
            ? ([
                [
                  t('monthToDate', { month: monthName(bank.monthToDate.month, language) }),
                  `${usd(bank.monthToDate.trueRevenue)}${bank.monthToDate.pace === null ? '' : `, ${t('pace', { share: change(bank.monthToDate.pace) })}`}`,
                ],
              ] as const)
            : []),
        ]}
      />
    </Card>
  )
}

function Accounts({ bank }: { bank: BankPicture }) {
  const t = useStaffWords()
  const language = useLanguage()
  return (
    <Card title={t('accounts')}>
      <Table
        label={t('accounts')}
        columns={[
          { head: t('accountName') },
          { head: t('institution') },
          { head: t('use') },
          { head: t('balance'), number: true },
        ]}
        rows={bank.accounts.map((account, at) => ({
          key: `${account.mask}${at}`,
          cells: [
            `${account.name} ••${account.mask} (${codeWord(t, 'account', account.type)})`,
            account.institution,
            underwritingText(`use.${account.use}`, language),
            account.balance === null ? '-' : formatUsd(account.balance),
          ],
        }))}
      />
    </Card>
  )
}

function NotRevenue({ bank }: { bank: BankPicture }) {
  const t = useStaffWords()
  const language = useLanguage()
  if (!bank.excluded.length) return null
  return (
    <Card title={t('excludedTitle')}>
      <Table
        label={t('excludedTitle')}
        columns={[{ head: t('why') }, { head: t('credits'), number: true }, { head: t('sum'), number: true }]}
        rows={bank.excluded.map((each) => ({
          key: each.reason,
          cells: [underwritingText(`exclusion.${each.reason}`, language), each.count, formatUsd(each.amount)],
        }))}
      />
    </Card>
  )
}

function Undisclosed({ bank }: { bank: BankPicture }) {
  const t = useStaffWords()
  if (!bank.undisclosedAccounts.length) return null
  return (
    <Card title={t('undisclosed')}>
      <p className="small muted">{t('undisclosedLede')}</p>
      <Table
        label={t('undisclosed')}
        columns={[
          { head: t('accountName') },
          { head: t('transfers'), number: true },
          { head: t('sum'), number: true },
        ]}
        rows={bank.undisclosedAccounts.map((each) => ({
          key: each.mask,
          cells: [`••${each.mask}`, each.count, formatUsd(each.amount)],
        }))}
      />
    </Card>
  )
}
