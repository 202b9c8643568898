// What can be done to an application: the most used as buttons, the rest behind 'More', each in a dialog of its own.
import { useNavigate } from 'react-router'
import { hrefTo } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Failure } from '../../room/failure.tsx'
import { useDrop } from '../../room/use-drop.ts'
import { usePhone } from '../../room/use-narrow.ts'
import { useStaffWords, type StaffWord } from '../../room/words.ts'
import { downloadContract } from '../../paths.ts'
import type { Application } from '../application-contract.ts'
import { isUnattended } from '../chosen-offer.tsx'
import type { ActionName, PartProps } from '../part-props.ts'
import { useGiveBack, useTake } from '../use-application.ts'
import { AskDocument } from './ask-document.tsx'
import { Assign } from './assign.tsx'
import { Decline } from './decline.tsx'
import { SendLink } from './send-link.tsx'
import { ShareFile } from './share-file.tsx'
import { NoteDialog, ReopenDialog, WithdrawDialog } from './words-dialogs.tsx'

interface Action {
  readonly word: StaffWord
  readonly allowed: boolean
  readonly run: () => void
  /** Of a file to load, in place of `run`; such an action is main. */
  readonly href?: string
  readonly busy?: boolean
  readonly main?: boolean
}

export function Actions({ action, ...props }: PartProps & { action: ActionName | null }) {
  const { application, act, say } = props
  const t = useStaffWords()
  const { rights } = application
  const onClose = () => act(null)
  const given = { ...props, onClose }
  const navigate = useNavigate()
  const mayDecide = rights.includes('decide')
  const mayTake = application.assigned === null && rights.includes('take') && !isUnattended(application)
  const take = useTake(application.id, say)
  const giveBack = useGiveBack(application.id, say)
  const phone = usePhone()
  // It stands beside an approval alone: once all have signed it is no step that is waited for.
  const decline = { word: 'decline', run: () => act('decline') } as const
  const copy = signedCopy(application)
  const first: readonly Action[] = [
    { word: 'take', allowed: mayTake, run: () => take.mutate(undefined), busy: take.isPending },
    { word: 'sendLink', allowed: rights.includes('send-link'), run: () => act('send-link') },
    {
      word: 'offerTool',
      allowed: mayDecide && application.canApprove,
      run: () => void navigate(`/staff/applications/${application.id}/offer`),
      main: true,
    },
    { word: 'contractCopy', allowed: copy !== null, run: () => {}, href: copy ?? '', main: true },
    { ...decline, allowed: mayDecide && application.canDecline && application.canApprove },
  ]
  const rest: readonly Action[] = [
    {
      word: 'askDocument',
      allowed: rights.includes('request-document'),
      run: () => act('request-document'),
    },
    { word: 'addNote', allowed: rights.includes('note'), run: () => act('note') },
    {
      word: 'giveBack',
      allowed: rights.includes('give-back') && !rights.includes('assign') && application.assigned !== null,
      run: () => giveBack.mutate(undefined),
    },
    { word: 'assignTitle', allowed: rights.includes('assign'), run: () => act('assign') },
    { word: 'shareFile', allowed: rights.includes('share-file'), run: () => act('share-file') },
    { word: 'reopen', allowed: rights.includes('reopen') && application.canReopen, run: () => act('reopen') },
    {
      word: 'withdraw',
      allowed: rights.includes('withdraw') && application.canWithdraw,
      run: () => act('withdraw'),
    },
    { ...decline, allowed: mayDecide && application.canDecline && !application.canApprove },
  ]
  const { inSight, more } = arranged(first.filter(isAllowed), rest.filter(isAllowed), phone)
  return (
    <div className="staff-actions">
      <Failure failure={take.error ?? giveBack.error} />
      {inSight.map(({ word, run, href, busy, main }) =>
        href ? (
          <a key={word} className="btn" href={href} download>
            {t(word)}
          </a>
        ) : (
          <Button key={word} look={main ? undefined : 'line'} busy={busy && t('working')} onClick={run}>
            {t(word)}
          </Button>
        ),
      )}
      <More items={more} />
      {action === 'send-link' && <SendLink {...given} />}
      {action === 'share-file' && <ShareFile {...given} />}
      {action === 'decline' && <Decline {...given} />}
      {action === 'request-document' && <AskDocument {...given} />}
      {action === 'note' && <NoteDialog {...given} />}
      {action === 'assign' && <Assign {...given} />}
      {action === 'reopen' && <ReopenDialog {...given} />}
      {action === 'withdraw' && <WithdrawDialog {...given} />}
    </div>
  )
}

const isAllowed = ({ allowed }: Action): boolean => allowed

/** What is needed to pay out: the sealed copy, for whoever may open it now; null before all have signed. */
function signedCopy({ id, stage, opened, rights, contracts }: Application): string | null {
  if (stage !== 'contract-signed' || !opened || !rights.includes('open-document')) return null
  const sealed = contracts.envelopes.findLast((envelope) => envelope.sealed)
  return sealed ? hrefTo(downloadContract, { id, envelope: sealed.id, file: 'copy.pdf' }) : null
}

/** Which actions are buttons and which wait behind 'More': on a phone one button has the row, the main one if there is one. */
function arranged(first: readonly Action[], rest: readonly Action[], phone: boolean) {
  const top = phone ? (first.find(({ main }) => main) ?? first[0]) : undefined
  if (!top) return { inSight: first, more: rest }
  return { inSight: [top], more: [...first.filter((each) => each !== top), ...rest] }
}

function More({ items }: { items: readonly Action[] }) {
  const t = useStaffWords()
  const drop = useDrop()
  if (!items.length) return null
  return (
    <div className="staff-menu" {...drop.box}>
      <button className="btn line" aria-controls="more-actions" {...drop.button}>
        {t('moreActions')} <span aria-hidden="true">▾</span>
      </button>
      <ul id="more-actions" hidden={!drop.open}>
        {items.map(({ word, run }) => (
          <li key={word}>
            <button
              type="button"
              onClick={() => {
                drop.close()
                run()
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
