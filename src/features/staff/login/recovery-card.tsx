// One's own recovery codes: how many are left, and new ones for a code of the second factor, shown once.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { calls, fieldMessage } from '../room/calls.ts'
import { Card } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { LineInput } from '../room/plain-fields.tsx'
import { RoomForm } from '../room/room-form.tsx'
import { TellOnce } from '../room/tell-once.tsx'
import { useStaffWords } from '../room/words.ts'

const LEFT = ['recovery-codes']
/** With so many left it is time for new ones. */
const FEW = 2

export function RecoveryCard() {
  const t = useStaffWords()
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: LEFT,
    queryFn: ({ signal }) => calls.recoveryStanding({}, signal),
  })
  const make = useMutation<{ codes: string[] }, CallFailure>({
    mutationFn: () => calls.makeRecoveryCodes({ code }),
    onSuccess: (made) => {
      setCode('')
      setCodes(made.codes)
      return client.invalidateQueries({ queryKey: LEFT })
    },
  })
  const wrong = fieldMessage(make.error, 'code')
  return (
    <Card title={t('recoveryCodes')}>
      <p className="muted small">{t('recoveryLede')}</p>
      {codes && (
        <TellOnce label={t('recoveryCodes')} secret={codes.join('\n')} onDone={() => setCodes(null)} />
      )}
      {data && data.left > FEW && <p>{t('recoveryLeft', { count: data.left })}</p>}
      {data && data.left <= FEW && (
        <Notice title={t('recoveryLeft', { count: data.left })}>{t('recoveryFew')}</Notice>
      )}
      <Failure failure={error} onRetry={() => void refetch()} />
      <RoomForm inRow busy={make.isPending} onSubmit={() => make.mutate()}>
        <LineInput
          id="recovery-code"
          label={t('code')}
          hint={t('codeHint')}
          inputMode="numeric"
          value={code}
          onChange={setCode}
          maxLength={20}
          error={wrong}
        />
        <Button type="submit" look="line" busy={make.isPending && t('working')}>
          {t('makeRecovery')}
        </Button>
        {!wrong && <Failure failure={make.error} />}
      </RoomForm>
    </Card>
  )
}
