// Whoever leaves what is not saved, by a link or the browser's own way back, is asked first.
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { en } from '#core/words/statement-readings/en.ts'
import { es } from '#core/words/statement-readings/es.ts'
import { Button } from '#ui/frame/button.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { useWords } from '#ui/words.tsx'
import { BASE_PATH, canGoBack } from '#ui/router.tsx'

const words = { en, es }

interface Props {
  readonly isDirty: boolean
  /** Where the way back leads that has nothing before it. */
  readonly home: string
  /** What is not saved is lost from now on. */
  readonly onGiveUp: () => void
}

interface Entry {
  readonly idx?: number
  readonly isSecond?: boolean
}
const entry = (): Entry => (history.state as Entry | null) ?? {}

/** The same address once more: going back from it stays here, and can be asked about. */
function addSecondEntry(): void {
  const here = entry()
  if (!here.isSecond) history.pushState({ ...here, idx: (here.idx ?? 0) + 1, isSecond: true }, '')
}

export function LeaveGuard({ isDirty, home, onGiveUp }: Props) {
  const t = useWords(words)
  const navigate = useNavigate()
  /** An address without the base path, or the way back. */
  const [to, setTo] = useState<string | 'back' | null>(null)
  const goBack = () => {
    if (canGoBack()) history.back()
  }
  const askOnTheWayBack = useEffectEvent(() => {
    if (entry().isSecond) return
    if (!isDirty) return goBack()
    addSecondEntry()
    setTo('back')
  })
  useEffect(() => {
    const { pathname } = location
    const listen = () => location.pathname === pathname && askOnTheWayBack()
    addEventListener('popstate', listen)
    return () => removeEventListener('popstate', listen)
  }, [])
  useEffect(() => {
    if (!isDirty) return
    addSecondEntry()
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
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
    addEventListener('beforeunload', stay)
    document.addEventListener('click', ask, { capture: true })
    return () => {
      removeEventListener('beforeunload', stay)
      document.removeEventListener('click', ask, { capture: true })
    }
  }, [isDirty])
  const leave = () => {
    onGiveUp()
    setTo(null)
    // This page stands twice in the history.
    if (to === 'back' && (entry().idx ?? 0) > 1) history.go(-2)
    else void navigate(to === 'back' ? home : (to ?? home), { replace: true })
  }
  return (
    <Modal
      open={to !== null}
      onClose={() => setTo(null)}
      title={t('leaveTitle')}
      actions={
        <>
          <Button onClick={() => setTo(null)}>{t('leaveStay')}</Button>
          <Button look="line" onClick={leave}>
            {t('leaveGo')}
          </Button>
        </>
      }
    >
      <p>{t('leaveText')}</p>
    </Modal>
  )
}
