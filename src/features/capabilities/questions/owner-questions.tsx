// How the questions about the owner are drawn: credit, title, share.
import { creditBands, jobTitles } from '#core/codes/owner-choices.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { ownerSet, type OwnerField } from '#core/contract/owner-fields.ts'
import { defaultTitle } from '#core/domain/titles.ts'
import { en } from '#core/words/owner-questions/en.ts'
import { es } from '#core/words/owner-questions/es.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'
import { Button } from '#ui/frame/button.tsx'
import type { QuestionView, QuestionViewProps } from '#ui/form-step.tsx'
import { RadioCards } from '#ui/inputs/choice-inputs.tsx'
import { SelectInput } from '#ui/inputs/select-input.tsx'
import { PercentInput } from '#ui/inputs/text-input.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { KeptAnswer, useChanging } from './kept-answer.tsx'

const words = { en, es }

type Props = QuestionViewProps<FieldId>

function CreditBand({ question }: Props) {
  const t = useWords(words)
  return <RadioCards {...question} choices={creditBands} hint={t('creditHint')} why={t('creditWhy')} />
}

/** Nothing appears while the share is typed: what stands below must not move under a finger. */
function Ownership({ question, given }: Props) {
  const t = useWords(words)
  const sole = isSoleProprietor(given.typed.classification)
  return (
    <PercentInput
      {...question}
      hint={t(sole ? 'ownershipSole' : 'ownershipHint')}
      why={t(question.shared ? 'shareWhy' : 'ownershipWhy')}
      quick={
        question.value === '' &&
        !question.shared && (
          <Button look="quiet" onClick={() => question.onChange('100')}>
            {t('ownAll')}
          </Button>
        )
      }
    />
  )
}

/** Specification 1, section 2: hidden unless toggled; what is suggested stands as it is until the owner changes it. */
function Title({ question, given }: Props) {
  const t = useWords(words)
  const language = useLanguage()
  const { classification } = given.typed
  const { changing, change } = useChanging(question.id)
  const suggested = Boolean(classification) && question.value === defaultTitle(classification!)
  const named = jobTitles.find(({ value }) => value === question.value)
  if (suggested && named && !changing && !question.error)
    return (
      <KeptAnswer
        id={question.id}
        label={question.label}
        kept={named[language]}
        hint={t('titleHint')}
        onChange={change}
      />
    )
  return <SelectInput {...question} choices={jobTitles} />
}

const views: Readonly<Record<Exclude<OwnerField, 'creditReport'>, QuestionView<FieldId>>> = {
  creditBand: CreditBand,
  title: Title,
  ownership: Ownership,
}

export const questions = { ...ownerSet, views }
