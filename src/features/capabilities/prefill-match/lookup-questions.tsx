// What the look-up itself asks: the last four digits, the zip of the home, and the consent. None of it is an answer of the application but the zip.
import type { Field, FieldSet } from '#core/contract/field-set.ts'
import { field } from '#core/contract/field-set.ts'
import { flagKind } from '#core/fields/checkbox.ts'
import { last4Kind } from '#core/fields/last4.ts'
import { zipKind } from '#core/fields/zip.ts'
import { en } from '#core/words/prefill-match/en.ts'
import { es } from '#core/words/prefill-match/es.ts'
import { consentWording } from '#core/domain/consents.ts'
import { fill } from '#core/words/words.ts'
import type { QuestionSet, QuestionViewProps } from '#ui/form-step.tsx'
import { CheckboxInput } from '#ui/inputs/choice-inputs.tsx'
import { SecretInput } from '#ui/inputs/secret-input.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import * as words from './words.ts'

export type LookupField = 'last4' | 'homeZip' | 'prefillConsent'

const lookupFields: Readonly<Record<LookupField, Field>> = {
  last4: field(last4Kind, ['last4'], { secret: true }),
  homeZip: field(zipKind, ['zip', 'pg.zip']),
  prefillConsent: field(flagKind, ['consent']),
}

const lookupLabels: FieldSet<LookupField>['labels'] = {
  en: { last4: en.last4, homeZip: en.homeZip, prefillConsent: en.consent },
  es: { last4: es.last4, homeZip: es.homeZip, prefillConsent: es.consent },
}

type Props = QuestionViewProps<LookupField>

function Last4({ question }: Props) {
  const t = useWords(words)
  return <SecretInput {...question} hint={t('last4Hint')} />
}

/** The whole wording is next to its box: it is short, and what is agreed to should not be a page away. */
function Consent({ question, given }: Props) {
  const language = useLanguage()
  const { text } = consentWording('prefill', language)
  return (
    <CheckboxInput
      {...question}
      label={
        <>
          <b>{question.label}.</b> {fill(text, { brand: given.brand.legalName })}
        </>
      }
    />
  )
}

const lookupViews: QuestionSet<LookupField>['views'] = {
  last4: Last4,
  homeZip: ({ question }) => <TextInput {...question} autoComplete="section-home postal-code" />,
  prefillConsent: Consent,
}

export const lookupQuestions: QuestionSet<LookupField> = {
  fields: lookupFields,
  labels: lookupLabels,
  views: lookupViews,
  rows: [['last4', 'homeZip']],
}
