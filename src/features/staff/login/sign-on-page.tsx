// Where the issuer sends the browser back to: hands on what the address has, takes it out of the address, and goes into the room.
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { calls } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { SET_UP, useSetMe } from '../room/session.tsx'
import { useStaffWords } from '../room/words.ts'
import type { finishSignOn } from './login-contract.ts'
import { Door } from './login-page.tsx'

export function SignOnPage() {
  const t = useStaffWords()
  const navigate = useNavigate()
  const setMe = useSetMe()
  const [given] = useState(() => new URLSearchParams(window.location.search))
  const begun = useRef(false)
  const finish = useMutation<ResponseOf<typeof finishSignOn>, CallFailure>({
    mutationFn: () => {
      const text = (name: string) => given.get(name) ?? undefined
      return calls.finishSignOn({
        state: text('state') ?? '',
        code: text('code'),
        iss: text('iss'),
        error: text('error'),
      })
    },
    onSuccess: ({ me, path }) => {
      setMe(me)
      void navigate(me.scope === 'setup' ? SET_UP : path, { replace: true, state: { from: path } })
    },
  })
  const { mutate } = finish
  useEffect(() => {
    // It works once, so it is asked once.
    if (begun.current) return
    begun.current = true
    window.history.replaceState(window.history.state, '', window.location.pathname)
    mutate()
  }, [mutate])
  return (
    <Door title={t('signOnTitle')}>
      {finish.error ? (
        <>
          <Failure failure={finish.error} />
          <div className="actions">
            <Button onClick={() => void navigate('/staff', { replace: true })}>{t('startAgain')}</Button>
          </div>
        </>
      ) : (
        <LoadingBlock>{t('signingOn')}</LoadingBlock>
      )}
    </Door>
  )
}
