// Jobs that gave up, by kind and cause, and the button that sends all of one cause back to work.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { en } from '#core/words/work/en.ts'
import { es } from '#core/words/work/es.ts'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import { calls } from '../room/calls.ts'
import { Card, Table } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { When } from '../room/formats.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'
import { JOBS, type JobsSeen } from './jobs-seen.ts'

const words = { en, es }

type Group = JobsSeen['groups'][number]

export function JobCauses({ groups }: Pick<JobsSeen, 'groups'>) {
  const t = useStaffWords()
  const w = useWords(words)
  const client = useQueryClient()
  const revive = useMutation<{ revived: number; left: number }, CallFailure, Group>({
    mutationFn: ({ kind, cause }) => calls.reviveJobs({ kind, cause }),
    onSettled: () => client.invalidateQueries({ queryKey: JOBS }),
  })
  const came = revive.data
  return (
    <>
      <Failure failure={revive.error} />
      {came && (
        <Notice
          kind="ok"
          live
          title={w(came.left ? 'revivedLeft' : 'revived', { count: came.revived, left: came.left })}
        />
      )}
      {groups.length > 0 && (
        <Card title={w('causes')}>
          <Table
            label={w('causes')}
            columns={[
              { head: t('job') },
              { head: w('cause') },
              { head: w('count'), number: true },
              { head: t('since') },
              { head: w('latest') },
              { head: <span className="sr">{t('actions')}</span>, number: true },
            ]}
            rows={groups.map((group) => ({
              key: `${group.kind} ${group.cause}`,
              cells: [
                codeWord(t, 'job', group.kind),
                group.cause || w('noCause'),
                group.count,
                <When key="since" at={group.since} />,
                <When key="latest" at={group.latest} />,
                <Button
                  key="revive"
                  look="line"
                  busy={revive.isPending && revive.variables === group && t('working')}
                  onClick={() => revive.mutate(group)}
                >
                  {w('reviveAll', { count: group.count })}
                </Button>,
              ],
            }))}
          />
        </Card>
      )}
    </>
  )
}
