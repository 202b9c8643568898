// Where the link of a new or reset login leads: one button uses it up, so that a scanner of mail that opens the address does not.
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { calls } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { SET_UP, useSetMe } from '../room/session.tsx'
import { useStaffWords } from '../room/words.ts'
import { Door } from './login-page.tsx'
import type { Me } from './login-contract.ts'

export function WelcomePage() {
  const t = useStaffWords()
  const navigate = useNavigate()
  const setMe = useSetMe()
  const [code] = useState(() => location.hash.slice(1))
  // Nobody who is shown the screen, or goes back in its history, finds it there.
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  const use = useMutation<{ me: Me }, CallFailure>({
    mutationFn: () => calls.useSetUpLink({ code }),
    onSuccess: ({ me }) => {
      setMe(me)
      void navigate(SET_UP, { replace: true })
    },
  })
  return (
    <Door title={t('welcomeTitle')}>
      <p className="lede">{t(code ? 'welcomeLede' : 'welcomeWithout')}</p>
      <Failure failure={use.error} />
      {code && (
        <div className="actions">
          <Button busy={use.isPending && t('working')} onClick={() => use.mutate()}>
            {t('welcomeGo')}
          </Button>
        </div>
      )}
    </Door>
  )
}
