// Staff login: the company's sign-on; e-mail and password, then a passkey or the code of the authenticator; a passkey alone; or an auth key.
import { useMutation } from '@tanstack/react-query'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { Navigate, useNavigate } from 'react-router'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { useLanguage } from '#ui/words.tsx'
import { calls } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { useSetLanguage } from '../room/language.tsx'
import { LineInput } from '../room/plain-fields.tsx'
import { RoomForm } from '../room/room-form.tsx'
import { SET_UP, useMeQuery, useSetMe, useWayBack } from '../room/session.tsx'
import { useTheme } from '../room/theme.ts'
import { useStaffWords } from '../room/words.ts'
import { answerWithPasskey, canUsePasskeys } from './ask-passkey.ts'
import type { Me } from './login-contract.ts'
import { SecondFactorInput } from './second-factor-input.tsx'
import { SignOnButton, useWaysIn } from './sign-on-button.tsx'

export function LoginPage() {
  const t = useStaffWords()
  const { data: me } = useMeQuery()
  const back = useWayBack()
  if (me) return <Navigate to={me.scope === 'setup' ? SET_UP : back} replace state={{ from: back }} />
  return (
    <Door title={t('loginTitle')}>
      <WaysIn
        signOnButton={(name, look) => (
          <SignOnButton name={name} {...look} begin={() => calls.beginSignOn({ path: back })} />
        )}
      />
    </Door>
  )
}

/** What comes of a login; null = the page behind it is gone to. */
export const EnterContext = createContext<((me: Me) => void) | null>(null)

/** Every way in that the operator set up. */
export function WaysIn({
  signOnButton,
}: {
  signOnButton: (name: string, look: { look?: 'line' }) => ReactNode
}) {
  const t = useStaffWords()
  const ways = useWaysIn()
  const [withKey, setWithKey] = useState(false)
  if (!ways.data)
    return ways.error ? (
      <Failure failure={ways.error} onRetry={() => void ways.refetch()} />
    ) : (
      <LoadingBlock>{t('loading')}</LoadingBlock>
    )
  const { password, signOn } = ways.data
  const hasForm = withKey || password
  return (
    <>
      {signOn !== null && signOnButton(signOn, hasForm ? { look: 'line' } : {})}
      {signOn !== null && hasForm && <p className="or muted">{t('otherWays')}</p>}
      {withKey ? <KeyForm /> : password && <PasswordForm />}
      {!withKey && password && canUsePasskeys() && <PasskeyAlone />}
      <Button look="quiet" onClick={() => setWithKey(!withKey)}>
        {t(!withKey ? 'useKey' : password ? 'usePassword' : 'withoutKey')}
      </Button>
    </>
  )
}

/** The small page before the room: login and what a login still owes. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  const t = useStaffWords()
  const language = useLanguage()
  const setLanguage = useSetLanguage()
  useTheme()
  useEffect(() => {
    document.title = `${title} · ${t('room')}`
  }, [title, t])
  const other = language === 'es' ? 'en' : 'es'
  return (
    <main className="staff-door">
      <div className="card">
        <header>
          <span className="logo">
            <svg viewBox="0 0 28 28" fill="none" aria-hidden="true">
              <rect width="28" height="28" rx="8" />
              <path d="M7 18c3-1 4-9 7-9s4 8 7 9" strokeWidth="2.4" strokeLinecap="round" />
            </svg>
            {t('room')}
          </span>
          <button type="button" className="lang" lang={other} onClick={() => setLanguage(other)}>
            {t('otherLanguage')}
          </button>
        </header>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}

/** After a login: into the room, or to what is still owed. */
function useEnter() {
  const navigate = useNavigate()
  const setMe = useSetMe()
  const from = useWayBack()
  const inPlace = use(EnterContext)
  return (me: Me) => {
    if (inPlace) return inPlace(me)
    setMe(me)
    void navigate(me.scope === 'setup' ? SET_UP : from, { replace: true, state: { from } })
  }
}

/** Both factors in one: the browser offers the passkeys that it has for this site. */
function PasskeyAlone() {
  const t = useStaffWords()
  const enter = useEnter()
  const login = useMutation<{ me: Me }, CallFailure>({
    mutationFn: async () => {
      const question = await calls.startPasskeyLogin({})
      return calls.logInWithPasskey({ passkey: await answerWithPasskey(question, t('passkeyStopped')) })
    },
    onSuccess: ({ me }) => enter(me),
  })
  return (
    <>
      <Button look="line" busy={login.isPending && t('working')} onClick={() => login.mutate()}>
        {t('logInWithPasskey')}
      </Button>
      <Failure failure={passkeyText(lockText(login.error, t('locked')), t('passkeyRefused'))} />
    </>
  )
}

