// The application opens by a fresh link, since staff corrected where messages go: said on any page, with the ways to go on.
import { useState } from 'react'
import { en } from '#core/words/apply-notes/en.ts'
import { es } from '#core/words/apply-notes/es.ts'
import { failureText } from '#ui/answer.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { ContactLine } from '#ui/frame/contact-line.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { useWizard } from './wizard-context.ts'
import { useNewLink } from './use-new-link.ts'
import { isRenewed } from './use-refusals.ts'
import '#ui/screens.css'
import './wizard.css'

const words = { en, es }

/** Above a question page: what was typed there stays, and goes on once the fresh link was opened in this browser. */
export function Renewed({ leadId }: { leadId: string }) {
  const t = useWords(words)
  const { brand } = useWizard()
  return (
    <section className="above" aria-label={t('renewedTitle')}>
      <RenewedNotice leadId={leadId} title={t('renewedTitle')} text={t('renewedText')} beside />
      <p className="muted">
        <ContactLine brand={brand} sentence={t('errorContact')} />
      </p>
    </section>
  )
}

/** In place of a page that reads or changes something by the earlier lead id. */
export function RenewedStep({ leadId }: { leadId: string }) {
  const t = useWords(words)
  const { brand } = useWizard()
  return (
    <>
      <StepTitle>{t('renewedTitle')}</StepTitle>
      <div className="stack">
        <RenewedNotice leadId={leadId} text={t('renewedStepText')} />
        <p className="muted">
          <ContactLine brand={brand} sentence={t('errorContact')} />
        </p>
      </div>
    </>
  )
}

interface RenewedNoticeProps {
  readonly leadId: string
  readonly title?: string
  readonly text: string
  /** A question page stands below, with the page's filled button. */
  readonly beside?: boolean
}

function RenewedNotice({ leadId, title, text, beside = false }: RenewedNoticeProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { application } = useWizard()
  const { state, problem, send } = useNewLink(leadId)
  const [going, setGoing] = useState(false)
  const [notYet, setNotYet] = useState('')
  const goOn = async () => {
    setGoing(true)
    const loaded = await application.rejoin()
    if (loaded.ok) return
    setGoing(false)
    setNotYet(isRenewed(loaded.refusal) ? t('renewedNotYet') : failureText(loaded.refusal, language))
  }
  return (
    <Notice
      live
      kind={notYet || problem ? 'danger' : 'info'}
      title={title}
      actions={
        <>
          <Button
            look={beside ? 'line' : 'primary'}
            busy={going && t('renewedGoing')}
            onClick={() => void goOn()}
          >
            {t('renewedGoOn')}
          </Button>
          {state !== 'sent' && (
            <Button look="line" busy={state === 'sending' && t('linkSending')} onClick={send}>
              {t('linkSend')}
            </Button>
          )}
        </>
      }
    >
      {problem || notYet || (state === 'sent' ? t('linkSentText') : text)}
    </Notice>
  )
}
