// What can be done to an application: two buttons in sight, the rest behind 'More', each in a dialog of its own.
import { useRef, useState } from 'react'
import { Button } from '#ui/frame/button.tsx'
import { Failure } from '../../room/failure.tsx'
import { useStaffWords, type StaffWord } from '../../room/words.ts'
import { isUnattended } from '../chosen-offer.tsx'
import type { ActionName, PartProps } from '../part-props.ts'
import { useTake } from '../use-application.ts'
import { AskDocument } from './ask-document.tsx'
import { Assign } from './assign.tsx'
import { Decide } from './decide.tsx'
import { SendLink } from './send-link.tsx'
import { NoteDialog, WithdrawDialog } from './words-dialogs.tsx'

export function Actions({ action, ...props }: PartProps & { action: ActionName | null }) {
  const { application, act, say } = props
  const t = useStaffWords()
  const { rights } = application
  const take = useTake(application.id, say)
  const onClose = () => act(null)
  const given = { ...props, onClose }
  const mayDecide = rights.includes('decide') && (application.canApprove || application.canDecline)
  const more: readonly (readonly [ActionName, StaffWord, boolean])[] = [
    ['request-document', 'askDocument', rights.includes('request-document')],
    ['note', 'addNote', rights.includes('note')],
    ['assign', 'assign', rights.includes('assign')],
    ['withdraw', 'withdraw', rights.includes('withdraw') && application.canWithdraw],
  ]
  return (
    <div className="staff-actions">
      <Failure failure={take.error} />
      {application.assigned === null && rights.includes('take') && !isUnattended(application) && (
        <Button look="line" busy={take.isPending && t('working')} onClick={() => take.mutate(undefined)}>
          {t('take')}
        </Button>
      )}
      {rights.includes('send-link') && (
        <Button look="line" onClick={() => act('send-link')}>
          {t('sendLink')}
        </Button>
      )}
      {mayDecide && <Button onClick={() => act('decide')}>{t('decide')}</Button>}
      <More items={more.filter(([, , allowed]) => allowed)} act={act} />
      {action === 'send-link' && <SendLink {...given} />}
      {action === 'decide' && <Decide {...given} />}
      {action === 'request-document' && <AskDocument {...given} />}
      {action === 'note' && <NoteDialog {...given} />}
      {action === 'assign' && <Assign {...given} />}
      {action === 'withdraw' && <WithdrawDialog {...given} />}
    </div>
  )
}

function More({
  items,
  act,
}: {
  items: readonly (readonly [ActionName, StaffWord, boolean])[]
  act: (action: ActionName) => void
}) {
  const t = useStaffWords()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (!items.length) return null
  return (
    <div
      className="staff-menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        opener.current?.focus()
        setOpen(false)
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        ref={opener}
        type="button"
        className="btn line"
        aria-expanded={open}
        aria-controls="more-actions"
        onClick={() => setOpen(!open)}
      >
        {t('moreActions')} <span aria-hidden="true">▾</span>
      </button>
      <ul id="more-actions" hidden={!open}>
        {items.map(([name, word]) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                // The dialog gives the focus back to what had it, and the menu is gone by then.
                opener.current?.focus()
                setOpen(false)
                act(name)
              }}
            >
              {t(word)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
