// How the jobs of each kind keep up: counts by state, by how much the longest due one is late, the age of the oldest.
import { en } from '#core/words/work/en.ts'
import { es } from '#core/words/work/es.ts'
import { useWords } from '#ui/words.tsx'
import { Card, Table } from '../room/card.tsx'
import { When } from '../room/formats.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'
import type { JobsSeen } from './jobs-seen.ts'

const words = { en, es }

export function JobQueues({ queues }: Pick<JobsSeen, 'queues'>) {
  const t = useStaffWords()
  const w = useWords(words)
  const late = (seconds: number | null) => {
    if (seconds === null) return '-'
    if (seconds < 100) return w('seconds', { count: Math.round(seconds) })
    if (seconds < 6000) return w('minutes', { count: Math.round(seconds / 60) })
    return w('hours', { count: Math.round(seconds / 3600) })
  }
  return (
    <Card title={w('queues')}>
      <p className="muted small">{queues.length ? w('queuesLede') : w('queuesNone')}</p>
      {queues.length > 0 && (
        <Table
          label={w('queues')}
          figures
          columns={[
            { head: t('job') },
            ...(['due', 'running', 'waiting', 'failing', 'gaveUp', 'lag', 'oldest'] as const).map((word) => ({
              head: w(word),
              number: true,
            })),
          ]}
          rows={queues.map((queue) => ({
            key: queue.kind,
            cells: [
              codeWord(t, 'job', queue.kind),
              queue.due,
              queue.running,
              <>
                {queue.waiting}
                {queue.waitsFor.map((what) => (
                  <span key={what} className="xs muted own-line">
                    {what}
                  </span>
                ))}
              </>,
              queue.failing,
              queue.gaveUp,
              late(queue.lagSeconds),
              queue.oldest === null ? '-' : <When key="oldest" at={queue.oldest} relative />,
            ],
          }))}
        />
      )}
    </Card>
  )
}
