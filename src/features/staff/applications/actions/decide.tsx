// A person's decision beside the model's: approve an amount, or decline for reasons that the notice states; always with a reason for the record.
import { useState } from 'react'
import { outsideTrace } from '#core/domain/decline-trace.ts'
import { fundingNeededKind } from '#core/fields/currency.ts'
import { formatUsd } from '#core/ground/money.ts'
import { en as staffEn } from '#core/words/staff/en.ts'
import { es as staffEs } from '#core/words/staff/es.ts'
import { Notice } from '#ui/frame/notice.tsx'
import type { CallFailure } from '#ui/api.ts'
import { RadioList } from '#ui/inputs/choice-inputs.tsx'
import { MoneyInput } from '#ui/inputs/text-input.tsx'
import { useLanguage } from '#ui/words.tsx'
import { ActionDialog } from '../../room/action-dialog.tsx'
import { calls, fieldMessage, isDecidedMeanwhile } from '../../room/calls.ts'
import { LinesInput } from '../../room/plain-fields.tsx'
import { useStaffWords } from '../../room/words.ts'
import { OpenFileDialog } from '../open-file.tsx'
import { useChange } from '../use-application.ts'
import type { ActionProps } from '../part-props.ts'
import { DecidedMeanwhile } from './decided-meanwhile.tsx'
import {
  amountOf,
  decisionInEffect,
  namedReasons,
  reasonsOf,
  startDraft,
  wrongIn,
  type DecisionDraft,
  type DecisionField,
} from './decision-draft.ts'
import { ModelSays } from './model-says.tsx'
import { OfferPreview } from './offer-preview.tsx'
import { reasonSentence } from './reason-groups.ts'
import { ReasonPicker } from './reason-picker.tsx'
import { useOfferPreview, type PreviewState } from './use-offer-preview.ts'

const whole = (cents: number) => formatUsd(cents, { cents: false })

/** A reason for opening the file comes first: without it nobody sees what they decide on. */
export function Decide(props: ActionProps) {
  const t = useStaffWords()
  const { application, onClose } = props
  return application.opened ? (
    <DecisionDialog {...props} />
  ) : (
    <OpenFileDialog id={application.id} why={t('decideOpenFirst')} onClose={onClose} />
  )
}

