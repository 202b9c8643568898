// Asks for a fresh proof (a code, a passkey or a new sign-on) wherever a call of this page was refused for want of one; then the call goes on.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import type { CallFailure } from '#ui/api.ts'
import { answerWithPasskey, canUsePasskeys, PASSKEYS } from '../login/ask-passkey.ts'
import { calls, fieldMessage } from './calls.ts'
import { Failure } from './failure.tsx'
import { LineInput } from './plain-fields.tsx'
import { SignOnButton, useWaysIn } from '../login/sign-on-button.tsx'
import { onProofNeeded } from './proof.ts'
import { useMe } from './session.tsx'
import { useStaffWords } from './words.ts'

export function ProofDialog() {
  const [tell, setTell] = useState<((proven: boolean) => void) | null>(null)
  useEffect(() => onProofNeeded(() => new Promise((resolve) => setTell(() => resolve))), [])
  const end = (proven: boolean) => {
    tell?.(proven)
    setTell(null)
  }
  const { proves } = useMe()
  if (!tell) return null
  return proves === 'code' ? <OpenProof onEnd={end} /> : <NewSignOn onEnd={end} />
}

/** Whose second factor is the issuer's proves it there; the page is left for that, and what was asked is asked again afterwards. */
function NewSignOn({ onEnd }: { onEnd: (proven: boolean) => void }) {
  const t = useStaffWords()
  const { data: ways } = useWaysIn()
  const { pathname, search } = useLocation()
  return (
    <Modal
      open
      onClose={() => onEnd(false)}
      title={t('proveTitle')}
      actions={
        <Button look="quiet" onClick={() => onEnd(false)}>
          {t('cancel')}
        </Button>
      }
    >
      <p>{t('proveBySignOn')}</p>
      {ways?.signOn && (
        <SignOnButton name={ways.signOn} begin={() => calls.beginProof({ path: pathname + search })} />
      )}
    </Modal>
  )
}

function OpenProof({ onEnd }: { onEnd: (proven: boolean) => void }) {
  const t = useStaffWords()
  const form = useId()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const wrong = fieldMessage(failure, 'code')
  const refused = fieldMessage(failure, 'passkey')
  const { data } = useQuery({
    queryKey: PASSKEYS,
    queryFn: ({ signal }) => calls.passkeys({}, signal),
  })
  // No mutation of the query library: the one that waits for this is still on its way there.
  const prove = async (ask: () => Promise<Parameters<typeof calls.prove>[0]>) => {
    if (busy) return
    setBusy(true)
    try {
      await calls.prove(await ask())
      onEnd(true)
    } catch (error) {
      setFailure(error as CallFailure)
      setBusy(false)
    }
  }
  const byCode = (event: FormEvent) => {
    event.preventDefault()
    void prove(async () => ({ code }))
  }
  const byPasskey = async () => {
    const question = await calls.startPasskeyProof({})
    return { passkey: await answerWithPasskey(question, t('passkeyStopped')) }
  }
  return (
    <Modal
      open
      onClose={() => onEnd(false)}
      title={t('proveTitle')}
      actions={
        <>
          <Button look="quiet" onClick={() => onEnd(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={busy && t('working')}>
            {t('prove')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={byCode}>
        <p>{t('proveLede')}</p>
        <LineInput
          id="proof-code"
          label={t('code')}
          hint={t('codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={setCode}
          maxLength={20}
          error={wrong}
        />
        {canUsePasskeys() && Boolean(data?.passkeys.length) && (
          <Button look="line" onClick={() => void prove(byPasskey)}>
            {t('usePasskey')}
          </Button>
        )}
        {refused && <Notice kind="danger" live title={refused} />}
        {!wrong && !refused && <Failure failure={failure} />}
      </form>
    </Modal>
  )
}
