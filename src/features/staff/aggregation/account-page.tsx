// Page 2 of a shared file (specification 3, section 2.1): one account's lines with the balance after each, and its months on demand.
import { useEffect, useState } from 'react'
import { utcDay } from '#core/ground/dates.ts'
import { formatUsd } from '#core/ground/money.ts'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { call, type CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { useLanguage } from '#ui/words.tsx'
import { Card, Table } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { dayName, monthName } from '../room/formats.tsx'
import type { LinkedAccount, ShownFile } from './aggregation-contract.ts'
import { fileCalls } from './file-calls.ts'
import { useFileWords } from './file-words.ts'
import type { getAggregation, listTransactions } from './lines-contract.ts'
import * as paths from './lines-paths.ts'

type Shown = ResponseOf<typeof getAggregation>

/** Lines that one call answers. */
const AT_ONCE = 400

interface AccountPageProps {
  readonly file: ShownFile
  readonly account: LinkedAccount
  readonly onBack: () => void
}

export function AccountPage({ file: { userdata, head }, account, onBack }: AccountPageProps) {
  const t = useFileWords()
  const language = useLanguage()
  const [shown, setShown] = useState<Shown | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [summary, setSummary] = useState(false)
  const [busy, setBusy] = useState(false)
  const { accountid, custid, timestamp } = account
  const load = () => {
    setFailure(null)
    fileCalls
      .lines({ custid, accountid, ...(timestamp === null ? {} : { timestamp }) })
      .then(setShown, (thrown: unknown) => setFailure(thrown as CallFailure))
  }
  useEffect(load, [accountid, custid, timestamp])
  const more = async () => {
    if (!shown) return
    setBusy(true)
    const from = String(shown.transactions.length)
    const answer = await call<typeof listTransactions>(paths.listTransactions, { accountid, from })
    setBusy(false)
    if (!answer.ok) return setFailure(answer.refusal)
    const next = answer.value.length < AT_ONCE ? null : shown.urls.next
    setShown({
      ...shown,
      transactions: [...shown.transactions, ...answer.value],
      urls: { ...shown.urls, next },
    })
  }
  const usd = (dollars: number | null) =>
    dollars === null ? (
      '-'
    ) : (
      <span className={dollars < 0 ? 'neg' : undefined}>{formatUsd(Math.round(dollars * 100))}</span>
    )
  const day = (seconds: number) => dayName(utcDay(new Date(seconds * 1000)), language)
  return (
    <>
      <div className="file-head">
        <div>
          <Button look="quiet" onClick={onBack}>
            ‹ {t('back')}
          </Button>
          <h2>
            {account.name} <span className="nowrap">••{account.accnum}</span>
          </h2>
          <p className="small muted">{account.institution}</p>
        </div>
        <div className="file-acts">
          {userdata && head.applicationId && (
            <a
              className="btn line"
              href={`/business/staff/applications/${head.applicationId}/lines/${accountid.split('.')[1]}`}
            >
              {t('openRoom')}
            </a>
          )}
          <Button look="line" onClick={() => setSummary(!summary)}>
            {t(summary ? 'hideSummary' : 'showSummary')}
          </Button>
        </div>
      </div>
      <Failure failure={failure} onRetry={load} />
      {!shown && !failure && <LoadingBlock>{t('loadingLines')}</LoadingBlock>}
      {shown && summary && (
        <Card title={t('summaryOne')}>
          <Table
            label={t('summaryOne')}
            figures
            columns={[
              { head: t('month') },
              ...(['lines', 'deposits', 'gross', 'adb', 'neds'] as const).map((word) => ({
                head: t(word),
                number: true,
              })),
            ]}
            rows={shown.months.toReversed().map((month) => ({
              key: month.month,
              quiet: !month.complete,
              cells: [
                <span key="month" className="nowrap">
                  {monthName(month.month, language)}{' '}
                  {!month.complete && <span className="tag">{t('notComplete')}</span>}
                </span>,
                month.txs,
                month.deps,
                usd(month.mg),
                usd(month.adb),
                month.neds ?? '-',
              ],
            }))}
          />
        </Card>
      )}
      {shown && (
        <Card title={t('transactions')}>
          {!shown.transactions.length && <p className="small muted">{t('noLines')}</p>}
          {shown.transactions.length > 0 && (
            <Table
              label={t('transactions')}
              columns={[
                { head: t('date') },
                { head: t('text') },
                { head: t('amount'), number: true },
                { head: t('balance'), number: true },
              ]}
              rows={shown.transactions.map(({ id, postedDate, description, amount, balance }) => ({
                key: id,
                cells: [
                  <span key="day" className="nowrap">
                    {day(postedDate)}
                  </span>,
                  description,
                  usd(amount),
                  usd(balance),
                ],
              }))}
            />
          )}
          {shown.urls.next && (
            <Button look="line" busy={busy && t('opening')} onClick={() => void more()}>
              {t('moreLines')}
            </Button>
          )}
        </Card>
      )}
    </>
  )
}
