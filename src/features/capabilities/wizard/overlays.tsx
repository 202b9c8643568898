// What appears over the pages when it is due: coming back, leaving, two windows. Loaded only then.
import { useCallback, useState } from 'react'
import { en } from '#core/words/apply-notes/en.ts'
import { es } from '#core/words/apply-notes/es.ts'
import { Button } from '#ui/frame/button.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { useApplicationState, useWizard } from './wizard-context.ts'
import { startOver } from './forget-and-begin.ts'
import { useExitIntent } from './use-exit-intent.ts'
import { useNewLink } from './use-new-link.ts'
import '#ui/screens.css'
import './wizard.css'

const words = { en, es }
const WELCOME_MS = 5000

/** Hides by itself; its link asks once, then clears the kept lead id and reloads (specification 1, section 2). */
export function WelcomeBack() {
  const t = useWords(words)
  const { application } = useWizard()
  const { typed } = useApplicationState(application)
  const [open, setOpen] = useState(true)
  const [asking, setAsking] = useState(false)
  if (open && asking)
    return (
      <Modal
        key="asking"
        open
        onClose={() => setOpen(false)}
        title={t('resetTitle')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('resetKeep')}</Button>
            <Button look="line" onClick={() => void startOver()}>
              {t('welcomeReset')}
            </Button>
          </>
        }
      >
        <p>{t('resetText')}</p>
      </Modal>
    )
  return (
    <Modal
      open={open}
      onClose={() => setOpen(false)}
      closeAfterMs={WELCOME_MS}
      title={typed.firstName ? t('welcomeNamed', { name: typed.firstName }) : t('welcomeTitle')}
      actions={
        <>
          <Button look="quiet" onClick={() => setAsking(true)}>
            {t('welcomeReset')}
          </Button>
          <Button onClick={() => setOpen(false)}>{t('welcomeGoOn')}</Button>
        </>
      }
    >
      <p>{t('welcomeText')}</p>
    </Modal>
  )
}

/** Watches for a mouse that leaves. A choice between two windows comes before it. */
export function Leaving({ page }: { page: number }) {
  const { application } = useWizard()
  const { queue } = useApplicationState(application)
  const [leaving, setLeaving] = useState(false)
  useExitIntent(useCallback(() => setLeaving(true), []))
  if (!leaving || queue.stopped === 'conflict') return null
  return <ExitIntent page={page} onClose={() => setLeaving(false)} />
}

/** Says that answers are saved only where they are. */
function ExitIntent({ page, onClose }: { page: number; onClose: () => void }) {
  const t = useWords(words)
  const language = useLanguage()
  const { brand, application, journey } = useWizard()
  const asking = page < journey.pages.bank
  // 'You are 60 seconds away' is true of the last questions at most.
  const near = page === journey.pages.bank - 1
  const saved = application.state().queue.leadId !== null && !application.hasUnsaved()
  return (
    <Modal
      open
      onClose={onClose}
      // Two copies (specification 1, section 2): the first promises, and stands where that can be true.
      title={(near && brand.claims?.exit?.[language]) || t('exitTitle')}
      actions={<Button onClick={onClose}>{t('exitButton')}</Button>}
    >
      <p>
        {saved && `${t('exitSaved')} `}
        {t(asking ? 'exitText' : 'exitBank')}
      </p>
    </Modal>
  )
}

export function ConflictChoice() {
  const t = useWords(words)
  const { application } = useWizard()
  const [busy, setBusy] = useState(false)
  const choice = (
    title: 'keepMine' | 'takeOther',
    text: 'keepMineText' | 'takeOtherText',
    act: () => unknown,
  ) => (
    <p>
      <Button
        look={title === 'keepMine' ? 'primary' : 'line'}
        onClick={() => {
          setBusy(true)
          act()
        }}
        disabled={busy}
      >
        {t(title)}
      </Button>
      <br />
      <span className="small muted">{t(text)}</span>
    </p>
  )
  return (
    // No way around the choice: closing it would leave answers unsaved without a word.
    <Modal open title={t('conflictTitle')}>
      <p>{t('conflictText')}</p>
      {choice('keepMine', 'keepMineText', application.keepMine)}
      {choice('takeOther', 'takeOtherText', () => void application.takeOther())}
    </Modal>
  )
}

/** Only the lead id is here: the link to the rest goes to the application's own mailbox. */
export function Visiting({ leadId }: { leadId: string }) {
  const t = useWords(words)
  const { state, problem, send } = useNewLink(leadId)
  const sent = state === 'sent'
  return (
    <div className="above">
      <Notice
        live
        kind={problem ? 'danger' : sent ? 'ok' : 'info'}
        title={t(sent ? 'linkSentTitle' : 'visitingTitle')}
        actions={
          sent ? undefined : (
            <Button look="line" busy={state === 'sending' && t('linkSending')} onClick={send}>
              {t('linkSend')}
            </Button>
          )
        }
      >
        {problem || t(sent ? 'linkSentText' : 'visitingText')}
      </Notice>
    </div>
  )
}

/** Where the answers come from that nobody typed here. */
export function CarriedOver({ all }: { all: boolean }) {
  const t = useWords(words)
  return (
    <div className="above">
      <Notice live title={t(all ? 'correctTitle' : 'carriedTitle')}>
        {t(all ? 'correctText' : 'carriedText')}
      </Notice>
    </div>
  )
}

export function SavedElsewhere() {
  const t = useWords(words)
  const { application } = useWizard()
  return (
    <div className="above">
      <Notice
        live
        title={t('elsewhereTitle')}
        actions={
          <Button look="line" onClick={() => void application.takeOther()}>
            {t('elsewhereLoad')}
          </Button>
        }
      >
        {t('elsewhereText')}
      </Notice>
    </div>
  )
}
