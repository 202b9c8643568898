// What the applicant chose, for how much a week, when and by whom; a choice that nobody looks after stands out.
import { isStage, mayChoose } from '#core/domain/lead-stage.ts'
import { formatUsd } from '#core/ground/money.ts'
import { Button } from '#ui/frame/button.tsx'
import { Failure } from '../room/failure.tsx'
import { When } from '../room/formats.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'
import type { Application } from './application-contract.ts'
import type { PartProps } from './part-props.ts'
import { useTake } from './use-application.ts'

/** Whether somebody waits for us: chosen, not yet given to anybody, and this reader may take it. */
export const isUnattended = ({ choice, stage, assigned, rights }: Application): boolean =>
  choice !== null && isStage(stage) && mayChoose(stage) && assigned === null && rights.includes('take')

export function ChosenOffer({ application, say }: Pick<PartProps, 'application' | 'say'>) {
  const t = useStaffWords()
  const take = useTake(application.id, say)
  const { choice, events } = application
  if (!choice) return null
  const event = events.findLast(({ kind }) => choiceEvents.includes(kind))
  const by = event?.by ? codeWord(t, 'origin', 'staff').replace('{name}', event.by) : null
  const priced = choice.kind === 'deal'
  return (
    <section className="chosen-offer" aria-labelledby="chosen-offer">
      <h2 id="chosen-offer">{t(priced ? 'offerChosen' : 'estimateChosen')}</h2>
      <dl>
        <div>
          <dt>{t('amount')}</dt>
          <dd className="num">{formatUsd(choice.amount, { cents: false })}</dd>
        </div>
        {priced && (
          <>
            <div>
              <dt>{t('term')}</dt>
              <dd className="num">{t('months', { count: choice.term })}</dd>
            </div>
            <div>
              <dt>{t(choice.frequency === 'daily' ? 'dailyPaymentDue' : 'weeklyPayment')}</dt>
              <dd className="num">{formatUsd(choice.payment)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{t('chosenWhen')}</dt>
          <dd>
            <When at={choice.at} />{' '}
            <span className="small muted">{by ?? codeWord(t, 'by', event?.actor ?? 'applicant')}</span>
          </dd>
        </div>
      </dl>
      {isUnattended(application) && (
        <div className="unattended">
          <p>
            <b>{t('nobodyAssigned')}.</b> {t('nobodyAssignedWhy')}
          </p>
          <Button busy={take.isPending && t('working')} onClick={() => take.mutate(undefined)}>
            {t('take')}
          </Button>
          <Failure failure={take.error} />
        </div>
      )}
    </section>
  )
}

const choiceEvents: readonly string[] = ['offer-chosen', 'offer-changed', 'pre-offer-selected']
