// One's own passkeys: the list, a new one by what the browser offers, and the button that takes one away.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState, Skeleton } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { calls, fieldMessage } from '../room/calls.ts'
import { Card, Table } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { When } from '../room/formats.tsx'
import { LineInput } from '../room/plain-fields.tsx'
import { RoomForm } from '../room/room-form.tsx'
import { useStaffWords } from '../room/words.ts'
import { canUsePasskeys, makePasskey, PASSKEYS } from './ask-passkey.ts'

export function PasskeysCard() {
  const t = useStaffWords()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: PASSKEYS,
    queryFn: ({ signal }) => calls.passkeys({}, signal),
  })
  const remove = useMutation<unknown, CallFailure, string>({
    mutationFn: (id) => calls.removePasskey({ id }),
    onSuccess: () => client.invalidateQueries({ queryKey: PASSKEYS }),
  })
  return (
    <Card title={t('passkeys')}>
      <p className="muted small">{t('passkeysLede')}</p>
      {canUsePasskeys() ? <AddForm /> : <Notice title={t('passkeysUnknown')} />}
      <Failure failure={error} onRetry={() => void refetch()} />
      <Failure failure={remove.error} />
      {!data && !error && <Skeleton label={t('loading')} />}
      {data?.passkeys.length === 0 && <EmptyState title={t('noPasskeys')} />}
      {data && data.passkeys.length > 0 && (
        <Table
          label={t('passkeys')}
          columns={[
            { head: t('passkeyLabel') },
            { head: t('passkeyKept') },
            { head: t('lastUsed') },
            { head: <span className="sr">{t('actions')}</span>, number: true },
          ]}
          rows={data.passkeys.map((key) => ({
            key: key.id,
            cells: [
              key.label,
              t(key.synced ? 'passkeySynced' : 'passkeyBound'),
              key.usedAt ? <When key="used" at={key.usedAt} /> : '-',
              <Button key="remove" look="quiet" onClick={() => remove.mutate(key.id)}>
                {t('removePasskey')}
                <span className="sr"> {key.label}</span>
              </Button>,
            ],
          }))}
        />
      )}
    </Card>
  )
}

function AddForm() {
  const t = useStaffWords()
  const client = useQueryClient()
  const [label, setLabel] = useState('')
  const [missing, setMissing] = useState<string>()
  const add = useMutation<unknown, CallFailure>({
    mutationFn: async () => {
      const passkey = await makePasskey(await calls.startPasskey({}), t('passkeyStopped'))
      return calls.addPasskey({ label, passkey })
    },
    onSuccess: () => {
      setLabel('')
      return client.invalidateQueries({ queryKey: PASSKEYS })
    },
  })
  const refused = fieldMessage(add.error, 'passkey')
  return (
    <RoomForm
      inRow
      busy={add.isPending}
      onSubmit={() => {
        setMissing(label.trim() ? undefined : t('passkeyLabelMissing'))
        if (label.trim()) add.mutate()
      }}
    >
      <LineInput
        id="passkey-label"
        label={t('passkeyLabel')}
        hint={t('passkeyLabelHint')}
        value={label}
        onChange={setLabel}
        maxLength={80}
        error={missing ?? fieldMessage(add.error, 'label')}
      />
      <Button type="submit" look="line" busy={add.isPending && t('working')}>
        {t('addPasskey')}
      </Button>
      {add.isSuccess && <Notice kind="ok" live title={t('passkeyAdded')} />}
      {refused ? <Notice kind="danger" live title={refused} /> : <Failure failure={add.error} />}
    </RoomForm>
  )
}
