// The line under an application's name: who, where, what kind of business, since when.
import type { FieldId } from '#core/contract/lead-fields.ts'
import { useLanguage } from '#ui/words.tsx'
import { monthName } from '../room/formats.tsx'
import { useStaffWords } from '../room/words.ts'
import { answerText } from './answer-text.ts'
import type { Application } from './application-contract.ts'

export function useSubtitle(application: Application): string {
  const t = useStaffWords()
  const language = useLanguage()
  const answers = new Map(
    application.answers.flatMap(({ answers }) => answers).map(({ field, text }) => [field, text]),
  )
  const said = (field: FieldId) => {
    const text = answers.get(field)
    return text === undefined ? '' : answerText(field, text, language)
  }
  const city = said('businessCity') || said('homeCity')
  const [month, year] = [answers.get('startMonth'), answers.get('startYear')]
  const since = year && month ? monthName(`${year}-${month.padStart(2, '0')}`, language) : (year ?? '')
  return [
    application.businessName ? application.ownerName : '',
    [city, application.state].filter(Boolean).join(', '),
    said('classification'),
    since ? t('since_', { date: since }) : said('yearsInBusiness'),
    said('industry') || said('generalIndustry'),
  ]
    .filter(Boolean)
    .join(' · ')
}
