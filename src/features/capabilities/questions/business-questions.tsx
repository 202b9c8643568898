// How the questions about the business are drawn: its name and what that tells, its kind, its start, its industry.
import { classifications, yearsInBusiness, type Choice } from '#core/codes/choices.ts'
import { classificationInName, industryInName } from '#core/domain/business-name-tells.ts'
import { findIndustries, industryNamed, type FoundIndustry } from '#core/domain/find-industry.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { MINIMUM_MONTHS_IN_BUSINESS } from '#core/domain/general-minimums.ts'
import { monthsInBusiness } from '#core/domain/start-dates.ts'
import { en } from '#core/words/questions/en.ts'
import { es } from '#core/words/questions/es.ts'
import type { QuestionViewProps } from '#ui/form-step.tsx'
import { RadioCards, SelectInput } from '#ui/inputs/choice-inputs.tsx'
import { ListSearchInput } from '#ui/inputs/list-search-input.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'

const words = { en, es }

type Props = QuestionViewProps<FieldId>

const months: readonly Choice[] = Array.from({ length: 12 }, (_, at) => {
  const name = (language: string) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, at, 1))
  return { value: String(at + 1), en: name('en'), es: name('es') }
})

/** What the name tells is filled in where nothing stands yet, once the field is left. */
export function BusinessName({ question, also, given }: Props) {
  const t = useWords(words)
  const language = useLanguage()
  const takeWhatItTells = (name: string) => {
    const form = classificationInName(name)
    if (form && !given.typed.classification) also('classification').onChange(form)
    const trade = given.typed.generalIndustry ? null : industryInName(name, language)
    if (!trade) return
    also('generalIndustry').onChange(trade.general)
    also('industry').onChange(trade.industry)
  }
  return (
    <TextInput
      {...question}
      autoComplete="organization"
      hint={t('nameHint')}
      onBlur={(name) => {
        question.onBlur(name)
        takeWhatItTells(question.value)
      }}
    />
  )
}

export function Classification({ question, given }: Props) {
  const t = useWords(words)
  const told = classificationInName(given.typed.businessName ?? '')
  const hint = told && told === question.value ? t('nameTells') : undefined
  return <RadioCards {...question} choices={classifications} hint={hint} />
}

export function YearsInBusiness({ question }: Props) {
  const t = useWords(words)
  const young = question.value !== '' && monthsInBusiness(question.value) < MINIMUM_MONTHS_IN_BUSINESS
  const hint = t(young ? 'yearsBelow' : 'yearsHint', { months: MINIMUM_MONTHS_IN_BUSINESS })
  return <RadioCards {...question} choices={yearsInBusiness} hint={hint} />
}

/** Start month and year stand only once there is something to correct. */
export function StartMonth({ question, given }: Props) {
  const t = useWords(words)
  if (!given.typed.yearsInBusiness) return null
  return <SelectInput {...question} required choices={months} hint={t('startHint')} />
}

export function StartYear({ question, given }: Props) {
  if (!given.typed.yearsInBusiness) return null
  return <TextInput {...question} required autoComplete="off" />
}

/** Both lists as one field: what is chosen answers both questions. */
export function Industry({ question, also, given }: Props) {
  const t = useWords(words)
  const language = useLanguage()
  const second = also('industry')
  const { businessName = '', generalIndustry = '', industry = '' } = given.typed
  const told = industryInName(businessName, language)
  const isTold = told?.general === generalIndustry && told.industry === industry
  const entry = (found: FoundIndustry) => ({
    ...found,
    id: `${found.general}/${found.industry}`,
    beside: found.beside || undefined,
    alias: found.industry || found.general,
  })
  const chosen = industryNamed(generalIndustry, industry, language)
  const entries = new Map<string, FoundIndustry>()
  return (
    <ListSearchInput
      id={question.id}
      name={second.id}
      label={t('industryLabel')}
      hint={t(isTold ? 'nameTells' : 'industryHint')}
      required
      error={question.error ?? second.error}
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
        // The general one first: it takes an industry of before away.
        question.onChange(found?.general ?? '')
        second.onChange(found?.industry ?? '')
      }}
      onBlur={() => question.onBlur('')}
    />
  )
}