/** A refused passkey is told as that: nobody typed an e-mail or a code. */
const passkeyText = (failure: CallFailure | null, text: string): CallFailure | null =>
  failure?.kind === 'problem' && failure.code === 'wrong-login' ? { ...failure, title: text } : failure

function PasswordForm() {
  const t = useStaffWords()
  const enter = useEnter()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const [hasPasskey, setHasPasskey] = useState(false)
  const [missing, setMissing] = useState<{ email?: string; password?: string; code?: string }>({})
  const login = useMutation({
    mutationFn: () => calls.logIn({ email, password, ...(code ? { code } : {}) }),
    onSuccess: ({ status, me, passkey }) => {
      setHasPasskey(passkey !== null)
      if (status === 'code-needed') setCode('')
      else if (me) enter(me)
    },
  })
  const withPasskey = useMutation<{ me: Me | null }, CallFailure>({
    mutationFn: async () => {
      // Asked again at each press: a question is answered once, and ends after some minutes.
      const { passkey: question, me } = await calls.logIn({ email, password })
      if (!question) return { me }
      const passkey = await answerWithPasskey(question, t('passkeyStopped'))
      return calls.logIn({ email, password, passkey })
    },
    onSuccess: ({ me }) => me && enter(me),
  })
  const submit = () => {
    const empty = {
      email: email.trim() ? undefined : t('emailMissing'),
      password: password ? undefined : t('passwordMissing'),
      code: code === '' ? t('codeMissing') : undefined,
    }
    setMissing(empty)
    if (!Object.values(empty).some(Boolean)) login.mutate()
  }
  return (
    <RoomForm busy={login.isPending} onSubmit={submit}>
      <LineInput
        id="staff-email"
        name="email"
        type="email"
        label={t('email')}
        value={email}
        onChange={setEmail}
        autoComplete="username"
        error={missing.email}
        autoFocus
      />
      <LineInput
        id="staff-password"
        name="password"
        type="password"
        label={t('password')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={missing.password}
      />
      {code !== null && <SecondFactorInput value={code} onChange={setCode} error={missing.code} />}
      {code !== null && hasPasskey && canUsePasskeys() && (
        <Button
          look="line"
          busy={withPasskey.isPending && t('working')}
          onClick={() => {
            login.reset()
            withPasskey.mutate()
          }}
        >
          {t('usePasskey')}
        </Button>
      )}
      <Failure failure={passkeyText(lockText(withPasskey.error, t('locked')), t('passkeyRefused'))} />
      <Failure failure={lockText(login.error, t('locked'))} />
      <div className="actions">
        <Button type="submit" busy={login.isPending && t('working')}>
          {t('logIn')}
        </Button>
      </div>
    </RoomForm>
  )
}

/** After too many failures the sentence says how long the wait is. */
const lockText = (failure: CallFailure | null, text: string): CallFailure | null =>
  failure?.kind === 'problem' && failure.code === 'too-many' && failure.retryAfterSeconds
    ? { ...failure, title: text.replace('{minutes}', String(Math.ceil(failure.retryAfterSeconds / 60))) }
    : failure

function KeyForm() {
  const t = useStaffWords()
  const enter = useEnter()
  const [authKey, setAuthKey] = useState('')
  const [missing, setMissing] = useState<string>()
  const login = useMutation({
    mutationFn: () => calls.logInWithKey({ authKey }),
    onSuccess: ({ me }) => enter(me),
  })
  return (
    <RoomForm
      busy={login.isPending}
      onSubmit={() => {
        setMissing(authKey.trim() ? undefined : t('keyMissing'))
        if (authKey.trim()) login.mutate()
      }}
    >
      <LineInput
        id="staff-key"
        name="auth-key"
        type="password"
        label={t('enterKey')}
        hint={t('keyHint')}
        value={authKey}
        onChange={setAuthKey}
        error={missing}
        autoFocus
      />
      <Failure failure={login.error} />
      <div className="actions">
        <Button type="submit" busy={login.isPending && t('working')}>
          {t('logIn')}
        </Button>
      </div>
    </RoomForm>
  )
}
