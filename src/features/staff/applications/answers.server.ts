// What was answered, by section: plain answers as their inputs show them, encrypted ones masked.
import { leadFields, type AnswerValue, type FieldId } from '#core/contract/lead-fields.ts'
import type { KeyRing } from '#platform/keys.ts'
import { secretPlace } from '#platform/store/lead-secrets.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { answerTable, sections, type Section } from './answer-table.ts'
import type { Application } from './application-contract.ts'

export const answersOf = (keys: KeyRing, lead: LeadRow): Application['answers'] =>
  sections.map((section) => ({
    section,
    answers: fieldsOf(section).flatMap((field): { field: string; text?: string; mask?: string }[] => {
      const kind = leadFields[field].kind
      const sealed = lead.secrets[field]
      if (sealed) return [{ field, mask: kind.mask?.(openAnswer(keys, lead.id, field, sealed)) ?? '•••' }]
      const value: AnswerValue | undefined = lead.answers[field]
      return value === undefined ? [] : [{ field, text: kind.show(value) }]
    }),
  }))

const fieldsOf = (section: Section): FieldId[] =>
  (Object.keys(answerTable) as FieldId[]).filter((field) => answerTable[field][0] === section)

export const openAnswer = (keys: KeyRing, leadId: string, field: FieldId, sealed: string): string =>
  keys.open(sealed, secretPlace(field, leadId))
