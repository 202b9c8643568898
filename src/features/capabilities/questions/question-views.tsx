// How the questions after the first page are drawn: business, goals, owner, addresses.
import { useState } from 'react'
import {
  creditBands,
  fundsNeeded,
  jobTitles,
  loanUses,
  mostImportant,
  referralSources,
  yesNo,
} from '#core/codes/choices.ts'
import { leadSet, type FieldId } from '#core/contract/lead-fields.ts'
import { defaultTitle } from '#core/domain/titles.ts'
import { en } from '#core/words/questions/en.ts'
import { es } from '#core/words/questions/es.ts'
import { Button } from '#ui/frame/button.tsx'
import type { QuestionSet, QuestionViewProps } from '#ui/form-step.tsx'
import { RadioCards, SelectInput } from '#ui/inputs/choice-inputs.tsx'
import { PercentInput, TextInput } from '#ui/inputs/text-input.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { referralOf } from '#features/capabilities/tracking/visit-source.ts'
import { stored } from '#ui/stored-items.ts'
import { KeptAnswer, useChanging } from './kept-answer.tsx'
import {
  BusinessName,
  Classification,
  YearsInBusiness,
  StartMonth,
  StartYear,
  Industry,
} from './business-questions.tsx'
import { Ein, Ssn, DateOfBirth } from './identity-questions.tsx'
import { HomeAddress, BusinessAddress, BusinessPhone } from './address-questions.tsx'
import '#ui/screens.css'

const words = { en, es }

type Props = QuestionViewProps<FieldId>

/** Says where an answer comes from that nobody gave here. */
function Referral({ question }: Props) {
  const t = useWords(words)
  const [inferred] = useState(() =>
    typeof document === 'undefined' ? '' : referralOf(stored, document.referrer),
  )
  const hint = inferred !== '' && question.value === inferred ? t('referralHint') : undefined
  return <RadioCards {...question} choices={referralSources} hint={hint} flowing />
}

function CreditBand({ question }: Props) {
  const t = useWords(words)
  return <RadioCards {...question} choices={creditBands} hint={t('creditHint')} why={t('creditWhy')} />
}

function Ownership({ question }: Props) {
  const t = useWords(words)
  return (
    <PercentInput
      {...question}
      hint={t('ownershipHint')}
      why={t('ownershipWhy')}
      quick={
        question.value === '' && (
          <Button look="quiet" onClick={() => question.onChange('100')}>
            {t('ownAll')}
          </Button>
        )
      }
    />
  )
}

/** Spec 1 section 2: hidden unless toggled; what is suggested stands as it is until the owner changes it. */
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

const views: QuestionSet<FieldId>['views'] = {
  businessName: BusinessName,
  yearsInBusiness: YearsInBusiness,
  startMonth: StartMonth,
  startYear: StartYear,
  classification: Classification,
  ein: Ein,
  ssn: Ssn,
  generalIndustry: Industry,
  interest: ({ question }) => <RadioCards {...question} choices={loanUses} />,
  fundsNeeded: ({ question }) => <RadioCards {...question} choices={fundsNeeded} />,
  mostImportant: ({ question }) => <RadioCards {...question} choices={mostImportant} />,
  referral: Referral,
  otherReferrer: ({ question }) => <TextInput {...question} autoComplete="off" />,
  creditBand: CreditBand,
  title: Title,
  ownership: Ownership,
  homeAddress: HomeAddress,
  dateOfBirth: DateOfBirth,
  businessAddress: BusinessAddress,
  businessPhone: BusinessPhone,
  homeBased: ({ question }) => <RadioCards {...question} choices={yesNo} />,
}

/** Every question of an application after those of its first page. */
export const leadQuestions: QuestionSet<FieldId> = {
  ...leadSet,
  views,
  rows: [['startMonth', 'startYear']],
}
