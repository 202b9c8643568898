// The code of the second factor, or a recovery code in its place, after a sign-on that came without one.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { calls, fieldMessage } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { RoomForm } from '../room/room-form.tsx'
import { useStaffWords } from '../room/words.ts'
import type { Me } from './login-contract.ts'
import { SecondFactorInput } from './second-factor-input.tsx'

export function CodeForm({ onDone }: { onDone: (me: Me) => void }) {
  const t = useStaffWords()
  const [code, setCode] = useState('')
  const give = useMutation<Me, CallFailure>({
    mutationFn: () => calls.giveCode({ code }),
    onSuccess: onDone,
  })
  const wrong = fieldMessage(give.error, 'code')
  return (
    <RoomForm busy={give.isPending} onSubmit={() => give.mutate()}>
      <SecondFactorInput value={code} onChange={setCode} error={wrong} />
      {!wrong && <Failure failure={give.error} />}
      <div className="actions">
        <Button type="submit" busy={give.isPending && t('working')}>
          {t('confirm')}
        </Button>
      </div>
    </RoomForm>
  )
}
