// Beside the questions: what happens next, who sees it. A tick stands only at what is done.
import { hasOffer, isStage } from '#core/domain/lead-stage.ts'
import { en } from '#core/words/apply/en.ts'
import { es } from '#core/words/apply/es.ts'
import { NumberedSteps, SidePanel } from '#ui/frame/side-panel.tsx'
import { useWords } from '#ui/words.tsx'
import { useApplicationState, useWizard } from '#features/capabilities/wizard/wizard-context.ts'
import { hasBank } from './wizard-progress.tsx'

const words = { en, es }

/** `tell`: how many pages of questions there are, in words; five where it is not said. */
export function WizardSide({ page, tell }: { page: number; tell?: string }) {
  const t = useWords(words)
  const { application } = useWizard()
  const { bankState, stage } = useApplicationState(application)
  const at = page < 5 ? 0 : page < 8 ? 1 : 3
  const offered = isStage(stage) && hasOffer(stage)
  const done = [at > 0, hasBank(bankState), offered, false]
  const state = (index: number) => (index === at ? 'now' : done[index] ? 'done' : undefined)
  return (
    <SidePanel title={t('nextTitle')} note={t('nextNote')}>
      <NumberedSteps
        steps={[
          { title: t('nextTell'), text: tell ?? t('nextTellText'), state: state(0) },
          { title: t('nextBank'), text: t('nextBankText'), state: state(1) },
          { title: t('nextOffers'), text: t('nextOffersText'), state: state(2) },
          { title: t('nextDocuments'), text: t('nextDocumentsText'), state: state(3) },
        ]}
      />
    </SidePanel>
  )
}
