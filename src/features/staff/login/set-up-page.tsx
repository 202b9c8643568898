// What a login still owes: a password of one's own, a second factor, or its code after a sign-on without one.
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { calls, fieldMessage } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { RoomForm } from '../room/room-form.tsx'
import { LOGIN, useMeQuery, useSetMe, useWayBack } from '../room/session.tsx'
import { useStaffWords } from '../room/words.ts'
import { CodeForm } from './code-form.tsx'
import { Door } from './login-page.tsx'
import { CodeInput } from './second-factor-input.tsx'
import { TellOnce } from '../room/tell-once.tsx'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { confirmSecondFactor, Me } from './login-contract.ts'
import { PasswordForm } from './password-form.tsx'

type Enrolled = ResponseOf<typeof confirmSecondFactor>

export function SetUpPage() {
  const t = useStaffWords()
  const { data: me } = useMeQuery()
  const setMe = useSetMe()
  const navigate = useNavigate()
  const back = useWayBack()
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null)
  const go = (next: Me) => {
    setMe(next)
    if (!next.next) void navigate(back, { replace: true })
  }
  if (enrolled)
    return (
      <Door title={t('recoveryCodes')}>
        <p className="lede">{t('recoveryFirst')}</p>
        <TellOnce
          label={t('recoveryCodes')}
          secret={enrolled.codes.join('\n')}
          onDone={() => go(enrolled.me)}
        />
      </Door>
    )
  if (me === undefined) return <LoadingBlock>{t('loading')}</LoadingBlock>
  if (me === null) return <Navigate to={LOGIN} replace state={{ from: back }} />
  if (me.next === 'password')
    return (
      <Door title={t('newPasswordTitle')}>
        <p className="lede">{t('newPasswordLede')}</p>
        <PasswordForm onDone={go} />
      </Door>
    )
  if (me.next === 'second-factor')
    return (
      <Door title={t('secondFactorTitle')}>
        <p className="lede">{t('secondFactorLede')}</p>
        <SecondFactorForm onDone={setEnrolled} />
      </Door>
    )
  if (me.next === 'code')
    return (
      <Door title={t('codeTitle')}>
        <p className="lede">{t('codeLede')}</p>
        <CodeForm onDone={go} />
      </Door>
    )
  return <Navigate to={back} replace />
}

function SecondFactorForm({ onDone }: { onDone: (enrolled: Enrolled) => void }) {
  const t = useStaffWords()
  const [code, setCode] = useState('')
  const offer = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => calls.startSecondFactor({}),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const confirm = useMutation<Enrolled, CallFailure>({
    mutationFn: () => calls.confirmSecondFactor({ code }),
    onSuccess: onDone,
  })
  if (offer.error) return <Failure failure={offer.error} onRetry={() => void offer.refetch()} />
  if (!offer.data) return <LoadingBlock>{t('loading')}</LoadingBlock>
  const message = fieldMessage(confirm.error, 'code')
  return (
    <RoomForm busy={confirm.isPending} onSubmit={() => confirm.mutate()}>
      <div className="qr">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(offer.data.qr)}`}
          alt={t('qrAlt')}
          width="180"
          height="180"
        />
        <div className="small">
          <p>{t('secretByHand')}</p>
          <code>{offer.data.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </div>
      </div>
      <CodeInput value={code} onChange={setCode} error={message} />
      {!message && <Failure failure={confirm.error} />}
      <div className="actions">
        <Button type="submit" busy={confirm.isPending && t('working')}>
          {t('confirm')}
        </Button>
      </div>
    </RoomForm>
  )
}
