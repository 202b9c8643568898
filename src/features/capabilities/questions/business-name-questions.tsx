// How the name of the business is asked. What it tells about the business is filled in.
import { businessNameSet } from '#core/contract/business-name-fields.ts'
import { classificationInName } from '#core/domain/business-name-tells.ts'
import type { FoundIndustry } from '#core/domain/find-industry.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { en } from '#core/words/business-name-questions/en.ts'
import { es } from '#core/words/business-name-questions/es.ts'
import type { Language } from '#core/words/words.ts'
import type { QuestionView, QuestionViewProps } from '#ui/form-step.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { ownWritingView } from './own-writing.tsx'
import type { SubjectQuestions } from './join-questions.ts'

const words = { en, es }

type Tells = (name: string, language: Language) => FoundIndustry | null | Promise<FoundIndustry | null>

/** What the name tells is filled in where nothing stands yet, once the field is left. */
const businessNameView = (tells: Tells): QuestionView<FieldId> =>
  function BusinessName({ question, fill, given }: QuestionViewProps<FieldId>) {
    const t = useWords(words)
    const language = useLanguage()
    const takeWhatItTells = async (name: string) => {
      const form = classificationInName(name)
      if (form && !given.typed.classification) fill('classification', form)
      const trade = given.typed.generalIndustry ? null : await tells(name, language)
      if (!trade) return
      fill('generalIndustry', trade.general)
      fill('industry', trade.industry)
    }
    return (
      <TextInput
        {...question}
        autoComplete="organization"
        hint={t('nameHint')}
        onBlur={(name) => {
          question.onBlur(name)
          void takeWhatItTells(question.value)
        }}
      />
    )
  }

/** `tells`: the industry that a name tells. */
export const businessNameQuestion = (tells: Tells): SubjectQuestions => ({
  ...businessNameSet,
  views: { businessName: businessNameView(tells), ownBusinessName: ownWritingView('businessName') },
})
