// A decline's plan: what has to change, from what to what, and by when it can.
import { en } from '#core/words/decline-plan/en.ts'
import { es } from '#core/words/decline-plan/es.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { WirePlan } from './contract.ts'
import { longDate } from './deal-figures.ts'
import './decline-plan.css'

const words = { en, es }

interface DeclinePlanProps {
  readonly plan: WirePlan
}

export function DeclinePlan({ plan }: DeclinePlanProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { steps, stays, missing } = plan
  return (
    <section className="card">
      <h2>{t('planTitle')}</h2>
      {plan.replaced && <p>{t('replaced')}</p>}
      {steps.length > 0 && (
        <table className="plan">
          <thead>
            <tr>
              <th scope="col">{t('columnWhat')}</th>
              <th scope="col">{t('columnNow')}</th>
              <th scope="col">{t('columnNeeded')}</th>
              <th scope="col">{t('columnBy')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ code, what, how, now, needed, by }) => (
              <tr key={code}>
                <th scope="row">
                  <b>{what}</b>
                  <span>{how}</span>
                </th>
                <td data-head={t('columnNow')}>{now}</td>
                <td data-head={t('columnNeeded')} className="wanted">
                  {needed}
                </td>
                <td data-head={t('columnBy')}>{by ? longDate(by, language) : t('noDay')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Causes title={t('staysTitle')} text={t('staysText')} causes={stays} />
      <Causes title={t('missingTitle')} text={t('missingText')} causes={missing} />
    </section>
  )
}

function Causes({ title, text, causes }: { title: string; text: string; causes: readonly string[] }) {
  if (causes.length === 0) return null
  return (
    <div className="plan-causes">
      <h3>{title}</h3>
      <p className="small">{text}</p>
      <ul>
        {causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
    </div>
  )
}