function DecisionDialog({ application, onClose, say }: ActionProps) {
  const t = useStaffWords()
  const language = useLanguage()
  const [draft, setDraft] = useState(() => startDraft(application))
  const [named] = useState(() => namedReasons(application))
  const [wrong, setWrong] = useState<ReturnType<typeof wrongIn>>({})
  // What was on the screen when the decision was thought over, whatever has been loaded since.
  const [seen, setSeen] = useState(() => decisionInEffect(application)?.id ?? null)
  const [meanwhile, setMeanwhile] = useState<string | null>(null)
  const { minimum, maximum, step } = application.limits
  const range = { min: whole(minimum), max: whole(maximum), step: whole(step) }
  const outcomes = [
    ...(application.canApprove ? [choice('approved', 'approve')] : []),
    ...(application.canDecline ? [choice('declined', 'decline')] : []),
  ]
  // Another's decision may have ended what was chosen here.
  const outcome = outcomes.some(({ value }) => value === draft.outcome) ? draft.outcome : ''
  const decide = useChange(
    application.id,
    () => calls.override({ ...orderOf(application.id, draft), seen }),
    ({ proposed }) => {
      say(proposed ? t('proposed', { days: application.limits.proposalDays }) : t('decided'))
      onClose()
    },
  )
  const change = (part: Partial<DecisionDraft>) => {
    setDraft({ ...draft, ...part })
    setWrong(Object.fromEntries(Object.entries(wrong).filter(([field]) => !(field in part))))
  }
  const preview = useOfferPreview(application, amountOf(draft), seen, outcome === 'approved')
  const unfounded = outcome === 'declined' ? outsideTrace(application.declineTrace, reasonsOf(draft)) : []
  const error = (field: DecisionField) =>
    wrong[field] ? t(wrong[field], range) : fieldMessage(decide.error, field)
  const submit = () => {
    const found = wrongIn({ ...draft, outcome }, application)
    setWrong(found)
    const first = (['outcome', 'amount', 'reasons', 'justification', 'reason'] as const).find(
      (field) => found[field],
    )
    if (first) focusField(first)
    else decide.mutate(undefined, { onError: showDecision })
  }
  /** The other decision is on the screen from here on: the next attempt answers it. */
  const showDecision = (failure: CallFailure) => {
    if (!isDecidedMeanwhile(failure)) return
    setSeen(String(failure.extra.decision))
    setMeanwhile(String(failure.extra.decision))
  }
  const standing = application.decisions.find(({ id }) => id === meanwhile)
  return (
    <ActionDialog
      open
      wide
      onClose={onClose}
      title={t('decideTitle')}
      action={t(outcome === 'approved' ? approvalOf(preview) : actionOf[outcome])}
      mutation={standing && isDecidedMeanwhile(decide.error) ? { ...decide, error: null } : decide}
      onSubmit={submit}
    >
      <p className="muted small">{t('decideLede')}</p>
      {application.choice?.kind === 'deal' && <Notice kind="info" title={t('dropsChoice')} />}
      <ModelSays application={application} />
      <div className="decide-outcome">
        <RadioList
          id="outcome"
          label={t('decideOutcome')}
          choices={outcomes}
          value={outcome}
          onChange={(chosen) => change({ outcome: chosen as DecisionDraft['outcome'] })}
          error={error('outcome')}
        />
      </div>
      {outcome === 'approved' && (
        <>
          <MoneyInput
            id="amount"
            label={t('amount')}
            hint={t('amountRange', range)}
            kind={fundingNeededKind}
            value={draft.amount}
            onChange={(amount) => change({ amount })}
            error={error('amount')}
          />
          <OfferPreview application={application} preview={preview} />
        </>
      )}
      {outcome === 'declined' && (
        <ReasonPicker
          value={draft.reasons}
          onChange={(reasons) => change({ reasons })}
          named={named}
          error={error('reasons')}
        />
      )}
      {unfounded.length > 0 && (
        <LinesInput
          id="justification"
          label={t('justification')}
          hint={t('justificationHint', {
            reasons: unfounded.map((code) => reasonSentence(code, language)).join('; '),
          })}
          value={draft.justification}
          onChange={(justification) => change({ justification })}
          maxLength={2000}
          error={error('justification')}
        />
      )}
      <LinesInput
        id="reason"
        label={t('yourReason')}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        maxLength={1000}
        error={error('reason')}
      />
      {standing && <DecidedMeanwhile decision={standing} />}
    </ActionDialog>
  )
}

const actionOf = { '': 'recordDecision', declined: 'decline' } as const

/** Whether this amount can be approved or only proposed is not known before the server has priced it. */
function approvalOf({ fits, late, data }: PreviewState) {
  if (fits && late) return 'recordDecision'
  return fits && data?.alone === false ? 'propose' : 'approve'
}

const orderOf = (id: string, draft: DecisionDraft) =>
  draft.outcome === 'approved'
    ? { id, outcome: 'approved' as const, amount: amountOf(draft) ?? undefined, reason: draft.reason }
    : {
        id,
        outcome: 'declined' as const,
        reasons: reasonsOf(draft),
        justification: draft.justification,
        reason: draft.reason,
      }

/** The field itself, or the first control of a group. */
function focusField(id: string): void {
  const named = document.getElementById(id)
  const control = named?.matches('input, textarea') ? named : document.querySelector(`[name="${id}"]`)
  // A search may have left no box of its group.
  const target = control ?? named
  if (target instanceof HTMLElement) target.focus()
}

const choice = (value: string, word: 'approve' | 'decline') => ({
  value,
  en: staffEn[word],
  es: staffEs[word],
})
