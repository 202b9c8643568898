// How the questions after the first page are drawn: business, goals, owner, addresses.
import { useEffect, useEffectEvent, useState } from 'react'
import {
  classifications,
  creditBands,
  fundsNeeded,
  jobTitles,
  loanUses,
  mostImportant,
  referralSources,
  yearsInBusiness,
  yesNo,
  type Choice,
} from '#core/codes/choices.ts'
import { classificationInName, industryInName } from '#core/domain/business-name-tells.ts'
import { findIndustries, industryNamed, type FoundIndustry } from '#core/domain/find-industry.ts'
import { leadSet, type FieldId } from '#core/contract/lead-fields.ts'
import { MINIMUM_MONTHLY_SALES, MINIMUM_MONTHS_IN_BUSINESS } from '#core/domain/general-minimums.ts'
import { monthsInBusiness } from '#core/domain/start-dates.ts'
import type { TypedAnswers } from '#core/contract/write-model.ts'
import { monthlySalesKind } from '#core/fields/currency.ts'
import { formatUsd } from '#core/ground/money.ts'
import { Notice } from '#ui/frame/notice.tsx'
import { defaultTitle } from '#core/domain/titles.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'
import { en } from '#core/words/questions/en.ts'
import { es } from '#core/words/questions/es.ts'
import { Button } from '#ui/frame/button.tsx'
import type { QuestionSet, QuestionViewProps } from '#ui/form-step.tsx'
import { AddressInput } from '#ui/inputs/address-input.tsx'
import type { Address } from '#ui/inputs/address-state.ts'
import { RadioCards, SelectInput } from '#ui/inputs/choice-inputs.tsx'
import { ListSearchInput } from '#ui/inputs/list-search-input.tsx'
import { SecretInput } from '#ui/inputs/secret-input.tsx'
import { PercentInput, TextInput } from '#ui/inputs/text-input.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { referralOf } from '#features/capabilities/tracking/visit-source.ts'
import { stored } from '#ui/stored-items.ts'
import { useAddressSearch } from './address-search.ts'
import { KeptAnswer, useChanging } from './kept-answer.tsx'
import '#ui/screens.css'

const words = { en, es }

type Props = QuestionViewProps<FieldId>

const months: readonly Choice[] = Array.from({ length: 12 }, (_, at) => {
  const name = (language: string) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, at, 1))
  return { value: String(at + 1), en: name('en'), es: name('es') }
})

