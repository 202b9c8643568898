// Who may approve this alone, limit by limit, and who must join beyond it: shown before anybody decides.
import { formatUsd } from '#core/ground/money.ts'
import { useLanguage } from '#ui/words.tsx'
import { Card } from '../../room/card.tsx'
import { useStaffWords } from '../../room/words.ts'
import { AuthorityLimits } from '../actions/authority-limits.tsx'
import { NotYet } from '../not-second.tsx'
import type { Application } from '../application-contract.ts'

const usd = (cents: number) => formatUsd(cents, { cents: false })

export function AuthorityCard({ application }: { application: Application }) {
  const t = useStaffWords()
  const language = useLanguage()
  const { authority, decisions } = application
  if (!authority) return null
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(authority.seconds)
  const proposal = decisions.find((each) => each.proposal === 'open')
  return (
    <Card
      title={t('authority')}
      more={
        <span className={authority.alone ? 'tag ok' : 'tag accent'}>
          {t(authority.alone ? 'authorityWhole' : 'authorityPart')}
        </span>
      }
    >
      <div className="authority">
        <p className="small muted plain-line">{t('authorityFor', { amount: usd(authority.amount) })}</p>
        <AuthorityLimits limits={authority.limits} />
        <p className={authority.alone ? 'small' : 'small beyond'}>
          {authority.alone
            ? t('authorityAlone')
            : names
              ? t('authoritySeconds', { names })
              : t('authorityNobody')}
        </p>
        {!authority.alone && <NotYet people={authority.notYet} />}
        {proposal && (
          <p className="small beyond">
            {t('authorityAwaits', {
              amount: proposal.amount === null ? '-' : usd(proposal.amount),
              name: proposal.by ?? '-',
            })}
          </p>
        )}
      </div>
    </Card>
  )
}
