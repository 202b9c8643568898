// 'Login to Add Decision': an auth key, or the way to password and second factor in the staff room.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Card } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { LineInput } from '../room/plain-fields.tsx'
import { RoomForm } from '../room/room-form.tsx'
import { useFileWords } from './file-words.ts'

export function KeyCard({ onKey }: { onKey: (key: string) => Promise<void> }) {
  const t = useFileWords()
  const [key, setKey] = useState('')
  const [missing, setMissing] = useState(false)
  const enter = useMutation<unknown, CallFailure>({ mutationFn: () => onKey(key) })
  const submit = () => {
    setMissing(!key.trim())
    if (key.trim()) enter.mutate()
  }
  return (
    <Card title={t('login')}>
      <Failure failure={enter.error} />
      <RoomForm busy={enter.isPending} onSubmit={submit}>
        <LineInput
          id="auth-key"
          type="password"
          label={t('key')}
          value={key}
          onChange={setKey}
          error={missing ? t('keyMissing') : undefined}
          autoFocus
        />
        <Button type="submit" look="primary" busy={enter.isPending && t('opening')}>
          {t('continue')}
        </Button>
      </RoomForm>
      <a href="/business/staff/login">{t('usePassword')}</a>
    </Card>
  )
}
