// One's own account: password and auth keys.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { keyScopes, mayHoldKey, type Scope } from '#core/domain/access.ts'
import { calls } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { When } from '../room/formats.tsx'
import { LineInput } from '../room/plain-fields.tsx'
import { Room } from '../room/room.tsx'
import { Pick } from '../room/pick.tsx'
import { useMe, useSetMe } from '../room/session.tsx'
import { TellOnce } from '../room/tell-once.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'
import { PasswordForm } from './set-up-page.tsx'

const KEYS = ['auth-keys']

export function AccountPage() {
  const t = useStaffWords()
  const me = useMe()
  const setMe = useSetMe()
  const [changed, setChanged] = useState(false)
  return (
    <Room title={t('account')} lede={`${me.name} · ${me.email} · ${codeWord(t, 'role', me.role)}`}>
      <AuthKeys />
      <section className="card" aria-labelledby="password-head">
        <h2 id="password-head">{t('changePassword')}</h2>
        {changed && <Notice kind="ok" live title={t('passwordChanged')} />}
        <PasswordForm
          withCurrent
          onDone={(next) => {
            setMe(next)
            setChanged(true)
          }}
        />
      </section>
    </Room>
  )
}

function AuthKeys() {
  const t = useStaffWords()
  const client = useQueryClient()
  const [secret, setSecret] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: KEYS,
    queryFn: ({ signal }) => calls.authKeys({}, signal),
  })
  const revoke = useMutation<unknown, CallFailure, string>({
    mutationFn: (id) => calls.revokeAuthKey({ id }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEYS }),
  })
  const now = new Date().toISOString()
  return (
    <section className="card" aria-labelledby="keys-head">
      <h2 id="keys-head">{t('authKeys')}</h2>
      <p className="muted small">{t('authKeysLede')}</p>
      {secret && <TellOnce label={t('newKey')} secret={secret} onDone={() => setSecret(null)} />}
      <IssueForm onIssued={setSecret} />
      <Failure failure={error} onRetry={() => void refetch()} />
      <Failure failure={revoke.error} />
      {!data && !error && <Skeleton label={t('loading')} />}
      {data?.keys.length === 0 && <EmptyState title={t('noKeys')} />}
      {data && data.keys.length > 0 && (
        <div className="scroll" tabIndex={0} role="group" aria-label={t('authKeys')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('keyLabel')}</th>
                <th scope="col">{t('keyScope')}</th>
                <th scope="col">{t('expires')}</th>
                <th scope="col">{t('lastUsed')}</th>
                <th scope="col">
                  <span className="sr">{t('actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.keys.map((key) => (
                <tr key={key.id}>
                  <th scope="row">{key.label || '-'}</th>
                  <td>{codeWord(t, 'scope', key.scope)}</td>
                  <td>
                    <When at={key.expiresAt} />
                  </td>
                  <td>{key.usedAt ? <When at={key.usedAt} /> : '-'}</td>
                  <td className="num">
                    {key.revokedAt ? (
                      <span className="tag">{t('revoked')}</span>
                    ) : key.expiresAt < now ? (
                      <span className="tag">{t('expired')}</span>
                    ) : (
                      <Button look="quiet" onClick={() => revoke.mutate(key.id)}>
                        {t('revoke')}
                        <span className="sr"> {key.label}</span>
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function IssueForm({ onIssued }: { onIssued: (secret: string) => void }) {
  const t = useStaffWords()
  const me = useMe()
  const client = useQueryClient()
  const [label, setLabel] = useState('')
  const [scope, setScope] = useState<Scope>('read')
  const [days, setDays] = useState('30')
  const issue = useMutation({
    mutationFn: () =>
      calls.issueAuthKey({ label, scope: scope === 'decide' ? 'decide' : 'read', days: Number(days) }),
    onSuccess: ({ authKey }) => {
      setLabel('')
      onIssued(authKey)
      return client.invalidateQueries({ queryKey: KEYS })
    },
  })
  return (
    <form
      className="row-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!issue.isPending) issue.mutate()
      }}
    >
      <LineInput
        id="key-label"
        label={t('keyLabel')}
        value={label}
        onChange={setLabel}
        maxLength={80}
        required={false}
      />
      <Pick
        id="key-scope"
        label={t('keyScope')}
        value={scope}
        onChange={(value) => setScope(value as Scope)}
        options={keyScopes
          .filter((each) => mayHoldKey(me.role, each))
          .map((each) => [each, codeWord(t, 'scope', each)])}
      />
      <Pick
        id="key-days"
        label={t('validFor')}
        value={days}
        onChange={setDays}
        options={['1', '30', '90', '365'].map((each) => [each, t('days', { count: each })])}
      />
      <Button type="submit" busy={issue.isPending && t('working')}>
        {t('issueKey')}
      </Button>
      <Failure failure={issue.error} />
    </form>
  )
}
