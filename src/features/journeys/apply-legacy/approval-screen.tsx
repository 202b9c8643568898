// Page 12: 'Congrats!' only where there is an offer; before a bank or statements are there, what comes next (the specification's second finish).
import { hasOffer, isStage } from '#core/domain/lead-stage.ts'
import { useReceived } from '#features/capabilities/uploads/use-received.ts'
import { useApplicationState, useWizard } from '#features/capabilities/wizard/wizard-context.ts'
import { NumberedSteps } from '#ui/frame/side-panel.tsx'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { useWords } from '#ui/words.tsx'
import * as words from './words.ts'
import '#ui/screens.css'
import './legacy.css'

const Offers = lazyScreen(async () => (await import('#features/capabilities/offers/step.tsx')).OffersStep)

export function ApprovalScreen(props: StepScreenProps) {
  const t = useWords(words)
  const { application } = useWizard()
  const { stage } = useApplicationState(application)
  const offered = isStage(stage) && hasOffer(stage)
  return (
    <>
      {offered && <p className="congrats">{t('congrats')}</p>}
      <Offers {...props} />
      {stage === 'bank-needed' && (
        <section className="card">
          <h2>{t('finishTitle')}</h2>
          <Finish leadId={props.leadId} />
        </section>
      )}
    </>
  )
}

/** The upload link is named where it was sent: with a request for statements. Else the e-mail of page 6 leads back here. */
function Finish({ leadId }: { leadId: string }) {
  const t = useWords(words)
  const { asked, known } = useReceived(leadId)
  if (!known) return null
  const linkSent = asked.some((each) => each.kind === 'document' && each.document === 'bank-statement')
  const first = linkSent ? ([t('finishLink'), t('finishStatements')] as const) : [t('finishBank')]
  return <NumberedSteps steps={[...first, t('finishManager')].map((title) => ({ title }))} />
}
