// Staff say what a position or an unclassed credit is: the choices. What they said is shown with it and can be taken back.
import { creditLabels, type CreditLabel, type PositionLabel } from '#core/domain/bank/labels.ts'
import { underwritingText } from '#core/words/underwriting/reason-text.ts'
import type { Language } from '#core/words/words.ts'
import { Button } from '#ui/frame/button.tsx'
import { useLanguage } from '#ui/words.tsx'
import { calls } from '../../room/calls.ts'
import { Failure } from '../../room/failure.tsx'
import { useStaffWords, type StaffWords } from '../../room/words.ts'
import type { BankPicture } from '../bank-contract.ts'
import type { PartProps } from '../part-props.ts'
import { useChange } from '../use-application.ts'

type Said =
  | { readonly kind: 'position'; readonly of: string; readonly says: PositionLabel | null }
  | { readonly kind: 'credit'; readonly of: string; readonly says: CreditLabel | null }
export type Labelled = Pick<PartProps, 'application' | 'say'>

/** The word of a label, of a position or a credit. */
export const labelText = (t: StaffWords, label: CreditLabel | PositionLabel, language: Language): string =>
  label === 'confirmed' || label === 'rejected' || label === 'income'
    ? t(`label.${label}`)
    : underwritingText(`exclusion.${label}`, language)

/** What follows of a label that was kept. */
export const keptWord = ({ decidedAnew, byPerson }: { decidedAnew: boolean; byPerson: boolean }) =>
  !decidedAnew ? 'labelKeptOnly' : byPerson ? 'labelKeptShown' : 'labelKept'

export function useLabel({ application, say }: Labelled) {
  const t = useStaffWords()
  return useChange(
    application.id,
    (said: Said) => calls.labelBank({ id: application.id, ...said }),
    (kept) => say(t(keptWord(kept))),
  )
}

/** Confirm or reject one position; for those who may. */
export function PositionLabels({
  application,
  say,
  position,
}: Labelled & { readonly position: BankPicture['positions'][number] }) {
  const t = useStaffWords()
  const language = useLanguage()
  const label = useLabel({ application, say })
  const { label: said, lender } = position
  if (!application.rights.includes('label-bank')) return said && <span>{labelText(t, said, language)}</span>
  const put = (says: PositionLabel | null) => label.mutate({ kind: 'position', of: position.id, says })
  const busy = label.isPending && t('labelKeeping')
  return (
    <>
      <Failure failure={label.error} />
      {said && <span className="tag">{labelText(t, said, language)}</span>}
      <span className="tags">
        {said ? (
          <Button
            look="quiet"
            busy={busy}
            aria-label={t('takeBackOf', { name: lender })}
            onClick={() => put(null)}
          >
            {t('takeBack')}
          </Button>
        ) : (
          <>
            <Button
              look="quiet"
              busy={busy}
              aria-label={t('confirmOf', { name: lender })}
              onClick={() => put('confirmed')}
            >
              {t('label.confirm')}
            </Button>
            <Button
              look="quiet"
              busy={busy}
              aria-label={t('rejectOf', { name: lender })}
              onClick={() => put('rejected')}
            >
              {t('label.reject')}
            </Button>
          </>
        )}
      </span>
    </>
  )
}

interface CreditLabelChoiceProps {
  readonly credit: Pick<BankPicture['openCredits'][number], 'transactionId' | 'description' | 'label'>
  readonly label: ReturnType<typeof useLabel>
  readonly mayLabel: boolean
}

/** What staff say that a credit is: chosen by those who may, else as it stands. */
export function CreditLabelChoice({ credit, label, mayLabel }: CreditLabelChoiceProps) {
  const t = useStaffWords()
  const language = useLanguage()
  if (!mayLabel) return credit.label && <span>{labelText(t, credit.label, language)}</span>
  return (
    <div className="input">
      <select
        aria-label={t('labelOf', { text: credit.description })}
        value={credit.label ?? ''}
        disabled={label.isPending}
        onChange={({ currentTarget: { value } }) =>
          label.mutate({
            kind: 'credit',
            of: credit.transactionId,
            says: creditLabels.find((known) => known === value) ?? null,
          })
        }
      >
        <option value="">{t('label.none')}</option>
        {creditLabels.map((each) => (
          <option key={each} value={each}>
            {labelText(t, each, language)}
          </option>
        ))}
      </select>
    </div>
  )
}
