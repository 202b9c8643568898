// Beside every page before the last: the specification's two sentences. The second one is a promise, so it is the operator's (spec 222).
import { useWizard } from '#features/capabilities/wizard/wizard-context.ts'
import { SidePanel } from '#ui/frame/side-panel.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import * as words from './words.ts'
import './legacy.css'

export function LegacySide() {
  const t = useWords(words)
  const language = useLanguage()
  const { brand } = useWizard()
  return (
    <SidePanel title={t('sideTitle')}>
      <div className="legacy-side">
        <p>{t('sideTell')}</p>
        <p>{brand.claims?.twoMinutes?.[language] ?? t('sidePlain')}</p>
      </div>
    </SidePanel>
  )
}
