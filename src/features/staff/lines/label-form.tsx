// What staff call a line or a lender's series: the choice, what it would change, the reason, and 'save'. Digits choose, Ctrl+Enter saves.
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { exclusionReasons } from '#core/domain/bank/credit-codes.ts'
import type { CreditLabel, PositionLabel } from '#core/domain/bank/labels.ts'
import { underwritingText } from '#core/words/underwriting/reason-text.ts'
import { Button } from '#ui/frame/button.tsx'
import { useLanguage } from '#ui/words.tsx'
import { keptWord } from '../applications/parts/bank-labels.tsx'
import { useChange } from '../applications/use-application.ts'
import { calls } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { LineInput } from '../room/plain-fields.tsx'
import { useKeys } from '../room/use-keys.ts'
import { useStaffWords } from '../room/words.ts'
import { LabelEffect, type Saying } from './label-effect.tsx'
import { RepeatAs } from './repeat-as.tsx'
import type { BankLine, LinesHead } from './lines-contract.ts'
import { useLinesWords, type LinesWord } from './lines-words.ts'

/** In the order of the keys 1 to 6; the last one leaves it to the engine. */
const usual: readonly (readonly [says: CreditLabel | null, word: LinesWord])[] = [
  ['income', 'says.income'],
  ['own-transfer', 'says.own-transfer'],
  ['owner-injection', 'says.owner-injection'],
  ['advance-funding', 'says.advance-funding'],
  ['refund', 'says.refund'],
  [null, 'says.none'],
]
const rarer = exclusionReasons.filter((reason) => !usual.some(([says]) => says === reason))

interface FormProps {
  readonly id: string
  readonly stamp: string
  readonly line: BankLine
  /** Of the position that the line belongs to. */
  readonly lane: LinesHead['lanes'][number] | undefined
  readonly say: (text: string) => void
  readonly onDone: () => void
}

export function LabelForm({ id, stamp, line, lane, say, onDone }: FormProps) {
  const t = useLinesWords()
  const staff = useStaffWords()
  const client = useQueryClient()
  const [saying, setSaying] = useState<Saying | null>(null)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const keep = useChange(
    id,
    (given: Saying & { reason: string }) => calls.labelBank({ id, ...given }),
    (kept) => {
      void client.removeQueries({ queryKey: ['lines', id] })
      say(staff(keptWord(kept)))
      onDone()
    },
  )
  const isRepeat = line.twin !== null && line.why !== 'same-pending'
  const isCredit = line.amount > 0 && line.why !== 'pending' && line.why !== 'older' && line.twin === null
  const credit = (says: CreditLabel | null) => setSaying({ kind: 'credit', of: line.id, says })
  useKeys(isCredit ? Object.fromEntries(usual.map(([says], at) => [String(at + 1), () => credit(says)])) : {})
  const save = () => {
    setAsked(true)
    if (!saying) return
    if (!reason.trim()) return document.getElementById('label-reason')?.focus()
    keep.mutate({ ...saying, reason: reason.trim() })
  }
  if (!isCredit && !lane && !isRepeat && !line.two)
    return (
      <section>
        <p className="small muted">{t(line.amount > 0 ? 'pendingNot' : 'debitsNot')}</p>
      </section>
    )
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!keep.isPending) save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
      }}
    >
      {(isRepeat || line.two) && (
        <RepeatAs
          line={line}
          saying={saying}
          onSay={(says) => setSaying({ kind: 'repeat', of: line.id, says })}
        />
      )}
      {isCredit && <ClassAs line={line} saying={saying} onSay={credit} />}
      {lane && (
        <SeriesAs
          lane={lane}
          saying={saying}
          onSay={(says) => setSaying({ kind: 'position', of: lane.id, says })}
        />
      )}
      {saying && (
        <>
          <LabelEffect id={id} stamp={stamp} saying={saying} month={line.date.slice(0, 7)} />
          <section>
            <LineInput
              id="label-reason"
              label={t('reason')}
              value={reason}
              maxLength={500}
              onChange={setReason}
              error={asked && !reason.trim() ? t('reasonMissing') : undefined}
            />
            <Failure failure={keep.error} />
            <p className="row">
              <Button type="submit" busy={keep.isPending && t('saving')}>
                {t('save')}
              </Button>
              <Button look="quiet" onClick={() => setSaying(null)}>
                {t('cancel')}
              </Button>
            </p>
          </section>
        </>
      )}
    </form>
  )
}

function ClassAs({
  line,
  saying,
  onSay,
}: {
  line: BankLine
  saying: Saying | null
  onSay: (says: CreditLabel | null) => void
}) {
  const t = useLinesWords()
  const language = useLanguage()
  const chosen = saying?.kind === 'credit' ? saying.says : undefined
  const takesBack = line.said !== null
  return (
    <fieldset>
      <legend>{t('classAs')}</legend>
      <div className="choices">
        {usual.map(([says, word], at) => (
          <label key={word}>
            <input
              type="radio"
              name="class-as"
              checked={chosen === says}
              aria-keyshortcuts={String(at + 1)}
              onChange={() => onSay(says)}
            />
            {t(says === null && takesBack ? 'says.takenBack' : word)}
            <kbd aria-hidden="true">{at + 1}</kbd>
          </label>
        ))}
      </div>
      <select
        className="choice"
        aria-label={t('otherClass')}
        value={rarer.find((each) => each === chosen) ?? ''}
        onChange={(event) => {
          const says = rarer.find((each) => each === event.currentTarget.value)
          if (says) onSay(says)
        }}
      >
        <option value="">{t('otherClass')}</option>
        {rarer.map((each) => (
          <option key={each} value={each}>
            {underwritingText(`exclusion.${each}`, language)}
          </option>
        ))}
      </select>
      <p className="small muted">{t('thisLineOnly')}</p>
    </fieldset>
  )
}

function SeriesAs({
  lane,
  saying,
  onSay,
}: {
  lane: LinesHead['lanes'][number]
  saying: Saying | null
  onSay: (says: PositionLabel | null) => void
}) {
  const t = useLinesWords()
  const choices = [
    ['confirmed', 'confirm'],
    ['rejected', 'reject'],
    ...(lane.said ? ([[null, 'takeBack']] as const) : []),
  ] as const
  const chosen = saying?.kind === 'position' ? saying.says : undefined
  return (
    <fieldset>
      <legend>{t('seriesOf', { name: lane.lender })}</legend>
      {lane.said && <p className="small">{t(`says.${lane.said}`)}</p>}
      <div className="choices">
        {choices.map(([says, word]) => (
          <label key={word}>
            <input type="radio" name="series-as" checked={chosen === says} onChange={() => onSay(says)} />
            {t(word)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
