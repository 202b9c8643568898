// Everything the bank tells: connections and accounts, figures, all months, lenders, what is not revenue, accounts not linked.
import type { ReactNode } from 'react'
import { readAccountId } from '#core/domain/lines/account-id.ts'
import { shownClasses } from '#core/domain/lines/line-classes.ts'
import { leavesBalanceUnknown } from '#core/domain/bank/data-quality.ts'
import { addDays, firstDay, lastDay } from '#core/ground/dates.ts'
import { formatUsd } from '#core/ground/money.ts'
import { reasonText, underwritingText } from '#core/words/underwriting/reason-text.ts'
import type { Language } from '#core/words/words.ts'
import { download } from '#ui/download.ts'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { useLanguage } from '#ui/words.tsx'
import { AccountsCard } from '../../aggregation/accounts-card.tsx'
import type { LinkedAccount } from '../../aggregation/aggregation-contract.ts'
import type { FetchStatements } from '../../aggregation/use-statements.tsx'
import * as paths from '../../paths.ts'
import { Failure } from '../../room/failure.tsx'
import { count, dayName, days, monthName, share, When } from '../../room/formats.tsx'
import { codeWord, useStaffWords, type StaffWords } from '../../room/words.ts'
import type { BankPicture } from '../bank-contract.ts'
import { ReasonFirst } from '../open-file.tsx'
import type { PartProps } from '../part-props.ts'
import { useBank } from '../use-application.ts'
import { Card, Figures, Table } from '../../room/card.tsx'
import { LinesLink, useReturn, type LinesBehind } from '../../lines/lines-link.tsx'
import { useLinesWords } from '../../lines/lines-words.ts'
import { RefreshBank } from './refresh-bank.tsx'
import { OpenCredits } from './open-credits.tsx'
import { StaleLabels } from './stale-labels.tsx'
import { Lenders } from './lenders.tsx'
import { MonthTable } from './month-table.tsx'

export function BankPart({ application, say }: PartProps) {
  const t = useStaffWords()
  const { data: bank, accounts, error, refetch } = useBank(application)
  useReturn(Boolean(bank))
  return (
    <>
      <Failure failure={error} onRetry={() => void refetch()} />
      <Connections application={application} say={say} />
      {!application.opened && <ReasonFirst />}
      {application.opened && bank === undefined && !error && <Skeleton label={t('loading')} lines={8} />}
      {accounts.length > 0 && (
        <Accounts
          id={application.id}
          rights={application.rights}
          accounts={accounts}
          onStale={() => void refetch()}
        />
      )}
      {bank === null && <EmptyState title={t('bankNone')}>{t('bankNoneWhy')}</EmptyState>}
      {bank && (
        <>
          <DataFindings bank={bank} id={application.id} />
          <BankFigures bank={bank} id={application.id} />
          <Card title={t('monthly')} more={<AllLines id={application.id} />}>
            <p className="small muted">{t('countsWhy')}</p>
            <MonthTable months={bank.months} id={application.id} wide />
          </Card>
          <Card title={t('otherLenders')}>
            <Lenders bank={bank} file={{ application, say }} />
          </Card>
          <StaleLabels bank={bank} application={application} say={say} />
          <OpenCredits bank={bank} application={application} say={say} />
          <NotRevenue bank={bank} id={application.id} />
          <Undisclosed bank={bank} />
        </>
      )}
    </>
  )
}

