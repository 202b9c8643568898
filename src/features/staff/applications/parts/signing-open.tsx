// What is open about who signs, above the persons of an application: until it is settled nothing is approved by itself and no contract goes out.
import { useState } from 'react'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { ActionDialog } from '../../room/action-dialog.tsx'
import { calls, fieldMessage } from '../../room/calls.ts'
import { Failure } from '../../room/failure.tsx'
import { Pick } from '../../room/pick.tsx'
import { LinesInput } from '../../room/plain-fields.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import type { PartProps } from '../part-props.ts'
import { useChange } from '../use-application.ts'

export function SigningOpen(props: PartProps) {
  const { application, say } = props
  const { id, signing } = application
  const t = useStaffWords()
  const [checking, setChecking] = useState(false)
  const none = useChange(
    id,
    () => calls.stateOwners({ id }),
    () => say(t('signingNoneSaid')),
  )
  if (!signing.gaps.length) return null
  const is = (code: string) => signing.gaps.some((gap) => gap.code === code)
  const percent = `${signing.percent ?? 0}%`
  return (
    <Notice
      title={t('signingOpen')}
      actions={
        signing.mayCheck && (
          <>
            {is('nobody-binds') && (
              <Button look="line" onClick={() => setChecking(true)}>
                {t('signingCheck')}
              </Button>
            )}
            {is('owners-unnamed') && (
              <Button
                look="line"
                busy={none.isPending && t('working')}
                onClick={() => none.mutate(undefined)}
              >
                {t('signingNone', { percent })}
              </Button>
            )}
          </>
        )
      }
    >
      <ul>
        {signing.gaps.map(({ code, name }) => (
          <li key={code + name}>
            {name && <b>{name}: </b>}
            {t(`signing.${code}`, { percent })}
          </li>
        ))}
      </ul>
      <p className="small">{t('signingThen')}</p>
      <Failure failure={none.error} />
      {checking && <CheckPaper {...props} onClose={() => setChecking(false)} />}
    </Notice>
  )
}

function CheckPaper({ application, say, onClose }: PartProps & { onClose: () => void }) {
  const t = useStaffWords()
  const { id, documents, signing } = application
  const own = documents.find(({ kind }) => kind === 'signing-authority') ?? documents[0]
  const [document, setDocument] = useState(own?.id ?? '')
  const [personId, setPerson] = useState('')
  const [reason, setReason] = useState('')
  const check = useChange(
    id,
    () => calls.checkAuthority({ id, document, reason, ...(personId && { personId }) }),
    () => {
      say(t('signingChecked'))
      onClose()
    },
  )
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('signingCheck')}
      action={t('signingCheckAction')}
      mutation={check}
      onSubmit={() => check.mutate(undefined)}
    >
      <p>{t('signingCheckLede')}</p>
      <Pick
        id="signing-person"
        label={t('signingWho')}
        value={personId}
        onChange={setPerson}
        options={signing.signers.map((signer) => [signer.id, signer.name])}
      />
      <Pick
        id="signing-document"
        label={t('signingPaper')}
        value={document}
        onChange={setDocument}
        error={fieldMessage(check.error, 'document')}
        options={
          documents.length
            ? documents.map((each) => [each.id, `${codeWord(t, 'document', each.kind)} · ${each.name}`])
            : [['', '-']]
        }
      />
      <LinesInput
        id="signing-reason"
        label={t('yourReason')}
        value={reason}
        onChange={setReason}
        maxLength={1000}
        error={fieldMessage(check.error, 'reason')}
      />
    </ActionDialog>
  )
}
