// The frame of the staff room: where to go, who is here, language, light or dark, help with the keys.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { NavLink, Outlet, useLocation, useNavigate } from 'react-router'
import { useMutation } from '@tanstack/react-query'
import { useLanguage } from '#ui/words.tsx'
import { calls } from './calls.ts'
import { KeysHelp } from './keys-help.tsx'
import { useSetLanguage } from './language.tsx'
import { LOGIN, useMe, useSetMe } from './session.tsx'
import { useTheme } from './theme.ts'
import { useKeys } from './use-keys.ts'
import { codeWord, useStaffWords } from './words.ts'

export function Shell() {
  const t = useStaffWords()
  const me = useMe()
  const [help, setHelp] = useState(false)
  useKeys({ '?': () => setHelp(true) })
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    nav.current?.querySelector('.on')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  return (
    <div className="staff">
      <a className="sr skip" href="#staff-main">
        {t('skip')}
      </a>
      <header className="staff-bar">
        <NavLink to="/staff" className="logo" aria-label={t('room')}>
          <Mark />
        </NavLink>
        <nav ref={nav} aria-label={t('navigation')}>
          <NavLink
            to="/staff"
            end
            className={({ isActive }) => (isActive || pathname.includes('/staff/applications') ? 'on' : '')}
          >
            {t('applications')}
          </NavLink>
          <NavItem to="/staff/due">{t('due')}</NavItem>
          {me.seesProposals && <NavItem to="/staff/proposals">{t('proposals')}</NavItem>}
          {me.seesJobs && <NavItem to="/staff/jobs">{t('jobs')}</NavItem>}
          {me.managesStaff && <NavItem to="/staff/people">{t('people')}</NavItem>}
          {me.managesStaff && <NavItem to="/staff/log">{t('staffLog')}</NavItem>}
        </nav>
        <span className="grow" />
        <Menu onHelp={() => setHelp(true)} />
      </header>
      {me.scope !== 'full' && (
        <aside className="staff-mode" aria-label={t(me.scope === 'read' ? 'readOnlyMode' : 'keyMode')}>
          <b>{t(me.scope === 'read' ? 'readOnlyMode' : 'keyMode')}</b> {t('keyModeHint')}
        </aside>
      )}
      <Outlet />
      <KeysHelp open={help} onClose={() => setHelp(false)} />
    </div>
  )
}

const NavItem = ({ to, children }: { to: string; children: ReactNode }) => (
  <NavLink to={to} className={({ isActive }) => (isActive ? 'on' : '')}>
    {children}
  </NavLink>
)

const Mark = () => (
  <svg viewBox="0 0 28 28" fill="none" aria-hidden="true">
    <rect width="28" height="28" rx="8" />
    <path d="M7 18c3-1 4-9 7-9s4 8 7 9" strokeWidth="2.4" strokeLinecap="round" />
  </svg>
)

function Menu({ onHelp }: { onHelp: () => void }) {
  const t = useStaffWords()
  const me = useMe()
  const setMe = useSetMe()
  const navigate = useNavigate()
  const language = useLanguage()
  const setLanguage = useSetLanguage()
  const [theme, toggleTheme] = useTheme()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const logOut = useMutation({
    mutationFn: () => calls.logOut({}),
    onSettled: () => {
      setMe(null)
      void navigate(LOGIN)
    },
  })
  const item = (text: string, act: () => void, lang?: string) => (
    <li>
      <button
        type="button"
        lang={lang}
        onClick={() => {
          // A dialog gives the focus back to what had it, and the menu is gone by then.
          opener.current?.focus()
          setOpen(false)
          act()
        }}
      >
        {text}
      </button>
    </li>
  )
  return (
    <div
      className="staff-menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        opener.current?.focus()
        setOpen(false)
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        ref={opener}
        type="button"
        className="who"
        aria-expanded={open}
        aria-controls="staff-menu"
        onClick={() => setOpen(!open)}
      >
        <span className="initials" aria-hidden="true">
          {initials(me.name)}
        </span>
        <span className="name">
          {me.name}
          <span className="xs muted">{codeWord(t, 'role', me.role)}</span>
        </span>
      </button>
      <ul id="staff-menu" hidden={!open}>
        {me.issuesKeys && item(t('account'), () => void navigate('/staff/account'))}
        {item(t('keys'), onHelp)}
        {item(t(theme === 'dark' ? 'toLight' : 'toDark'), toggleTheme)}
        {item(
          t('otherLanguage'),
          () => setLanguage(language === 'es' ? 'en' : 'es'),
          language === 'es' ? 'en' : 'es',
        )}
        {item(t('logOut'), () => logOut.mutate())}
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
