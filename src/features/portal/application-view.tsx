// One application: its state and what comes, then everything that belongs to it.
import type { ReactNode } from 'react'
import { isClosed } from '#core/domain/lead-stage.ts'
import { lacksPages } from '#core/domain/lacks-pages.ts'
import type { Brand } from '#core/flow/brand.ts'
import { longDate } from '#features/capabilities/offers/deal-figures.ts'
import { FileFound } from '#features/capabilities/uploads/statements-found.tsx'
import { documentLabel, documentWords } from '#features/capabilities/uploads/document-label.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { AskedCard } from './asked-card.tsx'
import { ConsentsCard } from './consents-card.tsx'
import { DeletionCard } from './deletion-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { MessagesCard } from './messages-card.tsx'
import { OfferCard } from './offer-card.tsx'
import { ContractToSign, Papers } from './papers-card.tsx'
import { OwnersCard } from './owners-card.tsx'
import { OpenButton } from './open-button.tsx'
import type { PartProps } from './part-props.ts'
import { dayOf, monthOf } from './portal-days.ts'
import * as words from './words.ts'

interface ViewProps extends PartProps {
  readonly brand: Brand
  /** What belongs to the contact, not to this application. */
  readonly account: ReactNode
}

export function ApplicationView({ application, brand, account, refresh }: ViewProps) {
  const part = { application, refresh }
  return (
    <div className="portal">
      <div>
        <Standing application={application} />
        <ContractToSign application={application} />
        <AskedCard {...part} />
        <OwnersCard key={`owners ${application.id}`} {...part} />
        <OfferCard {...part} />
        <Papers application={application} />
      </div>
      <aside>
        <MessagesCard key={application.id} {...part} brand={brand} />
        {application.mayRenew && <Renewal application={application} />}
        <ConsentsCard {...part} />
        <DeletionCard {...part} />
        {account}
      </aside>
      <div className="more">
        <Documents application={application} />
        <HistoryCard application={application} />
      </div>
    </div>
  )
}

function Standing({ application }: Pick<PartProps, 'application'>) {
  const t = useWords(words)
  const language = useLanguage()
  const { business, stage, reading, next, answerBy, track, kind, papers, asked, before } = application
  const owners = stage === 'in-review' && asked.some((each) => each.kind === 'owners')
  const others = papers.some((paper) => paper.kind === 'contract-others')
  return (
    <section>
      <p className="eyebrow">
        {business || t('unnamed')}
        {kind === 'renewal' && ` · ${t('renewalTag')}`}
      </p>
      <StepTitle>
        {before
          ? t('stage.declinedAgain')
          : t(
              reading
                ? 'stage.reading'
                : owners
                  ? 'stage.owners'
                  : others
                    ? 'stage.others'
                    : `stage.${stage}`,
            )}
      </StepTitle>
      <p className="lede">
        {owners ? t('ownersNext') : next} {answerBy && t('answerBy', { date: longDate(answerBy, language) })}
      </p>
      {track.length > 0 && (
        <ol className="track" aria-label={t('trackName')}>
          {track.map(({ step, on, now }) => (
            <li
              key={step}
              className={on ? 'done' : now ? 'now' : undefined}
              aria-current={now ? 'step' : undefined}
            >
              {t(`track.${step}`)}
              <span>{on ? dayOf(on, language) : t(now ? 'trackNow' : 'trackLater')}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Documents({ application: { id: application, stage, documents } }: Pick<PartProps, 'application'>) {
  const t = useWords(words)
  const td = useWords(documentWords)
  const language = useLanguage()
  return (
    <section className="card">
      <h2>{t('documentsTitle')}</h2>
      {documents.length === 0 && <p className="muted">{t('documentsNone')}</p>}
      <ul className="things">
        {documents.map(({ id, kind, name, months, at, state, told }) => {
          const isInPart = told ? lacksPages(told) : false
          return (
            <li key={id}>
              <span className="what">
                <b>{documentLabel(td, kind)}</b>
                <span className="small">{name}</span>
                {months.length > 0 && (
                  <span className="small">{months.map((month) => monthOf(month, language)).join(', ')}</span>
                )}
                <span className="small muted">{t('sentOn', { date: dayOf(at, language) })}</span>
                {told && <FileFound told={told} />}
                {isInPart && !isClosed(stage) && (
                  <OpenButton id={application} screen="document" document={kind} about={name}>
                    {t('open.whole')}
                  </OpenButton>
                )}
              </span>
              <span className={isInPart || state === 'unreadable' ? 'chip doubtful' : 'chip'}>
                {t(isInPart ? 'document.in-part' : `document.${state}`)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Renewal({ application: { id, business } }: Pick<PartProps, 'application'>) {
  const t = useWords(words)
  return (
    <section className="card">
      <h2>{t('renewTitle')}</h2>
      <p className="small">{t('renewText', { business: business || t('unnamed') })}</p>
      <OpenButton id={id} screen="renewal">
        {t('open.renewal')}
      </OpenButton>
    </section>
  )
}
