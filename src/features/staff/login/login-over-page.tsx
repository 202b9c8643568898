// The login over a page whose session has ended: the page waits behind it with all that was typed, for the same person alone.
import { useMutation } from '@tanstack/react-query'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { calls } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { SET_UP, useMe, useMeQuery, useResume, useSetMe } from '../room/session.tsx'
import { useStaffWords } from '../room/words.ts'
import { EnterContext, WaysIn } from './login-page.tsx'

export function LoginOverPage() {
  const t = useStaffWords()
  const { name } = useMe()
  const { data } = useMeQuery()
  const resume = useResume()
  const setMe = useSetMe()
  return (
    <Modal
      open
      title={t('endedTitle')}
      actions={
        <Button look="quiet" onClick={() => setMe(null)}>
          {t('endedLeave')}
        </Button>
      }
    >
      <p>{t('endedLede', { name })}</p>
      {data?.scope === 'setup' ? (
        <p>
          {t('endedSetUp')}{' '}
          <a href={`/business${SET_UP}`} target="_blank" rel="noopener">
            {t('endedSetUpLink')}
          </a>
        </p>
      ) : (
        <EnterContext value={resume}>
          <div className="door-ways">
            <WaysIn signOnButton={(issuer, look) => <SignOnBeside name={issuer} {...look} />} />
          </div>
        </EnterContext>
      )}
    </Modal>
  )
}

/** The issuer's page in a tab of its own: this one must not be left. Coming back to it, the page asks who is logged in. */
function SignOnBeside({ name, look }: { name: string; look?: 'line' }) {
  const t = useStaffWords()
  const go = useMutation<{ address: string }, CallFailure, Window | null>({
    mutationFn: () => calls.beginSignOn({ path: '/staff' }),
    onSuccess: ({ address }, tab) => tab?.location.replace(address),
    onError: (_, tab) => tab?.close(),
  })
  return (
    <>
      <p className="small muted">{t('endedSignOn', { name })}</p>
      <Failure failure={go.error} />
      {/* Opened by the press itself: a browser refuses a tab that comes after an answer. */}
      <Button
        look={look}
        busy={go.isPending && t('working')}
        onClick={() => go.mutate(window.open('', '_blank'))}
      >
        {t('signOnWith', { name })}
      </Button>
    </>
  )
}