function AllLines({ id }: { id: string }) {
  const t = useLinesWords()
  return (
    <LinesLink id={id} behind={{}} name={t('lines')}>
      {t('toLines')}
    </LinesLink>
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

function DataFindings({ bank, id }: { bank: BankPicture; id: string }) {
  const t = useStaffWords()
  const language = useLanguage()
  if (!bank.findings.length) return null
  return (
    <Card title={t('dataFindings')}>
      <p className="small muted">{t('dataFindingsLede')}</p>
      <Table
        label={t('dataFindings')}
        columns={[{ head: t('accountName') }, { head: t('why') }, { head: t('findingLines'), number: true }]}
        rows={bank.findings.map((each, at) => ({
          key: `${each.code}${at}`,
          cells: [
            each.account === null ? t('allAccounts') : `••${each.account}`,
            reasonText('reason', each, language),
            each.lines > 0 ? (
              <LinesLink
                key="lines"
                id={id}
                behind={{ finding: each.code }}
                name={reasonText('reason', each, language)}
              >
                {count(each.lines, language)}
              </LinesLink>
            ) : (
              '-'
            ),
          ],
        }))}
      />
    </Card>
  )
}

const NSF_DAYS = 90

/** The months that the averages are over. */
function spanOf({ months }: BankPicture): Pick<LinesBehind, 'since' | 'until'> {
  const counted = months.filter((month) => month.counted)
  const [first, last] = [counted[0], counted.at(-1)]
  return first && last ? { since: firstDay(first.month), until: lastDay(last.month) } : {}
}

function BankFigures({ bank, id }: { bank: BankPicture; id: string }) {
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
  const lines = (behind: LinesBehind, name: string, shown: ReactNode) => (
    <LinesLink id={id} behind={behind} name={name}>
      {shown}
    </LinesLink>
  )
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
          [
            t('averageRevenue'),
            bank.averages.months > 0
              ? lines(
                  { figure: 'revenue', ...spanOf(bank) },
                  t('averageRevenue'),
                  usd(bank.averages.trueRevenue),
                )
              : '-',
          ],
          [
            t('unclassedCredits'),
            lines({ figure: 'unclassed', ...spanOf(bank) }, t('unclassedCredits'), usd(unclassed)),
          ],
          ...repeatRows({ bank, id }, t, language),
          [t('averageDailyBalance'), ofBalance(usd(bank.averages.averageDailyBalance))],
          ...(bank.withoutLenders
            ? ([[t('averageWithoutLenders'), ofBalance(usd(bank.withoutLenders.average))]] as const)
            : []),
          [t('currentBalance'), ofBalance(usd(bank.currentBalance))],
          ...(bank.withoutLenders
            ? ([[t('currentWithoutLenders'), ofBalance(usd(bank.withoutLenders.today))]] as const)
            : []),
          [t('depositsPerMonth'), ofMonths(count(bank.averages.depositsPerMonth, language))],
          [
            t('negativeDaysPerMonth'),
            ofBalance(count(bank.averages.negativeDaysPerMonth / 100, language, 1)),
          ],
          [t('longestNegative'), ofBalance(days(bank.longestNegativeRun, language))],
          [
            t('nsf90'),
            lines(
              { figure: 'nsf', since: addDays(bank.refreshedOn, -(NSF_DAYS - 1)) },
              t('nsf90'),
              bank.nsfLast90Days,
            ),
          ],
          [
            t('daysOfCover'),
            bank.daysOfCover === null ? '-' : ofBalance(count(bank.daysOfCover / 10, language, 1)),
          ],
          [t('trend'), part(bank.trend)],
          [t('volatility'), part(bank.volatility)],
          [t('sameMonthsLastYear'), bank.sameMonthsLastYear === null ? '-' : change(bank.sameMonthsLastYear)],
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

/** Lines that came twice, and lines that may have: nothing where there are none. */
function repeatRows(
  { bank: { repeats }, id }: { bank: BankPicture; id: string },
  t: StaffWords,
  language: Language,
): (readonly [string, ReactNode])[] {
  const usd = (cents: number) => formatUsd(cents, { cents: false })
  const row = (
    word: 'countedOnce' | 'alikeLines',
    figure: 'once' | 'alike',
    sum: 'countedOnceSum' | 'alikeLinesSum',
    values: { count: number; cents: number },
  ): readonly [string, ReactNode] => [
    t(word),
    <LinesLink key={word} id={id} behind={{ figure }} name={t(word)}>
      {t(sum, { count: count(values.count, language), sum: usd(values.cents) })}
    </LinesLink>,
  ]
  const { once, alike, leastTrueRevenue } = repeats
  return [
    ...(once.count
      ? [row('countedOnce', 'once', 'countedOnceSum', { count: once.count, cents: once.moneyIn })]
      : []),
    ...(alike.count
      ? [row('alikeLines', 'alike', 'alikeLinesSum', { count: alike.count, cents: leastTrueRevenue })]
      : []),
  ]
}

interface AccountsProps extends Pick<PartProps['application'], 'id' | 'rights'> {
  readonly accounts: readonly LinkedAccount[]
  readonly onStale: () => void
}

function Accounts({ id, rights, accounts, onStale }: AccountsProps) {
  const fetchStatements: FetchStatements = ({ accountid }, name) =>
    download(paths.downloadBankStatements, { id, account: readAccountId(accountid)?.key ?? '' }, name)
  return (
    <AccountsCard
      accounts={accounts}
      toLines={(account, name) => (
        <LinesLink id={id} behind={{ account: readAccountId(account.accountid)?.key }} name={account.name}>
          {name}
        </LinesLink>
      )}
      fetchStatements={rights.includes('open-document') ? fetchStatements : null}
      onStale={onStale}
    />
  )
}

function NotRevenue({ bank, id }: { bank: BankPicture; id: string }) {
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
          cells: [
            underwritingText(`exclusion.${each.reason}`, language),
            <LinesLink
              key="count"
              id={id}
              behind={{ class: shownClasses.find((name) => name === each.reason) }}
              name={underwritingText(`exclusion.${each.reason}`, language)}
            >
              {each.count}
            </LinesLink>,
            formatUsd(each.amount),
          ],
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