/** What the name tells is filled in where nothing stands yet, once the field is left. */
function BusinessName({ question, also, given }: Props) {
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

function Classification({ question, given }: Props) {
  const t = useWords(words)
  const told = classificationInName(given.typed.businessName ?? '')
  const hint = told && told === question.value ? t('nameTells') : undefined
  return <RadioCards {...question} choices={classifications} hint={hint} />
}

function YearsInBusiness({ question }: Props) {
  const t = useWords(words)
  const young = question.value !== '' && monthsInBusiness(question.value) < MINIMUM_MONTHS_IN_BUSINESS
  const hint = t(young ? 'yearsBelow' : 'yearsHint', { months: MINIMUM_MONTHS_IN_BUSINESS })
  return <RadioCards {...question} choices={yearsInBusiness} hint={hint} />
}

/** Start month and year stand only once there is something to correct. */
function StartMonth({ question, given }: Props) {
  const t = useWords(words)
  if (!given.typed.yearsInBusiness) return null
  return <SelectInput {...question} required choices={months} hint={t('startHint')} />
}

function StartYear({ question, given }: Props) {
  if (!given.typed.yearsInBusiness) return null
  return <TextInput {...question} required autoComplete="off" />
}

function Ein({ question, given }: Props) {
  const t = useWords(words)
  return <SecretInput {...question} kept={given.masks.ein} hint={t('einHint')} why={t('einWhy')} />
}

function Ssn({ question, given }: Props) {
  const t = useWords(words)
  const sole = isSoleProprietor(given.typed.classification)
  return (
    <>
      {sole && !given.masks.ssn && isBelowMinimums(given.typed) && (
        <Notice>
          {t('beforeSsn', {
            least: formatUsd(MINIMUM_MONTHLY_SALES, { cents: false }),
            months: MINIMUM_MONTHS_IN_BUSINESS,
          })}
        </Notice>
      )}
      <SecretInput
        {...question}
        kept={given.masks.ssn}
        hint={given.masks.ssn ? undefined : t('ssnHint')}
        why={t(sole ? 'ssnSoleWhy' : 'ssnWhy')}
      />
    </>
  )
}

/** Told less than what is needed in general; what is not told yet counts as enough. */
function isBelowMinimums({ monthlySales = '', yearsInBusiness = '' }: TypedAnswers): boolean {
  const sales = monthlySalesKind.parse(monthlySales)
  const young = yearsInBusiness !== '' && monthsInBusiness(yearsInBusiness) < MINIMUM_MONTHS_IN_BUSINESS
  return young || (sales.ok && sales.value < MINIMUM_MONTHLY_SALES)
}

/** Both lists as one field: what is chosen answers both questions. */
function Industry({ question, also, given }: Props) {
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

function DateOfBirth({ question, given }: Props) {
  const t = useWords(words)
  const kept = given.masks.dateOfBirth
  const { changing, change } = useChanging(question.id)
  // A date that the server has and does not give back.
  if (kept && !changing && !question.error && question.value === '')
    return <KeptAnswer id={question.id} label={question.label} kept={kept} onChange={change} />
  return <TextInput {...question} autoComplete="bday" hint={t('birthHint')} why={t('birthWhy')} />
}

type Parts = Readonly<Record<keyof Address, FieldId>>
const home: Parts = {
  line1: 'homeAddress',
  line2: 'homeAddress2',
  city: 'homeCity',
  state: 'homeState',
  zip: 'homeZip',
}
const business: Parts = {
  line1: 'businessAddress',
  line2: 'businessAddress2',
  city: 'businessCity',
  state: 'businessState',
  zip: 'businessZip',
}
const partNames = Object.keys(home) as (keyof Address)[]
const perPart = <T,>(of: (name: keyof Address) => T) =>
  Object.fromEntries(partNames.map((name) => [name, of(name)])) as Record<keyof Address, T>

/** The five answers of an address as one input. */
function AddressQuestion({
  question,
  also,
  parts,
  ...more
}: Props & { parts: Parts; why?: string; noPoBoxes?: boolean; section: string }) {
  const value = perPart((name) => also(parts[name]).value)
  // A business is most often in the state where its owner lives, and the other way round.
  const search = useAddressSearch(
    value.state || more.given.typed.businessState || more.given.typed.homeState || '',
  )
  return (
    <AddressInput
      ids={parts}
      label={question.label}
      value={value}
      onChange={(address) =>
        partNames.forEach(
          (name) => address[name] !== value[name] && also(parts[name]).onChange(address[name]),
        )
      }
      onBlur={(part) => also(parts[part]).onBlur('')}
      errors={perPart((name) => also(parts[name]).error)}
      suggest={search.suggest}
      resolve={search.resolve}
      placeOfZip={search.placeOfZip}
      noPoBoxes={more.noPoBoxes}
      why={more.why}
      section={more.section}
    />
  )
}

function HomeAddress(props: Props) {
  const t = useWords(words)
  const { question, given } = props
  const { changing, change } = useChanging(question.id)
  const kept = given.masks.homeAddress
  // A street that somebody else told of the owner, who confirmed it: nobody reads it here.
  if (kept && !changing && !question.error && question.value === '')
    return (
      <KeptAnswer
        id={question.id}
        label={question.label}
        kept={[kept, given.typed.homeCity, given.typed.homeState, given.typed.homeZip]
          .filter(Boolean)
          .join(', ')}
        hint={t('addressOnFile')}
        onChange={change}
      />
    )
  return <AddressQuestion {...props} parts={home} why={t('homeWhy')} section="home" />
}

function BusinessAddress(props: Props) {
  const t = useWords(words)
  const { also, given } = props
  const sameAsHome = Boolean(given.typed.homeAddress) && !given.typed.businessAddress
  return (
    <>
      {sameAsHome && (
        <p>
          <Button
            look="line"
            onClick={() => partNames.forEach((name) => also(business[name]).onChange(also(home[name]).value))}
          >
            {t('sameAsHome')}
          </Button>
        </p>
      )}
      <AddressQuestion {...props} parts={business} noPoBoxes section="work" />
    </>
  )
}

/** The owner's cell phone until another number is given: filled in once, when the page is first seen, and said so. */
function BusinessPhone({ question, given }: Props) {
  const t = useWords(words)
  const { cellPhone = '' } = given.typed
  const { changing, change } = useChanging(question.id)
  const { value, onChange } = question
  const fill = useEffectEvent(() => {
    if (value === '' && cellPhone !== '') onChange(cellPhone)
  })
  useEffect(() => fill(), [])
  if (value !== '' && value === cellPhone && !changing && !question.error)
    return (
      <KeptAnswer
        id={question.id}
        label={question.label}
        kept={value}
        hint={t('cellPhoneTaken')}
        onChange={() => {
          onChange('')
          change()
        }}
      />
    )
  return <TextInput {...question} autoComplete="section-work tel-national" hint={t('businessPhoneHint')} />
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
