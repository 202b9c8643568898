// Every question that an application may be asked, for the longer wizard.
import { questions as signatureQuestion } from './signature-questions.tsx'
import { joinQuestions } from './join-questions.ts'
import { questions as loanQuestions } from './loan-questions.tsx'
import { leadQuestions } from './lead-questions.tsx'

export const allQuestions = joinQuestions(leadQuestions, loanQuestions, signatureQuestion)
