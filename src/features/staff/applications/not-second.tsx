// Why somebody is not the second person, and how it goes on: another one, the day from which they can, or the operator's word.
import { useLanguage } from '#ui/words.tsx'
import { shortTime } from '../room/formats.tsx'
import { useStaffWords } from '../room/words.ts'
import type { Application } from './application-contract.ts'
import type { NotSecond as Why } from './proposal-contract.ts'

type Waiting = NonNullable<Application['authority']>['notYet']

/** `proposer`: whose proposal it is. */
export function NotSecond({ why: { why, by, until }, proposer }: { why: Why; proposer: string }) {
  const t = useStaffWords()
  const language = useLanguage()
  if (why === 'own') return t('proposalOwn')
  if (why === 'role') return t('proposalNotYours')
  const values = { name: by ?? '', proposer, date: until ? shortTime(until, new Date(), language) : '-' }
  return (
    <>
      {t(by === null ? 'oneHandUnknown' : 'oneHand', values)} {t('oneHandGoOn', values)}
    </>
  )
}

/** Those who could be the second person from a day on, each with it. */
export function NotYet({ people }: { people: Waiting }) {
  const t = useStaffWords()
  const language = useLanguage()
  if (!people.length) return null
  const names = people
    .map(({ name, until }) => t('notYetEach', { name, date: shortTime(until, new Date(), language) }))
    .join(', ')
  return <p className="small muted">{t('notYet', { names })}</p>
}
