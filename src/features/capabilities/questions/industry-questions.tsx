// How the industry is asked: a search over both lists. A file of its own, since the lists are long.
import { findIndustries, industryNamed, type FoundIndustry } from '#core/domain/find-industry.ts'
import { industryInName } from '#core/domain/industry-in-name.ts'
import { industrySet } from '#core/contract/industry-fields.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { en as nameEn } from '#core/words/business-name-questions/en.ts'
import { es as nameEs } from '#core/words/business-name-questions/es.ts'
import { en } from '#core/words/industry-questions/en.ts'
import { es } from '#core/words/industry-questions/es.ts'
import type { QuestionViewProps } from '#ui/form-step.tsx'
import { ListSearchInput } from '#ui/inputs/list-search-input.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { industryAsked } from './industry-asked.ts'
import { KeptAnswer, useTold } from './kept-answer.tsx'
import type { SubjectQuestions } from './join-questions.ts'

const words = { en, es }
const nameWords = { en: nameEn, es: nameEs }

/** Both lists as one field: what is chosen answers both questions. What the name tells stands as it is until the owner changes it. */
export function Industry({ question, also, given }: QuestionViewProps<FieldId>) {
  const t = useWords(words)
  const tn = useWords(nameWords)
  const language = useLanguage()
  const second = also('industry')
  const { businessName = '', generalIndustry = '', industry = '' } = given.typed
  const told = industryInName(businessName, language)
  const isTold = told?.general === generalIndustry && told.industry === industry
  const { kept, change } = useTold(question.id, isTold)
  const entry = (found: FoundIndustry) => ({
    ...found,
    id: `${found.general}/${found.industry}`,
    beside: found.beside || undefined,
    alias: found.industry || found.general,
  })
  const chosen = industryNamed(generalIndustry, industry, language)
  const entries = new Map<string, FoundIndustry>()
  const error = question.error ?? second.error
  if (kept && chosen && !error)
    return (
      <KeptAnswer
        id={question.id}
        label={t('industryLabel')}
        kept={chosen.text}
        hint={tn('nameTells')}
        onChange={change}
      />
    )
  return (
    <ListSearchInput
      id={question.id}
      name={second.id}
      label={t('industryLabel')}
      hint={isTold ? tn('nameTells') : t('industryHint')}
      required
      error={error}
      chosen={chosen && entry(chosen)}
      search={(text) =>
        findIndustries(text, language).map((found) => {
          const listed = entry(found)
          entries.set(listed.id, found)
          return listed
        })
      }
      onChoose={(picked) => {
        const found = picked ? entries.get(picked.id) : null
        // The general one first: it takes an earlier industry away.
        question.onChange(found?.general ?? '')
        second.onChange(found?.industry ?? '')
      }}
      onBlur={() => question.onBlur('')}
    />
  )
}

export const industryQuestion: SubjectQuestions = {
  ...industrySet,
  views: { generalIndustry: Industry },
  asked: industryAsked,
}
