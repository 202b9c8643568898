// Jobs that gave up: which, whose application, why, and the button that sends one back to work.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { calls } from '../room/calls.ts'
import { Table } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { When } from '../room/formats.tsx'
import { Room } from '../room/room.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'

const JOBS = ['jobs']

export function JobsPage() {
  const t = useStaffWords()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: JOBS,
    queryFn: ({ signal }) => calls.deadJobs({}, signal),
  })
  const retry = useMutation<unknown, CallFailure, { id: string; applicationId: string; ofBusiness: boolean }>(
    {
      mutationFn: ({ id, applicationId, ofBusiness }) =>
        ofBusiness
          ? calls.retryBusinessJob({ id: applicationId, jobId: id })
          : calls.retryJob({ id, applicationId }),
      onSuccess: () => client.invalidateQueries({ queryKey: JOBS }),
    },
  )
  return (
    <Room title={t('jobs')} lede={t('jobsLede')}>
      <Failure failure={error} onRetry={() => void refetch()} />
      <Failure failure={retry.error} />
      {retry.isSuccess && <Notice kind="ok" live title={t('jobRetried')} />}
      {!data && !error && <Skeleton label={t('loading')} lines={5} />}
      {data?.total === 0 && <EmptyState title={t('noJobs')}>{t('noJobsWhy')}</EmptyState>}
      {data && data.total > 0 && (
        <section className="card">
          {data.total > data.jobs.length && (
            <p className="small muted">{t('jobsShown', { shown: data.jobs.length, total: data.total })}</p>
          )}
          <Table
            label={t('jobs')}
            columns={[
              { head: t('job') },
              { head: t('application') },
              { head: t('since') },
              { head: t('attempts'), number: true },
              { head: t('why') },
              { head: <span className="sr">{t('actions')}</span>, number: true },
            ]}
            rows={data.jobs.map((job) => ({
              key: job.id,
              cells: [
                codeWord(t, 'job', job.kind),
                <Link
                  key="application"
                  to={`/staff/${job.ofBusiness ? 'businesses' : 'applications'}/${job.applicationId}`}
                >
                  {job.applicationName || t('noName')}
                </Link>,
                <When key="since" at={job.createdAt} />,
                job.attempts,
                <>
                  {job.lastError ?? '-'}
                  {job.refused && <span className="xs muted own-line">{t('refusedForGood')}</span>}
                </>,
                <Button
                  key="retry"
                  look="line"
                  busy={retry.isPending && retry.variables.id === job.id && t('working')}
                  onClick={() => retry.mutate(job)}
                >
                  {t('retry')}
                </Button>,
              ],
            }))}
          />
        </section>
      )}
    </Room>
  )
}
