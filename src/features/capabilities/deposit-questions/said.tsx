// What the owner said of deposits, with a way to say otherwise, and the paper that a customer's payment is asked for.
import { creditWordChoices } from '#core/codes/credit-words.ts'
import { RequestForm } from '#features/capabilities/uploads/request-form.tsx'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { Deposits, Question } from './deposit-calls.ts'
import { useNameOf } from './legend.tsx'
import * as words from './words.ts'

interface SaidProps extends StepScreenProps {
  readonly deposits: Deposits
  /** Absent where an answer would change nothing any more. */
  readonly onChange?: () => void
  readonly onArrived: () => void
}

export function Said({ deposits, onChange, onArrived, ...step }: SaidProps) {
  const t = useWords(words)
  const language = useLanguage()
  const nameOf = useNameOf()
  const { questions } = deposits
  const withPaper = questions.filter(({ document }) => document)
  const answerOf = ({ says, words: written }: Question): string =>
    says === 'other' && written
      ? written
      : (creditWordChoices.find(({ value }) => value === says)?.[language] ?? '')
  const { after, next, back } = step
  return (
    <div className="prose deposits">
      <StepTitle key="said">{t('doneTitle')}</StepTitle>
      <p>
        {t('doneText')} {onChange && t('mayChange')}
      </p>
      <ul className="card deposits-said">
        {questions.map((question) => (
          <li key={question.id}>
            <b>{nameOf(question)}</b>
            <span>{t('youSaid', { answer: answerOf(question) })}</span>
          </li>
        ))}
      </ul>
      {withPaper.length > 0 && (
        <section>
          <h2>{t('documentTitle')}</h2>
          <p>{t('documentText', { names: withPaper.map(nameOf).join('; ') })}</p>
          <RequestForm
            id="customer-paper"
            api={step.api}
            request={{ kind: 'customer-paper', message: '' }}
            code={step.leadId}
            uploadLimitBytes={step.uploadLimitBytes}
            alone
            onArrived={onArrived}
          />
        </section>
      )}
      <div className="actions">
        {after ? (
          <Button onClick={next}>{t('continue')}</Button>
        ) : (
          back && <Button onClick={back}>{t('toApplication')}</Button>
        )}
        {onChange && (
          <Button look="line" onClick={onChange}>
            {t('change')}
          </Button>
        )}
        {after && back && (
          <Button look="quiet" onClick={back}>
            {t('back')}
          </Button>
        )}
      </div>
    </div>
  )
}
