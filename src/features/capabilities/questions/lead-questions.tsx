// The questions of the newer wizard, every subject at once: its pages behind the first follow one another.
import { industryInName } from '#core/domain/industry-in-name.ts'
import { questions as addressQuestions } from './address-questions.tsx'
import { businessNameQuestion } from './business-name-questions.tsx'
import { questions as businessQuestions } from './business-questions.tsx'
import { questions as contactQuestions } from './contact-questions.tsx'
import { questions as goalQuestions } from './goal-questions.tsx'
import { questions as identityQuestions } from './identity-questions.tsx'
import { industryQuestion } from './industry-questions.tsx'
import { joinQuestions } from './join-questions.ts'
import { questions as creditReportQuestion } from './credit-report-questions.tsx'
import { questions as ownerQuestions } from './owner-questions.tsx'
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
