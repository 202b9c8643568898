// What the owner said of deposits, what it led to, a way to say otherwise, and the paper that a customer's payment is asked for.
import type { ReactNode } from 'react'
import { creditWordChoices } from '#core/codes/credit-words.ts'
import { portalPage } from '#features/capabilities/signing/paths.ts'
import { RequestForm } from '#features/capabilities/uploads/request-form.tsx'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { ContactLine } from '#ui/frame/contact-line.tsx'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { Deposits, Question } from './deposit-calls.ts'
import { useNameOf } from './legend.tsx'
import * as words from './words.ts'

interface SaidProps extends StepScreenProps {
  readonly deposits: Deposits
  /** It is still looked at, and longer than usual. */
  readonly late: boolean
  /** The link ended with what the answer led to: it tells nothing any more. */
  readonly over: boolean
  /** Absent where an answer would change nothing any more. */
  readonly onChange?: () => void
  readonly onArrived: () => void
}

const texts = {
  deciding: 'decidingText',
  open: 'doneText',
  offered: 'offeredText',
  declined: 'declinedText',
  closed: 'closedText',
  over: 'overText',
} as const

export function Said({ deposits, late, over, onChange, onArrived, ...step }: SaidProps) {
  const t = useWords(words)
  const { reasons, questions } = deposits
  const state = over ? 'over' : deposits.state
  const declined = state === 'declined'
  const text = t(state === 'deciding' && late ? 'lateText' : texts[state])
  // While it is looked at nobody knows whether a paper would change anything.
  const withPaper =
    state === 'open' || state === 'offered' ? questions.filter(({ document }) => document) : []
  return (
    <div className="prose deposits">
      <StepTitle key={declined ? 'declined' : 'said'}>
        {t(declined ? 'declinedTitle' : state === 'closed' ? 'closedTitle' : 'doneTitle')}
      </StepTitle>
      <p role="status">
        {text} {onChange && t('mayChange')}
      </p>
      {reasons.length > 0 && (
        <section className="card deposits-why">
          <h2>{t('reasonsTitle')}</h2>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
      {declined && (
        <p>
          {t('declinedNext')} <ContactLine brand={step.brand} sentence={t('contact')} />
        </p>
      )}
      <Answers questions={questions} />
      {withPaper.length > 0 && <Paper {...step} questions={withPaper} onArrived={onArrived} />}
      <div className="actions">
        <Ways {...step} state={state} />
        {onChange && (
          <Button look="line" onClick={onChange}>
            {t('change')}
          </Button>
        )}
        {step.after && step.back && !declined && (
          <Button look="quiet" onClick={step.back}>
            {t('back')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Answers({ questions }: Pick<Deposits, 'questions'>) {
  const t = useWords(words)
  const language = useLanguage()
  const nameOf = useNameOf()
  const answerOf = ({ says, words: written }: Question): string =>
    says === 'other' && written
      ? written
      : (creditWordChoices.find(({ value }) => value === says)?.[language] ?? '')
  return (
    <ul className="card deposits-said">
      {questions.map((question) => (
        <li key={question.id}>
          <b>{nameOf(question)}</b>
          <span>{t('youSaid', { answer: answerOf(question) })}</span>
        </li>
      ))}
    </ul>
  )
}

type PaperProps = StepScreenProps & Pick<Deposits, 'questions'> & Pick<SaidProps, 'onArrived'>

function Paper({ questions, api, leadId, uploadLimitBytes, onArrived }: PaperProps) {
  const t = useWords(words)
  const nameOf = useNameOf()
  return (
    <section>
      <h2>{t('documentTitle')}</h2>
      <p>{t('documentText', { names: questions.map(nameOf).join('; ') })}</p>
      <RequestForm
        id="customer-paper"
        api={api}
        request={{ kind: 'customer-paper', message: '' }}
        code={leadId}
        uploadLimitBytes={uploadLimitBytes}
        alone
        onArrived={onArrived}
      />
    </section>
  )
}

interface WaysProps extends StepScreenProps {
  readonly state: Deposits['state'] | 'over'
}

/** Where it goes on: the flow's next step, the application in the wizard, or the portal, which a link has no way into. */
function Ways({ state, api, after, next, back }: WaysProps): ReactNode {
  const t = useWords(words)
  const hasEnd = state === 'offered' || state === 'declined' || state === 'over'
  if (hasEnd && api !== 'apply')
    return (
      <a className="btn" href={portalPage}>
        {t('toPortal')}
      </a>
    )
  if (after && !hasEnd) return <Button onClick={next}>{t('continue')}</Button>
  return (
    back && (
      <Button onClick={back}>
        {t(state === 'declined' ? 'toPlan' : state === 'offered' ? 'toOffers' : 'toApplication')}
      </Button>
    )
  )
}
