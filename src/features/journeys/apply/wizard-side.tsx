// Beside the questions: what happens next, how long it takes, who sees it.
import { en } from '#core/words/apply/en.ts'
import { es } from '#core/words/apply/es.ts'
import { NumberedSteps, SidePanel } from '#ui/frame/side-panel.tsx'
import { useWords } from '#ui/words.tsx'

const words = { en, es }

export function WizardSide({ page }: { page: number }) {
  const t = useWords(words)
  const at = page < 5 ? 0 : page < 8 ? 1 : 2
  const state = (index: number) => (index < at ? 'done' : index === at ? 'now' : undefined)
  return (
    <SidePanel title={t('nextTitle')} note={t('nextNote')}>
      <NumberedSteps
        steps={[
          { title: t('nextTell'), text: t('nextTellText'), state: state(0) },
          { title: t('nextBank'), text: t('nextBankText'), state: state(1) },
          { title: t('nextOffers'), text: t('nextOffersText'), state: state(2) },
        ]}
      />
    </SidePanel>
  )
}
