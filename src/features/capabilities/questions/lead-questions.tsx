// The questions of the newer wizard, every subject at once: its pages behind the first follow one another.
import { industryInName } from '#core/domain/industry-in-name.ts'
import { addressQuestions } from './address-questions.tsx'
import { businessNameQuestion } from './business-name-questions.tsx'
import { businessQuestions } from './business-questions.tsx'
import { contactQuestions } from './contact-questions.tsx'
import { goalQuestions } from './goal-questions.tsx'
import { identityQuestions } from './identity-questions.tsx'
import { industryQuestion } from './industry-questions.tsx'
import { joinQuestions } from './join-questions.ts'
import { creditReportQuestion } from './credit-report-questions.tsx'
import { ownerQuestions } from './owner-questions.tsx'
import '#ui/screens.css'

export const leadQuestions = joinQuestions(
  contactQuestions,
  businessNameQuestion(industryInName),
  businessQuestions,
  industryQuestion,
  goalQuestions,
  ownerQuestions,
  creditReportQuestion,
  identityQuestions,
  addressQuestions,
)
