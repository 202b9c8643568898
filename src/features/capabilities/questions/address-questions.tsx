// How the addresses are drawn: five answers as one input, of the home and of the business, and the business's phone.
import { useEffect, useEffectEvent } from 'react'
import { addressSet, type AddressField } from '#core/contract/address-fields.ts'
import { yesNo } from '#core/codes/yes-no.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { en } from '#core/words/address-questions/en.ts'
import { es } from '#core/words/address-questions/es.ts'
import { Button } from '#ui/frame/button.tsx'
import type { QuestionView, QuestionViewProps } from '#ui/form-step.tsx'
import { RadioCards } from '#ui/inputs/choice-inputs.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { useWords } from '#ui/words.tsx'
import { AddressQuestion, partNames, type Parts } from './address-question.tsx'
import { KeptAnswer, useChanging } from './kept-answer.tsx'

const words = { en, es }

type Props = QuestionViewProps<FieldId>

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

function HomeAddress(props: Props) {
  const t = useWords(words)
  const { question, given } = props
  const { changing, change } = useChanging(question.id)
  const kept = given.masks.homeAddress
  // A street that somebody else told about the owner, who confirmed it: nobody reads it here.
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

/** The parts of an address are drawn with its first line. */
const views: Readonly<Partial<Record<AddressField, QuestionView<FieldId>>>> = {
  homeAddress: HomeAddress,
  businessAddress: BusinessAddress,
  businessPhone: BusinessPhone,
  homeBased: ({ question }) => <RadioCards {...question} choices={yesNo} />,
}

export const questions = { ...addressSet, views }
