// The portal's session under a page: where it ends, the door opens over the page, and what was typed stays for the same contact.
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { onLoggedOut } from '#ui/logged-out.ts'
import { navigate } from '#ui/router.tsx'
import { useWords } from '#ui/words.tsx'
import type { readHome } from './contract.ts'
import { DoorForm, useSentCode } from './login-page.tsx'
import { LOGIN } from './page-props.ts'
import * as paths from './paths.ts'
import { SessionContext } from './use-portal.ts'
import * as words from './words.ts'

/** `page` is told how to say which applications it shows: another contact's page begins anew, without what was typed. */
export function PortalSession({ page }: { page: (onShown: (ids: readonly string[]) => void) => ReactNode }) {
  const [isEnded, setEnded] = useState(false)
  const [turn, setTurn] = useState(0)
  /** Another one is another page. */
  const [visit, setVisit] = useState(0)
  const shown = useRef<readonly string[] | null>(null)
  const onShown = useCallback((ids: readonly string[]) => {
    shown.current = ids
  }, [])
  const ended = useCallback(() => {
    if (shown.current) setEnded(true)
    else navigate(LOGIN, { replace: true })
  }, [])
  useEffect(() => onLoggedOut(() => window.location.reload()), [])
  const resume = async () => {
    const home = await call<typeof readHome>(paths.readHome, {})
    const ids = new Set(home.ok ? home.value.applications.map(({ id }) => id) : [])
    if (!shown.current?.every((id) => ids.has(id))) setVisit((before) => before + 1)
    setTurn((before) => before + 1)
    setEnded(false)
  }
  return (
    <SessionContext value={{ ended, turn }}>
      <div key={visit} inert={isEnded} style={{ display: isEnded ? 'none' : 'contents' }}>
        {page(onShown)}
      </div>
      {isEnded && <DoorOverPage onIn={() => void resume()} />}
    </SessionContext>
  )
}

function DoorOverPage({ onIn }: { onIn: () => void }) {
  const t = useWords(words)
  const [sent, setSent] = useSentCode()
  const [focused] = useState(() => document.activeElement)
  // Where the cursor was, it is again.
  useLayoutEffect(
    () => () => queueMicrotask(() => focused instanceof HTMLElement && focused.focus()),
    [focused],
  )
  return (
    <Modal
      open
      title={t('endedTitle')}
      actions={
        <Button look="quiet" onClick={() => navigate(LOGIN, { replace: true })}>
          {t('endedLeave')}
        </Button>
      }
    >
      <p>{t('endedLede')}</p>
      <DoorForm sent={sent} onSent={setSent} onIn={onIn} />
    </Modal>
  )
}
