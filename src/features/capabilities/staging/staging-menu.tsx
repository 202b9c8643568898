// Testers' menu of any flow: which page, back and forward, phone or desktop. Never on a production host (spec 227).
import { useSyncExternalStore, type ReactNode } from 'react'
import { Button } from '#ui/frame/button.tsx'
import { useWords } from '#ui/words.tsx'
import * as words from './words.ts'
import './staging-menu.css'

interface StagingMenuProps {
  readonly brandName: string
  readonly page: number
  /** The flow's last page. */
  readonly last: number
  /** In place of the page's number. */
  readonly place?: string
  /** Absent where there is no page that way. */
  readonly onBack?: () => void
  readonly onForward?: () => void
  /** Between the line and its buttons. */
  readonly note?: ReactNode
  /** Beside the buttons. */
  readonly children?: ReactNode
}

/** A host that begins with the brand's name, or its www variant, is a production host (specification 2, section 2). */
export const isProductionHost = (brand: string, hostname: string): boolean => {
  const name = brand.toLowerCase().replace(/[^a-z0-9]/g, '')
  return name !== '' && new RegExp(`^(?:www\\.)?${name}`).test(hostname)
}

const phone = () => matchMedia('(max-width: 48rem)')
const onResize = (changed: () => void) => {
  const media = phone()
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

export function StagingMenu(props: StagingMenuProps) {
  const { brandName, page, last, place, onBack, onForward, note, children } = props
  const t = useWords(words)
  const mobile = useSyncExternalStore(onResize, () => phone().matches)
  if (isProductionHost(brandName, window.location.hostname)) return null
  return (
    <aside className="staging" aria-label={t('title')}>
      <details>
        <summary>
          {t('title')} · {place ?? t('page', { page, last })} · {t(mobile ? 'mobile' : 'desktop')}
        </summary>
        {note}
        <div className="actions">
          <Button look="line" onClick={onBack} disabled={!onBack}>
            {t('back')}
          </Button>
          <Button look="line" onClick={onForward} disabled={!onForward}>
            {t('forward')}
          </Button>
          {children}
        </div>
      </details>
    </aside>
  )
}
