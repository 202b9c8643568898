// How the questions of identity are drawn: tax ids and the date of birth, by their masks once they are kept.
import { identitySet, type IdentityField } from '#core/contract/identity-fields.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'
import { en } from '#core/words/identity-questions/en.ts'
import { es } from '#core/words/identity-questions/es.ts'
import type { QuestionView, QuestionViewProps } from '#ui/form-step.tsx'
import { SecretInput } from '#ui/inputs/secret-input.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { useWords } from '#ui/words.tsx'
import { KeptAnswer, useChanging } from './kept-answer.tsx'

const words = { en, es }

type Props = QuestionViewProps<FieldId>

function Ein({ question, given }: Props) {
  const t = useWords(words)
  return <SecretInput {...question} kept={given.masks.ein} hint={t('einHint')} why={t('einWhy')} />
}

function Ssn({ question, given }: Props) {
  const t = useWords(words)
  const sole = isSoleProprietor(given.typed.classification)
  return (
    <>
      <SecretInput
        {...question}
        kept={given.masks.ssn}
        hint={given.masks.ssn ? undefined : t('ssnHint')}
        why={t(sole ? 'ssnSoleWhy' : 'ssnWhy')}
      />
    </>
  )
}

function DateOfBirth({ question, given }: Props) {
  const t = useWords(words)
  const kept = given.masks.dateOfBirth
  const { changing, change } = useChanging(question.id)
  // A date that the server has and does not give back.
  if (kept && !changing && !question.error && question.value === '')
    return <KeptAnswer id={question.id} label={question.label} kept={kept} onChange={change} />
  return <TextInput {...question} autoComplete="bday" hint={t('birthHint')} why={t('birthWhy')} />
}

const views: Readonly<Record<IdentityField, QuestionView<FieldId>>> = {
  ein: Ein,
  ssn: Ssn,
  dateOfBirth: DateOfBirth,
}

export const questions = { ...identitySet, views }
