// What was answered, by section: plain answers as their inputs show them, encrypted ones masked.
import { leadFields, type AnswerValue, type FieldId } from '#core/contract/lead-fields.ts'
import type { Deps } from '#platform/deps.ts'
import { openSecret } from '#platform/store/lead-secrets.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { answerTable, sections, type Section } from './answer-table.ts'
import type { Application } from './application-contract.ts'

type Answer = Application['answers'][number]['answers'][number]

export const answersOf = (deps: Pick<Deps, 'keys' | 'log'>, lead: LeadRow): Application['answers'] =>
  sections.map((section) => ({
    section,
    answers: fieldsOf(section).flatMap((field): Answer[] => {
      const kind = leadFields[field].kind
      const sealed = lead.secrets[field]
      if (sealed) {
        const value = openSecret(deps, lead.id, field, sealed)
        return [value === null ? { field, unreadable: true } : { field, mask: kind.mask?.(value) ?? '•••' }]
      }
      const value: AnswerValue | undefined = lead.answers[field]
      return value === undefined ? [] : [{ field, text: kind.show(value) }]
    }),
  }))

const fieldsOf = (section: Section): FieldId[] =>
  (Object.keys(answerTable) as FieldId[]).filter((field) => answerTable[field][0] === section)
