// Choosing a password of one's own: at the first login, and later from the account.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { calls, fieldMessage } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { LineInput } from '../room/plain-fields.tsx'
import { RoomForm } from '../room/room-form.tsx'
import { useStaffWords } from '../room/words.ts'
import type { Me } from './login-contract.ts'

/** `withCurrent` asks for the present password too. */
export function PasswordForm({
  withCurrent = false,
  onDone,
}: {
  withCurrent?: boolean
  onDone: (me: Me) => void
}) {
  const t = useStaffWords()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const change = useMutation<Me, CallFailure>({
    mutationFn: () => calls.changePassword({ next, ...(withCurrent ? { current } : {}) }),
    onSuccess: (me) => {
      setCurrent('')
      setNext('')
      onDone(me)
    },
  })
  const atFields = fieldMessage(change.error, 'next') ?? fieldMessage(change.error, 'current')
  return (
    <RoomForm busy={change.isPending} onSubmit={() => change.mutate()}>
      {withCurrent && (
        <LineInput
          id="current-password"
          type="password"
          label={t('currentPassword')}
          value={current}
          onChange={setCurrent}
          autoComplete="current-password"
          error={fieldMessage(change.error, 'current')}
        />
      )}
      <LineInput
        id="new-password"
        type="password"
        label={t('newPassword')}
        hint={t('newPasswordHint')}
        value={next}
        onChange={setNext}
        autoComplete="new-password"
        error={fieldMessage(change.error, 'next')}
      />
      {!atFields && <Failure failure={change.error} />}
      <div className="actions">
        <Button type="submit" busy={change.isPending && t('working')}>
          {t('savePassword')}
        </Button>
      </div>
    </RoomForm>
  )
}
