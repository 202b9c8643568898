// Sends a link to an applicant or a business, or makes one to copy; a link is shown once.
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { SendableLink } from '#core/domain/links.ts'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { CallFailure } from '#ui/api.ts'
import { leadSet } from '#core/contract/lead-fields.ts'
import { nameable, type NameableField } from '#core/contract/named-questions.ts'
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
import type { sendLink } from '../writing-contract.ts'
import type { ActionProps } from '../part-props.ts'
import { wordChoices } from './word-choices.ts'

const channels = ['email', 'sms', 'copy'] as const

export interface LinkOrder {
  readonly kind: SendableLink
  readonly channel: (typeof channels)[number]
  readonly documents: boolean
  readonly questions: readonly NameableField[]
}

export function SendLink({ application, onClose, say }: ActionProps) {
  const { id, noTexts, sendable } = application
  const send = useChange(
    id,
    ({ kind, channel, documents, questions }: LinkOrder) =>
      calls.sendLink({
        id,
        kind,
        channel,
        ...(kind === 'bank-verification' ? { documents } : {}),
        ...(kind === 'incomplete' ? { questions: [...questions] } : {}),
      }),
    useSent(say, onClose),
  )
  const first = application.stage === 'bank-needed' ? 'bank-verification' : 'continue'
  const answered = application.answers.flatMap(({ answers }) => answers.map(({ field }) => field))
  // A consent that was refused may be asked for again.
  const agreed = application.credit.some(({ personId, consent }) => personId === null && consent?.given)
  const open = nameable.filter((field) => (field === 'creditReport' ? !agreed : !answered.includes(field)))
  return (
    <LinkDialog
      send={send}
      kinds={sendable}
      first={first}
      noTexts={noTexts}
      nameable={open}
      onClose={onClose}
    />
  )
}

/** What follows a link that was sent; one that was made to copy is told first. */
export function useSent(say: (text: string) => void, onClose: () => void) {
  const t = useStaffWords()
  return ({ url }: Sent) => {
    if (url) return
    say(t('linkSent'))
    onClose()
  }
}

type Sent = ResponseOf<typeof sendLink>

interface LinkDialogProps {
  readonly send: UseMutationResult<Sent, CallFailure, LinkOrder>
  readonly kinds: readonly SendableLink[]
  /** The kind that is chosen at first. */
  readonly first: SendableLink
  /** Why no text can be sent; null when one can. */
  readonly noTexts: string | null
  /** Questions that may be asked besides those that are missing; none where the answers are not in sight. */
  readonly nameable?: readonly NameableField[]
  readonly onClose: () => void
}

export function LinkDialog({ send, kinds, first, noTexts, nameable: open = [], onClose }: LinkDialogProps) {
  const t = useStaffWords()
  const language = useLanguage()
  const [kind, setKind] = useState<SendableLink>(kinds.includes(first) ? first : kinds[0]!)
  const [channel, setChannel] = useState<(typeof channels)[number]>('email')
  const [documents, setDocuments] = useState('')
  const labels = pick(leadSet.labels, language)
  const [named, setNamed] = useState<readonly NameableField[]>([])
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
      onSubmit={() => send.mutate({ kind, channel, documents: documents === 'true', questions: named })}
    >
      <RadioList
        id="link-kind"
        label={t('linkKind')}
        choices={wordChoices('link', kinds)}
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
