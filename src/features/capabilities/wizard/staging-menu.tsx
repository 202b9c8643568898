// The wizard's testers' menu: besides the pages its lead id, and the browser's checks on or off.
import { en } from '#core/words/apply-notes/en.ts'
import { es } from '#core/words/apply-notes/es.ts'
import { StagingMenu as Menu } from '#features/capabilities/staging/staging-menu.tsx'
import { CheckboxInput } from '#ui/inputs/choice-inputs.tsx'
import { useWords } from '#ui/words.tsx'
import { useApplicationState, useWizard } from './wizard-context.ts'

const words = { en, es }

interface StagingMenuProps {
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onChecks: (on: boolean) => void
}

export function StagingMenu({ page, onPage, onChecks }: StagingMenuProps) {
  const t = useWords(words)
  const { application, brand, checks, journey } = useWizard()
  const { first, end } = journey.pages
  const { queue } = useApplicationState(application)
  return (
    <Menu
      brandName={brand.name}
      page={page}
      last={end}
      place={page > end ? t('stagingError', { page }) : undefined}
      onBack={page > first ? () => onPage(page - 1) : undefined}
      onForward={page < end ? () => onPage(page + 1) : undefined}
      note={
        <p className="xs">
          {t('stagingLead')}: <code>{queue.leadId ?? t('stagingNone')}</code>
        </p>
      }
    >
      <CheckboxInput
        id="staging-checks"
        label={t('stagingChecks')}
        required={false}
        value={checks ? 'true' : ''}
        onChange={(value) => onChecks(value === 'true')}
      />
    </Menu>
  )
}
