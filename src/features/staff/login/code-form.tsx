// The code of the second factor, or a recovery code in its place, after a sign-on that came without one.
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
import { CodeInput } from './login-page.tsx'

export function CodeForm({ onDone }: { onDone: (me: Me) => void }) {
  const t = useStaffWords()
  const [code, setCode] = useState('')
  const [isRecovery, setIsRecovery] = useState(false)
  const give = useMutation<Me, CallFailure>({
    mutationFn: () => calls.giveCode({ code }),
    onSuccess: onDone,
  })
  const wrong = fieldMessage(give.error, 'code')
  return (
    <RoomForm busy={give.isPending} onSubmit={() => give.mutate()}>
      {isRecovery ? (
        <LineInput
          id="staff-code"
          name="code"
          label={t('recoveryCode')}
          hint={t('recoveryHint')}
          value={code}
          onChange={setCode}
          error={wrong}
          autoComplete="off"
          maxLength={20}
          autoFocus
        />
      ) : (
        <CodeInput label={t('code')} hint={t('codeHint')} value={code} onChange={setCode} error={wrong} />
      )}
      <Button
        look="quiet"
        onClick={() => {
          setIsRecovery(!isRecovery)
          setCode('')
        }}
      >
        {t(isRecovery ? 'useAuthenticator' : 'useRecovery')}
      </Button>
      {!wrong && <Failure failure={give.error} />}
      <div className="actions">
        <Button type="submit" busy={give.isPending && t('working')}>
          {t('confirm')}
        </Button>
      </div>
    </RoomForm>
  )
}
