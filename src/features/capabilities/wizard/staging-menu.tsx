// Testers' menu: lead id, page back and forward, the browser's checks on or off. Never on a production host (decision 31).
import { useSyncExternalStore } from 'react'
import { en } from '#core/words/apply-notes/en.ts'
import { es } from '#core/words/apply-notes/es.ts'
import { Button } from '#ui/frame/button.tsx'
import { CheckboxInput } from '#ui/inputs/choice-inputs.tsx'
import { useWords } from '#ui/words.tsx'
import { useApplicationState, useApply } from './wizard-context.ts'
import './staging-menu.css'

const words = { en, es }

interface StagingMenuProps {
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onChecks: (on: boolean) => void
}

/** A host that begins with the brand's name, or its www variant, is a production host (spec 2 section 2). */
const isProductionHost = (brand: string): boolean => {
  const name = brand.toLowerCase().replace(/[^a-z0-9]/g, '')
  return name !== '' && new RegExp(`^(?:www\\.)?${name}`).test(window.location.hostname)
}

const phone = () => matchMedia('(max-width: 48rem)')
const onResize = (changed: () => void) => {
  const media = phone()
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

export function StagingMenu({ page, onPage, onChecks }: StagingMenuProps) {
  const t = useWords(words)
  const { application, brand, checks, journey } = useApply()
  const { first, end } = journey.pages
  const { queue } = useApplicationState(application)
  const mobile = useSyncExternalStore(onResize, () => phone().matches)
  if (isProductionHost(brand.name)) return null
  return (
    <aside className="staging" aria-label={t('stagingTitle')}>
      <details>
        <summary>
          {t('stagingTitle')} ·{' '}
          {page > end ? t('stagingError', { page }) : t('stagingPage', { page, last: end })} ·{' '}
          {t(mobile ? 'stagingMobile' : 'stagingDesktop')}
        </summary>
        <p className="xs">
          {t('stagingLead')}: <code>{queue.leadId ?? t('stagingNone')}</code>
        </p>
        <div className="actions">
          <Button look="line" onClick={() => onPage(Math.max(first, page - 1))} disabled={page === first}>
            {t('stagingBack')}
          </Button>
          <Button look="line" onClick={() => onPage(Math.min(end, page + 1))} disabled={page >= end}>
            {t('stagingForward')}
          </Button>
          <CheckboxInput
            id="staging-checks"
            label={t('stagingChecks')}
            required={false}
            value={checks ? 'true' : ''}
            onChange={(value) => onChecks(value === 'true')}
          />
        </div>
      </details>
    </aside>
  )
}
