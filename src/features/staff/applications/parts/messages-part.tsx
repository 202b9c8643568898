// What was written to the applicant, the links they were given, and the jobs under way.
import { useState } from 'react'
import type { SendableLink } from '#core/domain/links.ts'
import { Button } from '#ui/frame/button.tsx'
import { calls } from '../../room/calls.ts'
import { Failure } from '../../room/failure.tsx'
import { When } from '../../room/formats.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import type { Application } from '../application-contract.ts'
import type { PartProps } from '../part-props.ts'
import { useChange } from '../use-application.ts'
import { Card, Table } from '../../room/card.tsx'
import { CorrectDialog } from '../actions/correct.tsx'
import { OwnerRequests } from './owner-requests.tsx'
import { LinkList } from './link-list.tsx'
import { MessageText } from './message-text.tsx'

export function MessagesPart(props: PartProps) {
  return (
    <>
      <OwnerRequests {...props} />
      <Links {...props} />
      <Messages {...props} />
      <Jobs {...props} />
    </>
  )
}

function Links({ application, act, say }: PartProps) {
  const t = useStaffWords()
  const mayChange = application.rights.includes('send-link')
  const revoke = useChange(
    application.id,
    (linkId: string) => calls.revokeLink({ id: application.id, linkId }),
    () => say(t('linkRevoked')),
  )
  // The code of a link is kept nowhere: sent again is a fresh one of the same kind, and the previous one lives on until its end.
  const again = useChange(
    application.id,
    ({ purpose, documents }: Pick<Application['links'][number], 'purpose' | 'documents'>) =>
      calls.sendLink({
        id: application.id,
        kind: purpose as SendableLink,
        channel: 'email',
        ...(documents && { documents }),
      }),
    () => say(t('linkSent')),
  )
  const sendAgain = (each: Application['links'][number]) =>
    mayChange && application.sendable.some((kind) => kind === each.purpose)
      ? () => again.mutate(each)
      : undefined
  return (
    <LinkList
      links={application.links}
      failure={revoke.error ?? again.error}
      onSend={mayChange ? () => act('send-link') : undefined}
      onRevoke={mayChange ? (id) => revoke.mutate(id) : undefined}
      again={sendAgain}
    />
  )
}

function Messages({ application, say }: PartProps) {
  const t = useStaffWords()
  const [open, setOpen] = useState<string | null>(null)
  const mayRead = application.rights.includes('read-message')
  const maySend = application.rights.includes('send-link')
  const release = useChange(
    application.id,
    (messageId: string) => calls.sendHeld({ id: application.id, messageId }),
    ({ renewed }) => say(t(renewed ? 'heldSentAnew' : 'heldSent')),
  )
  return (
    <Card title={t('messagesSent')}>
      <Failure failure={release.error} />
      {application.messages.length === 0 && <p className="muted">{t('noMessages')}</p>}
      {application.messages.length > 0 && (
        <Table
          label={t('messagesSent')}
          columns={[
            { head: t('message') },
            { head: t('channel') },
            { head: t('state') },
            { head: t('when') },
            { head: <span className="sr">{t('actions')}</span>, number: true },
          ]}
          rows={application.messages.map((each) => ({
            key: each.id,
            cells: [
              codeWord(t, 'template', each.template),
              codeWord(t, 'channel', each.channel),
              <>
                <span className={`tag ${looks[each.state] ?? ''}`}>{codeWord(t, 'message', each.state)}</span>
                {each.reason && (
                  <span className="xs muted own-line">{codeWord(t, 'messageReason', each.reason)}</span>
                )}
              </>,
              <When key="at" at={each.sentAt ?? each.createdAt} />,
              <>
                {maySend && isHeld(each) && (
                  <Button look="quiet" onClick={() => release.mutate(each.id)}>
                    {t(each.state === 'bounced' ? 'sendAgain' : 'sendHeld')}
                  </Button>
                )}
                {mayRead && (
                  <Button look="quiet" onClick={() => setOpen(each.id)}>
                    {t('read')}
                  </Button>
                )}
              </>,
            ],
          }))}
        />
      )}
      {open && (
        <MessageText
          id={application.id}
          messageId={open}
          received={application.messages.some(({ id, state }) => id === open && state === 'received')}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}

type Listed = PartProps['application']['messages'][number]

const isHeld = ({ state, reason }: Listed): boolean =>
  state === 'bounced' || (state === 'skipped' && (reason === 'never-answered' || reason === 'bounced'))

const looks: Readonly<Record<string, string>> = {
  sent: 'ok',
  delivered: 'ok',
  failed: 'danger',
  bounced: 'danger',
  skipped: 'accent',
}

/** Jobs that only look whether something was left lying about: nothing of the application waits for them. */
const housekeeping: readonly string[] = ['remove-unkept-file']

function Jobs({ application, say }: PartProps) {
  const t = useStaffWords()
  const [correcting, setCorrecting] = useState(false)
  const retry = useChange(
    application.id,
    (id: string) => calls.retryJob({ id, applicationId: application.id }),
    () => say(t('jobRetried')),
  )
  const jobs = application.jobs.filter(({ kind, state }) => state === 'dead' || !housekeeping.includes(kind))
  if (!jobs.length) return null
  const mayRetry = application.rights.includes('retry-job')
  const mayCorrect =
    application.rights.includes('correct') && (application.canCorrect || application.canCorrectEmail)
  return (
    <Card title={t('openJobs')}>
      <Failure failure={retry.error} />
      <Table
        label={t('openJobs')}
        columns={[
          { head: t('job') },
          { head: t('state') },
          { head: t('attempts'), number: true },
          { head: t('nextTry') },
          { head: <span className="sr">{t('actions')}</span>, number: true },
        ]}
        rows={jobs.map((each) => ({
          key: each.id,
          cells: [
            <>
              {codeWord(t, 'job', each.kind)}
              {each.lastError && <span className="xs muted own-line">{each.lastError}</span>}
              {each.waitsFor && <span className="xs muted own-line">{each.waitsFor}</span>}
              {each.refused && <span className="xs own-line">{t('refusedForGood')}</span>}
            </>,
            <span key="state" className={each.state === 'dead' ? 'tag danger' : 'tag'}>
              {codeWord(t, 'jobState', each.state)}
            </span>,
            each.attempts,
            each.state === 'dead' ? '-' : <When key="at" at={each.runAt} />,
            <>
              {each.refused && mayCorrect && (
                <Button look="quiet" onClick={() => setCorrecting(true)}>
                  {t('correctContact')}
                </Button>
              )}
              {each.state === 'dead' && mayRetry ? (
                <Button look="quiet" onClick={() => retry.mutate(each.id)}>
                  {t('retry')}
                </Button>
              ) : (
                !each.refused && '-'
              )}
            </>,
          ],
        }))}
      />
      {correcting && (
        <CorrectDialog
          application={application}
          section="contact"
          say={say}
          onClose={() => setCorrecting(false)}
        />
      )}
    </Card>
  )
}
