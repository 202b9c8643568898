// Who must hear from us and by when, soonest first, each leading to its file.
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { warningDue } from '#core/domain/answer-clock.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { useLanguage } from '#ui/words.tsx'
import { StageTag } from '../applications/stage-tag.tsx'
import { calls } from '../room/calls.ts'
import { Table } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { dayName } from '../room/formats.tsx'
import { Room } from '../room/room.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'
import type { listDue } from './work-contract.ts'

type Due = ResponseOf<typeof listDue>['due'][number]

/** What an owner asked for presses once its day is over; the clocks of Regulation B warn before. */
const isPressing = ({ kind, days, dueOn }: Due, today: string): boolean =>
  kind === 'answer' || kind === 'notice' || kind === 'counteroffer'
    ? warningDue({ kind, days }) !== null
    : dueOn < today

export function DuePage() {
  const t = useStaffWords()
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['due'],
    queryFn: ({ signal }) => calls.due({}, signal),
  })
  const today = easternDay(new Date())
  return (
    <Room title={t('due')} lede={t('dueLede')}>
      <Failure failure={error} onRetry={() => void refetch()} />
      {!data && !error && <Skeleton label={t('loading')} lines={5} />}
      {data?.due.length === 0 && !data.affiliates?.length && (
        <EmptyState title={t('nothingDue')}>{t('nothingDueWhy')}</EmptyState>
      )}
      {data && data.due.length > 0 && (
        <section className="card">
          <Table
            label={t('due')}
            columns={[
              { head: t('application') },
              { head: t('stage') },
              { head: t('dueWhat') },
              { head: t('daysWaited'), number: true },
              { head: t('dueBy') },
              { head: t('assignedWord') },
            ]}
            rows={data.due.map((each, at) => ({
              // An application may have two doubts, of two numbers.
              key: `${each.applicationId} ${each.kind} ${at}`,
              cells: [
                <Link key="application" to={`/staff/applications/${each.applicationId}`}>
                  {each.applicationName || t('noName')}
                </Link>,
                <StageTag key="stage" stage={each.stage} />,
                codeWord(t, 'due', each.kind),
                each.days,
                <>
                  {dayName(each.dueOn, language)}{' '}
                  {isPressing(each, today) && <Pressing overdue={each.dueOn < today} />}
                </>,
                each.assigned ?? t('nobody'),
              ],
            }))}
          />
        </section>
      )}
      {data?.affiliates && data.affiliates.length > 0 && (
        <HeldToAffiliates affiliates={data.affiliates} today={today} />
      )}
    </Room>
  )
}

function Pressing({ overdue }: { overdue: boolean }) {
  const t = useStaffWords()
  return <span className={overdue ? 'tag danger' : 'tag accent'}>{t(overdue ? 'overdue' : 'dueSoon')}</span>
}

/** Whoever manages affiliates sends it from the affiliate's own page. */
function HeldToAffiliates({
  affiliates,
  today,
}: {
  affiliates: NonNullable<ResponseOf<typeof listDue>['affiliates']>
  today: string
}) {
  const t = useStaffWords()
  const language = useLanguage()
  return (
    <section className="card">
      <Table
        label={t('affiliates')}
        columns={[
          { head: t('affiliate') },
          { head: t('dueWhat') },
          { head: t('daysWaited'), number: true },
          { head: t('dueBy') },
        ]}
        rows={affiliates.map(({ id, name, days, dueOn }) => ({
          key: id,
          cells: [
            <Link key="affiliate" to={`/staff/affiliates/${id}`}>
              {name || t('noName')}
            </Link>,
            t('due.held'),
            days,
            <>
              {dayName(dueOn, language)} {dueOn < today && <Pressing overdue />}
            </>,
          ],
        }))}
      />
    </section>
  )
}
