// A person's decision: approve an amount, or decline for reasons that the notice states; always with a reason for the record.
import { useState } from 'react'
import { fundingNeededKind } from '#core/fields/currency.ts'
import { en } from '#core/words/notice/en.ts'
import { es } from '#core/words/notice/es.ts'
import { en as staffEn } from '#core/words/staff/en.ts'
import { es as staffEs } from '#core/words/staff/es.ts'
import { MultiSelect, RadioList } from '#ui/inputs/choice-inputs.tsx'
import { MoneyInput } from '#ui/inputs/text-input.tsx'
import { ActionDialog } from '../../room/action-dialog.tsx'
import { calls, fieldMessage } from '../../room/calls.ts'
import { LinesInput } from '../../room/plain-fields.tsx'
import { useStaffWords } from '../../room/words.ts'
import type { Application } from '../application-contract.ts'
import { useChange } from '../use-application.ts'
import type { ActionProps } from '../part-props.ts'

const reasonChoices = (Object.keys(en) as (keyof typeof en)[]).map((value) => ({
  value,
  en: en[value],
  es: es[value],
}))

export function Decide({ application, onClose, say }: ActionProps) {
  const t = useStaffWords()
  const [outcome, setOutcome] = useState(application.canApprove ? 'approved' : 'declined')
  const [amount, setAmount] = useState(() => startAmount(application))
  const [reasons, setReasons] = useState(() => startReasons(application))
  const [reason, setReason] = useState('')
  const decide = useChange(
    application.id,
    () => {
      const parsed = fundingNeededKind.parse(amount)
      return calls.override({
        id: application.id,
        reason,
        ...(outcome === 'approved'
          ? { outcome: 'approved', amount: parsed.ok ? parsed.value : undefined }
          : { outcome: 'declined', reasons: reasons.split('\n').filter(Boolean) }),
      })
    },
    () => {
      say(t('decided'))
      onClose()
    },
  )
  const outcomes = [
    ...(application.canApprove ? [choice('approved', 'approve')] : []),
    ...(application.canDecline ? [choice('declined', 'decline')] : []),
  ]
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('decideTitle')}
      action={t(outcome === 'approved' ? 'approve' : 'decline')}
      mutation={decide}
      onSubmit={() => decide.mutate(undefined)}
    >
      <p className="muted small">{t('decideLede')}</p>
      <RadioList
        id="outcome"
        label={t('decideOutcome')}
        choices={outcomes}
        value={outcome}
        onChange={setOutcome}
      />
      {outcome === 'approved' ? (
        <MoneyInput
          id="amount"
          label={t('amount')}
          hint={t('amountHint')}
          kind={fundingNeededKind}
          value={amount}
          onChange={setAmount}
          error={fieldMessage(decide.error, 'amount')}
        />
      ) : (
        <div className="reason-choices">
          <MultiSelect
            id="reasons"
            label={t('reasonsLabel')}
            hint={t('reasonsHint')}
            choices={reasonChoices}
            value={reasons}
            onChange={setReasons}
            error={fieldMessage(decide.error, 'reasons')}
          />
        </div>
      )}
      <LinesInput
        id="decide-reason"
        label={t('yourReason')}
        value={reason}
        onChange={setReason}
        maxLength={1000}
        error={fieldMessage(decide.error, 'reason')}
      />
    </ActionDialog>
  )
}

const choice = (value: string, word: 'approve' | 'decline') => ({
  value,
  en: staffEn[word],
  es: staffEs[word],
})

const current = ({ decisions }: Application) => decisions.find((each) => each.current)

/** What is offered now, else what was asked for. */
function startAmount(application: Application): string {
  const cents = current(application)?.amount ?? application.requestedAmount
  return cents === null || cents === undefined ? '' : fundingNeededKind.show(cents)
}

/** The reasons of the decision that counts, as far as the notice has words for them. */
const startReasons = (application: Application): string =>
  (current(application)?.reasons ?? [])
    .map(({ code }) => code)
    .filter((code) => Object.hasOwn(en, code))
    .slice(0, 4)
    .join('\n')
