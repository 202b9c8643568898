// Where one is logged in: every session that still works, and the button that ends it.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceOf } from '#features/capabilities/tracking/visit-source.ts'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Skeleton } from '#ui/frame/loading.tsx'
import { calls } from '../room/calls.ts'
import { Card, Table } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { When } from '../room/formats.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'

const SESSIONS = ['sessions']

/** 'Chrome · Windows'; as it calls itself where that is not known. */
function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter((name) => name !== 'other').join(' · ') || userAgent || '-'
}

export function SessionsCard() {
  const t = useStaffWords()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => calls.sessions({}, signal),
  })
  const end = useMutation<unknown, CallFailure, string>({
    mutationFn: (id) => calls.endSession({ id }),
    onSuccess: () => client.invalidateQueries({ queryKey: SESSIONS }),
  })
  return (
    <Card title={t('sessions')}>
      <p className="muted small">{t('sessionsLede')}</p>
      <Failure failure={error} onRetry={() => void refetch()} />
      <Failure failure={end.error} />
      {!data && !error && <Skeleton label={t('loading')} />}
      {data && (
        <Table
          label={t('sessions')}
          columns={[
            { head: t('device') },
            { head: t('fromAddress') },
            { head: t('keyScope') },
            { head: t('lastSeen') },
            { head: <span className="sr">{t('actions')}</span>, number: true },
          ]}
          rows={data.sessions.map((session) => ({
            key: session.id,
            cells: [
              <span key="device" title={session.userAgent ?? undefined}>
                {deviceName(session.userAgent ?? '')}
              </span>,
              session.ip ?? '-',
              codeWord(t, 'scope', session.scope),
              <When key="seen" at={session.seenAt} />,
              session.current ? (
                <span className="tag ok">{t('sessionHere')}</span>
              ) : (
                <Button look="quiet" onClick={() => end.mutate(session.id)}>
                  {t('endSession')}
                  <span className="sr"> {session.ip}</span>
                </Button>
              ),
            ],
          }))}
        />
      )}
    </Card>
  )
}
