// What the owner asked for in the portal and nobody has done yet, and a message back to them.
import { useState, type FormEvent } from 'react'
import { phoneKind } from '#core/fields/phone.ts'
import { Button } from '#ui/frame/button.tsx'
import { calls, fieldMessage } from '../../room/calls.ts'
import { Card } from '../../room/card.tsx'
import { Failure } from '../../room/failure.tsx'
import { When } from '../../room/formats.tsx'
import { LinesInput } from '../../room/plain-fields.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import type { Application } from '../application-contract.ts'
import type { PartProps } from '../part-props.ts'
import { useChange } from '../use-application.ts'
import { MessageText } from './message-text.tsx'

type Kind = Application['ownerRequests'][number]['kind']

export function OwnerRequests({ application, say }: PartProps) {
  const t = useStaffWords()
  const { id, ownerRequests, rights } = application
  const [open, setOpen] = useState<string | null>(null)
  const mayWrite = rights.includes('send-link')
  const mayRead = rights.includes('read-message')
  const settle = useChange(
    id,
    (request: { kind: Kind; request: string; stopped?: boolean }) =>
      calls.settleRequest({ id, ...request }).then(() => request.kind),
    (kind) => say(t(kind === 'maybe-stop' ? 'maybeStopSettled' : 'requestSettled')),
  )
  if (!mayWrite && ownerRequests.length === 0) return null
  return (
    <Card title={t('ownerAsks')}>
      {ownerRequests.length === 0 && <p className="muted">{t('ownerAsksNothing')}</p>}
      <ul className="plain">
        {ownerRequests.map(({ id: request, kind, askedAt, messageId, from }) => (
          <li key={request}>
            {codeWord(t, 'due', kind)} <span className="xs muted">{<When at={askedAt} />}</span>
            {from !== null && (
              <span className="small own-line">{t('doubtFromOther', { phone: phoneKind.show(from) })}</span>
            )}
            {kind === 'deletion' && <span className="small own-line">{t('deletionRule')}</span>}
            {kind === 'maybe-stop' && (
              <div
                className="actions"
                role="group"
                aria-label={
                  from ? t('doubtFromOther', { phone: phoneKind.show(from) }) : codeWord(t, 'due', kind)
                }
              >
                {mayRead && messageId && (
                  <Button look="quiet" onClick={() => setOpen(messageId)}>
                    {t('readText')}
                  </Button>
                )}
                {mayWrite && (
                  <>
                    <Button look="line" onClick={() => settle.mutate({ kind, request, stopped: true })}>
                      {t('maybeStopYes')}
                    </Button>
                    <Button look="line" onClick={() => settle.mutate({ kind, request, stopped: false })}>
                      {t('maybeStopNo')}
                    </Button>
                  </>
                )}
              </div>
            )}
            {mayWrite && kind !== 'maybe-stop' && (
              <Button look="quiet" onClick={() => settle.mutate({ kind, request })}>
                {t('requestSettle')}
                <span className="sr"> {codeWord(t, 'due', kind)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Failure failure={settle.error} />
      {open && <MessageText id={id} messageId={open} received onClose={() => setOpen(null)} />}
      {mayWrite && <Write id={id} say={say} />}
    </Card>
  )
}

function Write({ id, say }: { id: string } & Pick<PartProps, 'say'>) {
  const t = useStaffWords()
  const [text, setText] = useState('')
  const write = useChange(
    id,
    () => calls.writeToOwner({ id, text }),
    () => {
      setText('')
      say(t('messageQueued'))
    },
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!write.isPending) write.mutate(undefined)
  }
  const wrong = fieldMessage(write.error, 'text')
  return (
    <form onSubmit={send}>
      <LinesInput
        id="write-owner"
        label={t('writeToOwner')}
        hint={t('writeToOwnerHint')}
        value={text}
        onChange={setText}
        maxLength={4000}
        error={wrong}
      />
      {!wrong && <Failure failure={write.error} />}
      <Button type="submit" look="line" busy={write.isPending && t('working')}>
        {t('sendMessage')}
      </Button>
    </form>
  )
}
