// A person's decline against the model's decision: the reasons that the notice states, and always one in words for the record.
import { useState } from 'react'
import { decisionLetters } from '#core/domain/decision-letters.ts'
import { outsideTrace } from '#core/domain/decline-trace.ts'
import { Notice } from '#ui/frame/notice.tsx'
import type { CallFailure } from '#ui/api.ts'
import { useLanguage } from '#ui/words.tsx'
import { ActionDialog } from '../../room/action-dialog.tsx'
import { calls, fieldMessage, isDecidedMeanwhile } from '../../room/calls.ts'
import { LinesInput } from '../../room/plain-fields.tsx'
import { useStaffWords } from '../../room/words.ts'
import { GoesTo } from '../goes-to.tsx'
import { OpenFileDialog } from '../open-file.tsx'
import { useChange } from '../use-application.ts'
import type { ActionProps } from '../part-props.ts'
import { DecidedMeanwhile } from './decided-meanwhile.tsx'
import {
  decisionInEffect,
  namedReasons,
  reasonsOf,
  startDraft,
  wrongIn,
  type DeclineDraft,
  type DeclineField,
} from './decline-draft.ts'
import { ModelSays } from './model-says.tsx'
import { reasonSentence } from './reason-groups.ts'
import { ReasonPicker } from './reason-picker.tsx'

/** A reason for opening the file comes first: without it nobody sees what they decide on. */
export function Decline(props: ActionProps) {
  const t = useStaffWords()
  const { application, onClose } = props
  return application.opened ? (
    <DeclineDialog {...props} />
  ) : (
    <OpenFileDialog id={application.id} why={t('decideOpenFirst')} onClose={onClose} />
  )
}

function DeclineDialog({ application, onClose, say }: ActionProps) {
  const t = useStaffWords()
  const language = useLanguage()
  const { id } = application
  const [draft, setDraft] = useState(() => startDraft(application))
  const [named] = useState(() => namedReasons(application))
  const [wrong, setWrong] = useState<ReturnType<typeof wrongIn>>({})
  // What was on the screen when the decision was thought over, whatever has been loaded since.
  const [seen, setSeen] = useState(() => decisionInEffect(application)?.id ?? null)
  const [meanwhile, setMeanwhile] = useState<string | null>(null)
  const { justification, reason } = draft
  const reasons = reasonsOf(draft)
  const decline = useChange(
    id,
    () => calls.override({ id, seen, outcome: 'declined', reasons, justification, reason }),
    ({ goesOut }) => {
      // What goes out in seconds says so itself.
      if (!goesOut) say(t('decided'))
      onClose()
    },
  )
  const change = (part: Partial<DeclineDraft>) => {
    setDraft({ ...draft, ...part })
    setWrong(Object.fromEntries(Object.entries(wrong).filter(([field]) => !(field in part))))
  }
  const unfounded = outsideTrace(application.declineTrace, reasons)
  const error = (field: DeclineField) => (wrong[field] ? t(wrong[field]) : fieldMessage(decline.error, field))
  const submit = () => {
    const found = wrongIn(draft, application)
    setWrong(found)
    const first = (['reasons', 'justification', 'reason'] as const).find((field) => found[field])
    if (first) focusField(first)
    else decline.mutate(undefined, { onError: showDecision })
  }
  /** The other decision is on the screen from here on: the next attempt answers it. */
  const showDecision = (failure: CallFailure) => {
    if (!isDecidedMeanwhile(failure)) return
    setSeen(String(failure.extra.decision))
    setMeanwhile(String(failure.extra.decision))
  }
  const standing = application.decisions.find((decision) => decision.id === meanwhile)
  return (
    <ActionDialog
      open
      wide
      onClose={onClose}
      title={t('decline')}
      action={t('decline')}
      mutation={standing && isDecidedMeanwhile(decline.error) ? { ...decline, error: null } : decline}
      onSubmit={submit}
    >
      <p className="muted small">{t('decideLede')}</p>
      {application.choice?.kind === 'deal' && <Notice kind="info" title={t('dropsChoice')} />}
      <ModelSays application={application} />
      <ReasonPicker
        value={draft.reasons}
        onChange={(chosen) => change({ reasons: chosen })}
        named={named}
        error={error('reasons')}
      />
      {unfounded.length > 0 && (
        <LinesInput
          id="justification"
          label={t('justification')}
          hint={t('justificationHint', {
            reasons: unfounded.map((code) => reasonSentence(code, language)).join('; '),
          })}
          value={justification}
          onChange={(text) => change({ justification: text })}
          maxLength={2000}
          error={error('justification')}
        />
      )}
      <LinesInput
        id="reason"
        label={t('yourReason')}
        value={reason}
        onChange={(text) => change({ reason: text })}
        maxLength={1000}
        error={error('reason')}
      />
      <GoesTo letters={decisionLetters('declined', 0, null)} at={application.toldAt} />
      {standing && <DecidedMeanwhile decision={standing} />}
    </ActionDialog>
  )
}

/** The field itself, or the first control of a group. */
function focusField(id: string): void {
  const named = document.getElementById(id)
  const control = named?.matches('input, textarea') ? named : document.querySelector(`[name="${id}"]`)
  // A search may have left no box of its group.
  const target = control ?? named
  if (target instanceof HTMLElement) target.focus()
}
