// Page 0 of a shared file: the access code, and why the one before was not taken.
import { useState } from 'react'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Failure } from '../room/failure.tsx'
import { LineInput } from '../room/plain-fields.tsx'
import { RoomForm } from '../room/room-form.tsx'
import { useFileWords } from './file-words.ts'

interface AccessCodeProps {
  readonly busy: boolean
  readonly failure: CallFailure | null
  readonly onCode: (code: string) => void
}

export function AccessCode({ busy, failure, onCode }: AccessCodeProps) {
  const t = useFileWords()
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const submit = () => {
    setMissing(!code.trim())
    if (code.trim()) onCode(code)
  }
  return (
    <section className="card file-code">
      <h1>{t('codeTitle')}</h1>
      <p className="muted">{t('codeWhy')}</p>
      <Failure failure={failure} />
      <RoomForm busy={busy} onSubmit={submit}>
        <LineInput
          id="access-code"
          label={t('code')}
          value={code}
          onChange={setCode}
          maxLength={40}
          error={missing ? t('codeMissing') : undefined}
          autoFocus
        />
        <Button type="submit" look="primary" busy={busy && t('opening')}>
          {t('open')}
        </Button>
      </RoomForm>
    </section>
  )
}
