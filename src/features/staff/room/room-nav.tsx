// Where to go in the staff room: links side by side; where they do not fit, a list that drops from the name of the page.
import { NavLink, useLocation } from 'react-router'
import { useMe } from './session.tsx'
import { useDrop } from './use-drop.ts'
import { useStaffWords, type StaffWord } from './words.ts'

type Me = ReturnType<typeof useMe>
interface Place {
  readonly to: string
  readonly word: StaffWord
  readonly seenBy?: (me: Me) => boolean
}

const places: readonly Place[] = [
  { to: '/staff', word: 'applications' },
  { to: '/staff/businesses', word: 'businesses' },
  { to: '/staff/affiliates', word: 'affiliates', seenBy: (me) => me.seesAffiliates },
  { to: '/staff/due', word: 'due' },
  { to: '/staff/proposals', word: 'proposals', seenBy: (me) => me.seesProposals },
  { to: '/staff/jobs', word: 'jobs', seenBy: (me) => me.seesJobs },
  { to: '/staff/people', word: 'people', seenBy: (me) => me.managesStaff },
  { to: '/staff/setup', word: 'setup', seenBy: (me) => me.managesStaff },
  { to: '/staff/log', word: 'staffLog', seenBy: (me) => me.managesStaff },
]

export function RoomNav() {
  const t = useStaffWords()
  const me = useMe()
  const { pathname } = useLocation()
  const drop = useDrop()
  const isHere = ({ to }: Place) =>
    to === '/staff' ? /\/staff(\/applications.*)?\/?$/.test(pathname) : pathname.includes(to)
  const here = places.find(isHere)?.word ?? (pathname.includes('/staff/account') ? 'account' : 'navigation')
  return (
    <nav className="room-nav" aria-label={t('navigation')} {...drop.box}>
      <button className="here" aria-controls="room-nav" {...drop.button}>
        {t(here)} <span aria-hidden="true">▾</span>
      </button>
      <div id="room-nav" className={drop.open ? 'open' : undefined}>
        {places
          .filter(({ seenBy }) => seenBy?.(me) ?? true)
          .map((place) => (
            <NavLink
              key={place.to}
              to={place.to}
              end={place.to === '/staff'}
              className={isHere(place) ? 'on' : ''}
              onClick={() => drop.open && drop.close()}
            >
              {t(place.word)}
            </NavLink>
          ))}
      </div>
    </nav>
  )
}
