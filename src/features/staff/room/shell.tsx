// The frame of the staff room: where to go, who is here, language, light or dark, help with the keys.
import { useState } from 'react'
import { NavLink, Outlet, useNavigate } from 'react-router'
import { useLanguage } from '#ui/words.tsx'
import { Failure } from './failure.tsx'
import { KeysHelp } from './keys-help.tsx'
import { useSetLanguage } from './language.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { RoomNav } from './room-nav.tsx'
import { useLogOut, useMe } from './session.tsx'
import { useTheme } from './theme.ts'
import { useDrop } from './use-drop.ts'
import { useKeys } from './use-keys.ts'
import { codeWord, useStaffWords } from './words.ts'

export function Shell() {
  const t = useStaffWords()
  const me = useMe()
  const [help, setHelp] = useState(false)
  const logOut = useLogOut()
  useKeys({ '?': () => setHelp(true) })
  return (
    <div className="staff">
      <a className="sr skip" href="#staff-main">
        {t('skip')}
      </a>
      <header className="staff-bar">
        <NavLink to="/staff" className="logo" aria-label={t('room')}>
          <Mark />
        </NavLink>
        <RoomNav />
        <span className="grow" />
        <Menu onHelp={() => setHelp(true)} onLogOut={() => logOut.mutate()} />
      </header>
      <Failure title={t('mayBeLoggedIn')} failure={logOut.error} onRetry={() => logOut.mutate()} />
      {me.scope !== 'full' && (
        <aside className="staff-mode" aria-label={t(me.scope === 'read' ? 'readOnlyMode' : 'keyMode')}>
          <b>{t(me.scope === 'read' ? 'readOnlyMode' : 'keyMode')}</b> {t('keyModeHint')}
        </aside>
      )}
      <Outlet />
      <ProofDialog />
      <KeysHelp open={help} onClose={() => setHelp(false)} />
    </div>
  )
}

const Mark = () => (
  <svg viewBox="0 0 28 28" fill="none" aria-hidden="true">
    <rect width="28" height="28" rx="8" />
    <path d="M7 18c3-1 4-9 7-9s4 8 7 9" strokeWidth="2.4" strokeLinecap="round" />
  </svg>
)

function Menu({ onHelp, onLogOut }: { onHelp: () => void; onLogOut: () => void }) {
  const t = useStaffWords()
  const me = useMe()
  const navigate = useNavigate()
  const language = useLanguage()
  const setLanguage = useSetLanguage()
  const [theme, toggleTheme] = useTheme()
  const drop = useDrop()
  const item = (text: string, act: () => void, lang?: string) => (
    <li>
      <button
        type="button"
        lang={lang}
        onClick={() => {
          drop.close()
          act()
        }}
      >
        {text}
      </button>
    </li>
  )
  return (
    <div className="staff-menu" {...drop.box}>
      <button className="who" aria-controls="staff-menu" {...drop.button}>
        <span className="initials" aria-hidden="true">
          {initials(me.name)}
        </span>
        <span className="name">
          {me.name}
          <span className="xs muted">{codeWord(t, 'role', me.role)}</span>
        </span>
      </button>
      <ul id="staff-menu" hidden={!drop.open}>
        {me.issuesKeys && item(t('account'), () => void navigate('/staff/account'))}
        {item(t('keys'), onHelp)}
        {item(t(theme === 'dark' ? 'toLight' : 'toDark'), toggleTheme)}
        {item(
          t('otherLanguage'),
          () => setLanguage(language === 'es' ? 'en' : 'es'),
          language === 'es' ? 'en' : 'es',
        )}
        {item(t('logOut'), onLogOut)}
      </ul>
    </div>
  )
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => [...part][0])
    .slice(0, 2)
    .join('')
    .toUpperCase()
