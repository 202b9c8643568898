// Sends the applicant a link, or makes one to copy; a link is told once.
import { useState } from 'react'
import { mayBeMade, sendableLinks, type SendableLink } from '#core/domain/links.ts'
import { isStage } from '#core/domain/lead-stage.ts'
import { leadSet } from '#core/contract/lead-fields.ts'
import { nameable, type NameableField } from '#core/domain/named-questions.ts'
import { pick } from '#core/words/words.ts'
import { useLanguage } from '#ui/words.tsx'
import { CheckboxInput, RadioList } from '#ui/inputs/choice-inputs.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { Button } from '#ui/frame/button.tsx'
import { ActionDialog } from '../../room/action-dialog.tsx'
import { calls, fieldMessage } from '../../room/calls.ts'
import { shortTime } from '../../room/formats.tsx'
import { CopyButton } from '../../room/tell-once.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import { useChange } from '../use-application.ts'
import type { ActionProps } from '../part-props.ts'
import { wordChoices } from './word-choices.ts'

const channels = ['email', 'sms', 'copy'] as const

export function SendLink({ application, onClose, say }: ActionProps) {
  const t = useStaffWords()
  const { noTexts } = application
  const language = useLanguage()
  const possible = sendableLinks.filter(
    (each) => isStage(application.stage) && mayBeMade(each, application.stage),
  )
  const [kind, setKind] = useState<SendableLink>(
    application.stage === 'bank-needed' ? 'bank-verification' : 'continue',
  )
  const [channel, setChannel] = useState<(typeof channels)[number]>('email')
  const [documents, setDocuments] = useState('')
  const labels = pick(leadSet.labels, language)
  const answered = application.answers.flatMap(({ answers }) => answers.map(({ field }) => field as string))
  const open = nameable.filter((field) => !answered.includes(field))
  const [named, setNamed] = useState<readonly NameableField[]>([])
  const send = useChange(
    application.id,
    () =>
      calls.sendLink({
        id: application.id,
        kind,
        channel,
        ...(kind === 'bank-verification' ? { documents: documents === 'true' } : {}),
        ...(kind === 'incomplete' ? { questions: [...named] } : {}),
      }),
    ({ url }) => {
      if (url) return
      say(t('linkSent'))
      onClose()
    },
  )
  if (send.data?.url)
    return (
      <Modal
        open
        onClose={onClose}
        title={codeWord(t, 'link', kind)}
        actions={
          <>
            <CopyButton text={send.data.url} look="primary" />
            <Button look="quiet" onClick={onClose}>
              {t('done')}
            </Button>
          </>
        }
      >
        <p>
          {t('linkMade', { date: shortTime(send.data.expiresAt, new Date(), language) })}. {t('sendCopied')}
        </p>
        <code className="secret">{send.data.url}</code>
      </Modal>
    )
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('sendLink')}
      action={t(channel === 'copy' ? 'makeLink' : 'send')}
      mutation={send}
      onSubmit={() => send.mutate(undefined)}
    >
      <RadioList
        id="link-kind"
        label={t('linkKind')}
        choices={wordChoices('link', possible)}
        value={kind}
        onChange={(value) => setKind(value as SendableLink)}
      />
      {kind === 'bank-verification' && (
        <CheckboxInput
          id="link-documents"
          label={t('withDocuments')}
          value={documents}
          onChange={setDocuments}
          required={false}
        />
      )}
      {kind === 'incomplete' && open.length > 0 && (
        <fieldset className="plain">
          <legend>{t('askBesides')}</legend>
          {open.map((field) => (
            <CheckboxInput
              key={field}
              id={`ask-${field}`}
              label={labels[field]}
              value={named.includes(field) ? 'true' : ''}
              onChange={(ticked) =>
                setNamed((all) => [...all.filter((each) => each !== field), ...(ticked ? [field] : [])])
              }
              required={false}
            />
          ))}
        </fieldset>
      )}
      <RadioList
        id="link-channel"
        label={t('channel')}
        choices={wordChoices(
          'channel',
          channels.filter((each) => each !== 'sms' || !noTexts),
        )}
        hint={noTexts ? `${t('channel.sms')}: ${codeWord(t, 'messageReason', noTexts)}` : undefined}
        value={channel}
        onChange={(value) => setChannel(value as (typeof channels)[number])}
        error={fieldMessage(send.error, 'channel')}
      />
    </ActionDialog>
  )
}
