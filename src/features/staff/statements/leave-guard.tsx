// Whoever follows a link away from what is not saved is asked first.
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { en } from '#core/words/statement-readings/en.ts'
import { es } from '#core/words/statement-readings/es.ts'
import { Button } from '#ui/frame/button.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { useWords } from '#ui/words.tsx'
import { BASE_PATH } from '#ui/router.tsx'

const words = { en, es }

export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const t = useWords(words)
  const navigate = useNavigate()
  const [to, setTo] = useState<string | null>(null)
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return
      if (link.hash && link.pathname === location.pathname) return
      // Another tab leaves this page as it is.
      if (event.ctrlKey || event.metaKey || event.shiftKey || link.hasAttribute('download')) return
      event.preventDefault()
      event.stopPropagation()
      setTo(`${link.pathname.slice(BASE_PATH.length)}${link.search}`)
    }
    document.addEventListener('click', ask, { capture: true })
    return () => document.removeEventListener('click', ask, { capture: true })
  }, [isDirty])
  return (
    <Modal
      open={to !== null}
      onClose={() => setTo(null)}
      title={t('leaveTitle')}
      actions={
        <>
          <Button onClick={() => setTo(null)}>{t('leaveStay')}</Button>
          <Button look="line" onClick={() => void navigate(to ?? '/staff')}>
            {t('leaveGo')}
          </Button>
        </>
      }
    >
      <p>{t('leaveText')}</p>
    </Modal>
  )
}
