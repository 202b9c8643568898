// Where the contact is logged in, and the ways out.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { tellLoggedOut } from '#ui/logged-out.ts'
import { navigate } from '#ui/router.tsx'
import { stored } from '#ui/stored-items.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { readHome } from './contract.ts'
import type { logOut, logOutEverywhere } from './login-contract.ts'
import * as paths from './paths.ts'
import { LOGIN } from './page-props.ts'
import { useDo } from './use-portal.ts'
import * as words from './words.ts'

export function AccountCard({ home: { places } }: { home: ResponseOf<typeof readHome> }) {
  const t = useWords(words)
  const language = useLanguage()
  const { busy, failure, run } = useDo()
  const leave = async (everywhere: boolean) => {
    const gone = await run(everywhere ? 'all' : 'one', () =>
      everywhere
        ? call<typeof logOutEverywhere>(paths.logOutEverywhere, {})
        : call<typeof logOut>(paths.logOut, {}),
    )
    if (!gone) return
    stored.clear()
    tellLoggedOut()
    navigate(LOGIN, { replace: true })
  }
  return (
    <section className="card">
      <h2>{t('accountTitle')}</h2>
      <p className="small">{places > 1 ? t('places.many', { count: places }) : t('places.one')}</p>
      <div className="ways">
        <Button look="line" busy={busy === 'one' && t('loggingOut')} onClick={() => void leave(false)}>
          {t('logOut')}
        </Button>
        <Button look="line" busy={busy === 'all' && t('loggingOut')} onClick={() => void leave(true)}>
          {t('logOutEverywhere')}
        </Button>
      </div>
      <p className="small muted">{t('logOutEverywhereText')}</p>
      {failure && (
        <Notice kind="danger" live>
          {failureText(failure, language)}
        </Notice>
      )}
    </section>
  )
}
