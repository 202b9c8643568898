// One's own account: auth keys, passkeys, recovery codes, sessions and password.
import { useState } from 'react'
import { Navigate } from 'react-router'
import { Notice } from '#ui/frame/notice.tsx'
import { Card } from '../room/card.tsx'
import { Room } from '../room/room.tsx'
import { useMe, useSetMe } from '../room/session.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'
import { AuthKeysCard } from './auth-keys-card.tsx'
import { PasswordForm } from './password-form.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { RecoveryCard } from './recovery-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { useWaysIn } from './sign-on-button.tsx'

export function AccountPage() {
  const t = useStaffWords()
  const me = useMe()
  const setMe = useSetMe()
  const { data: ways } = useWaysIn()
  const [changed, setChanged] = useState(false)
  // Of whoever came in with an auth key the server takes none of it.
  if (!me.issuesKeys) return <Navigate to="/staff" replace />
  return (
    <Room title={t('account')} lede={`${me.name} · ${me.email} · ${codeWord(t, 'role', me.role)}`}>
      <AuthKeysCard />
      {me.proves === 'code' && me.hasPassword && ways?.password && <PasskeysCard />}
      {me.proves === 'code' && <RecoveryCard />}
      <SessionsCard />
      {me.hasPassword && ways?.password && (
        <Card title={t('changePassword')}>
          {changed && <Notice kind="ok" live title={t('passwordChanged')} />}
          <PasswordForm
            withCurrent
            onDone={(next) => {
              setMe(next)
              setChanged(true)
            }}
          />
        </Card>
      )}
    </Room>
  )
}
