// One's own auth keys: issuing one, which is shown once, and revoking.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyScopes, mayHoldKey, type Scope } from '#core/domain/access.ts'
import { fundingNeededKind } from '#core/fields/currency.ts'
import { formatUsd } from '#core/ground/money.ts'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { MoneyInput } from '#ui/inputs/text-input.tsx'
import { calls, fieldMessage } from '../room/calls.ts'
import { Card, Table } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { When } from '../room/formats.tsx'
import { Pick } from '../room/pick.tsx'
import { LineInput } from '../room/plain-fields.tsx'
import { RoomForm } from '../room/room-form.tsx'
import { useMe } from '../room/session.tsx'
import { TellOnce } from '../room/tell-once.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'

const KEYS = ['auth-keys']

export function AuthKeysCard() {
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
    <Card title={t('authKeys')}>
      <p className="muted small">{t('authKeysLede')}</p>
      {secret && <TellOnce label={t('newKey')} secret={secret} onDone={() => setSecret(null)} />}
      <IssueForm onIssued={setSecret} />
      <Failure failure={error} onRetry={() => void refetch()} />
      <Failure failure={revoke.error} />
      {!data && !error && <Skeleton label={t('loading')} />}
      {data?.keys.length === 0 && <EmptyState title={t('noKeys')} />}
      {data && data.keys.length > 0 && (
        <Table
          label={t('authKeys')}
          columns={[
            { head: t('keyLabel') },
            { head: t('keyScope') },
            { head: t('expires') },
            { head: t('lastUsed') },
            { head: <span className="sr">{t('actions')}</span>, number: true },
          ]}
          rows={data.keys.map((key) => ({
            key: key.id,
            quiet: key.revokedAt !== null || key.expiresAt < now,
            cells: [
              key.label || '-',
              <>
                {codeWord(t, 'scope', key.scope)}
                {key.amount !== null && (
                  <span className="own-line xs muted">
                    {t('keyAmount')} {formatUsd(key.amount, { cents: false })}
                  </span>
                )}
              </>,
              <When key="expires" at={key.expiresAt} />,
              key.usedAt ? <When key="used" at={key.usedAt} /> : '-',
              key.revokedAt || key.expiresAt < now ? (
                <span className="tag">{t(key.revokedAt ? 'revoked' : 'expired')}</span>
              ) : (
                <Button look="quiet" onClick={() => revoke.mutate(key.id)}>
                  {t('revoke')}
                  <span className="sr"> {key.label}</span>
                </Button>
              ),
            ],
          }))}
        />
      )}
    </Card>
  )
}

/** Nothing readable is left out, and refused beside its field. */
function centsOf(text: string): number | undefined {
  const parsed = fundingNeededKind.parse(text)
  return parsed.ok ? parsed.value : undefined
}

function IssueForm({ onIssued }: { onIssued: (secret: string) => void }) {
  const t = useStaffWords()
  const me = useMe()
  const client = useQueryClient()
  const [label, setLabel] = useState('')
  const [scope, setScope] = useState<Scope>('read')
  const [days, setDays] = useState('30')
  const [amount, setAmount] = useState('')
  const [code, setCode] = useState('')
  const decides = scope === 'decide'
  const asksCode = me.proves === 'code'
  const issue = useMutation({
    mutationFn: () =>
      calls.issueAuthKey({
        label,
        days: Number(days),
        ...(decides
          ? { scope: 'decide', amount: centsOf(amount), ...(asksCode ? { code } : {}) }
          : { scope: 'read' }),
      }),
    onSuccess: ({ authKey }) => {
      setLabel('')
      setCode('')
      onIssued(authKey)
      return client.invalidateQueries({ queryKey: KEYS })
    },
  })
  return (
    <RoomForm inRow busy={issue.isPending} onSubmit={() => issue.mutate()}>
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
        onChange={(value) => {
          setScope(value as Scope)
          setDays('30')
        }}
        options={keyScopes
          .filter((each) => mayHoldKey(me.role, each))
          .map((each) => [each, codeWord(t, 'scope', each)])}
      />
      <Pick
        id="key-days"
        label={t('validFor')}
        value={days}
        onChange={setDays}
        error={fieldMessage(issue.error, 'days')}
        options={(decides ? ['1', '30'] : ['1', '30', '90', '365']).map((each) => [
          each,
          t('days', { count: each }),
        ])}
      />
      {decides && (
        <>
          <MoneyInput
            id="key-amount"
            label={t('keyAmount')}
            kind={fundingNeededKind}
            value={amount}
            onChange={setAmount}
            error={fieldMessage(issue.error, 'amount')}
          />
          {asksCode && (
            <LineInput
              id="key-code"
              label={t('code')}
              hint={t('keyCodeHint')}
              inputMode="numeric"
              value={code}
              onChange={setCode}
              maxLength={20}
              error={fieldMessage(issue.error, 'code')}
            />
          )}
        </>
      )}
      <Button type="submit" busy={issue.isPending && t('working')}>
        {t('issueKey')}
      </Button>
      {!(issue.error?.kind === 'problem' && issue.error.errors.length > 0) && (
        <Failure failure={issue.error} />
      )}
    </RoomForm>
  )
}
