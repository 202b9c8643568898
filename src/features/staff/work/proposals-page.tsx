// What awaits a second person: the proposals that are open, those that lapse first first, each leading to its file.
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatUsd } from '#core/ground/money.ts'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { useLanguage } from '#ui/words.tsx'
import { NotSecond } from '../applications/not-second.tsx'
import { calls } from '../room/calls.ts'
import { Table } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { count, share, When } from '../room/formats.tsx'
import { Room } from '../room/room.tsx'
import { useStaffWords } from '../room/words.ts'

export function ProposalsPage() {
  const t = useStaffWords()
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['proposals'],
    queryFn: ({ signal }) => calls.proposals({}, signal),
  })
  return (
    <Room title={t('proposals')} lede={t('proposalsLede')}>
      <Failure failure={error} onRetry={() => void refetch()} />
      {!data && !error && <Skeleton label={t('loading')} lines={5} />}
      {data?.proposals.length === 0 && (
        <EmptyState title={t('noProposals')}>{t('noProposalsWhy')}</EmptyState>
      )}
      {data && data.proposals.length > 0 && (
        <section className="card">
          <Table
            label={t('proposals')}
            columns={[
              { head: t('application') },
              { head: t('amount'), number: true },
              { head: t('grade') },
              { head: t('burden'), number: true },
              { head: t('paymentsInAdb'), number: true },
              { head: t('proposedBy') },
              { head: t('lapses') },
            ]}
            rows={data.proposals.map((each) => {
              const known = (text: string | null) =>
                text ?? (each.opened ? '-' : <span className="xs muted">{t('withheld')}</span>)
              return {
                key: each.decision,
                quiet: each.whyNotSecond !== null,
                cells: [
                  <Link key="application" to={`/staff/applications/${each.applicationId}`}>
                    {each.applicationName || t('noName')}
                  </Link>,
                  formatUsd(each.amount, { cents: false }),
                  known(each.grade),
                  known(each.burden === null ? null : share(each.burden, language)),
                  known(each.paymentsInAdb === null ? null : count(each.paymentsInAdb / 100, language, 1)),
                  <>
                    {each.by}
                    <span className="own-line xs muted">
                      {each.whyNotSecond ? (
                        <NotSecond why={each.whyNotSecond} proposer={each.by} />
                      ) : (
                        `“${each.reason}”`
                      )}
                    </span>
                  </>,
                  <When key="lapses" at={each.lapsesAt} />,
                ],
              }
            })}
          />
        </section>
      )}
    </Room>
  )
}
