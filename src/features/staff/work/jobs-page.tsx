// Jobs: those that gave up, by cause and one by one, with the way back to work, and how each kind keeps up.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { en } from '#core/words/work/en.ts'
import { es } from '#core/words/work/es.ts'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import { calls } from '../room/calls.ts'
import { Card, Table } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { When } from '../room/formats.tsx'
import { Room } from '../room/room.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'
import { JobCauses } from './job-causes.tsx'
import { JobQueues } from './job-queues.tsx'
import { Vendors } from './vendors.tsx'
import { JOBS, type JobsSeen } from './jobs-seen.ts'

type Job = JobsSeen['jobs'][number]
/** Those of staff, and codes of the portal, go back to work with all of their cause, and have no page of their own. */
type Owner = Exclude<Job['of'], 'staff' | 'portal'>

const rooms: Readonly<Record<Owner, string>> = {
  application: 'applications',
  business: 'businesses',
  affiliate: 'affiliates',
}
const retries: Readonly<Record<Owner, (id: string, of: string) => Promise<unknown>>> = {
  application: (id, applicationId) => calls.retryJob({ id, applicationId }),
  business: (jobId, id) => calls.retryBusinessJob({ id, jobId }),
  affiliate: (jobId, id) => calls.retryAffiliateJob({ id, jobId }),
}

const words = { en, es }

export function JobsPage() {
  const t = useStaffWords()
  const w = useWords(words)
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: JOBS,
    queryFn: ({ signal }) => calls.deadJobs({}, signal),
  })
  const retry = useMutation<unknown, CallFailure, Pick<Job, 'id' | 'applicationId'> & { readonly of: Owner }>(
    {
      mutationFn: ({ id, applicationId, of }) => retries[of](id, applicationId),
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
      {data && <JobCauses groups={data.groups} />}
      {data && data.total > 0 && (
        <Card title={w('each')}>
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
            rows={data.jobs.map((job) => {
              const of = job.of === 'staff' || job.of === 'portal' ? null : job.of
              const cells = [
                codeWord(t, 'job', job.kind),
                of ? (
                  <Link key="application" to={`/staff/${rooms[of]}/${job.applicationId}`}>
                    {job.applicationName || t('noName')}
                  </Link>
                ) : (
                  job.applicationName || '-'
                ),
                <When key="since" at={job.createdAt} />,
                job.attempts,
                <>
                  {job.lastError ?? '-'}
                  {job.refused && <span className="xs muted own-line">{t('refusedForGood')}</span>}
                </>,
                of && (
                  <Button
                    key="retry"
                    look="line"
                    busy={retry.isPending && retry.variables.id === job.id && t('working')}
                    onClick={() => retry.mutate({ ...job, of })}
                  >
                    {t('retry')}
                  </Button>
                ),
              ]
              return { key: job.id, cells }
            })}
          />
        </Card>
      )}
      {data && <JobQueues queues={data.queues} />}
      {data && data.vendors.length > 0 && <Vendors vendors={data.vendors} />}
    </Room>
  )
}
