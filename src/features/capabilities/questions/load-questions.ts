// The questions of a link's form: those about the subjects that it asks about are fetched, and no others.
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { Language } from '#core/words/words.ts'
import type { QuestionSet } from '#ui/form-step.tsx'
import type { SubjectQuestions } from './join-questions.ts'

/** The list of industries is fetched once there is a name; a name tells none where a broken line keeps the list away. */
const tellsLater = async (name: string, language: Language) => {
  const tells = await import('#core/domain/industry-in-name.ts').catch(() => null)
  return tells && tells.industryInName(name, language)
}

/** Each file is named by its whole module: one name of it would be unwrapped beside every one of them. */
const subjects = {
  request: () => import('./request-questions.tsx'),
  person: () => import('./person-questions.tsx'),
  contact: () => import('./contact-questions.tsx'),
  'business-name': async () => ({
    questions: (await import('./business-name-questions.tsx')).businessNameQuestion(tellsLater),
  }),
  business: () => import('./business-questions.tsx'),
  industry: () => import('./industry-later.tsx'),
  goal: () => import('./goal-questions.tsx'),
  owner: () => import('./owner-questions.tsx'),
  'credit-report': () => import('./credit-report-questions.tsx'),
  identity: () => import('./identity-questions.tsx'),
  address: () => import('./address-questions.tsx'),
  loan: () => import('./loan-questions.tsx'),
  signature: () => import('./signature-questions.tsx'),
} satisfies Readonly<Record<string, () => Promise<{ readonly questions: SubjectQuestions }>>>

type Subject = keyof typeof subjects

/** A question whose answer shows another one is of the same subject. */
const subjectOf: Readonly<Record<FieldId, Subject>> = {
  product: 'request',
  requestedAmount: 'request',
  monthlySales: 'request',
  firstName: 'person',
  lastName: 'person',
  oneName: 'person',
  ownName: 'person',
  email: 'contact',
  cellPhone: 'contact',
  smsConsent: 'contact',
  businessName: 'business-name',
  ownBusinessName: 'business-name',
  yearsInBusiness: 'business',
  startMonth: 'business',
  startYear: 'business',
  classification: 'business',
  generalIndustry: 'industry',
  industry: 'industry',
  interest: 'goal',
  fundsNeeded: 'goal',
  mostImportant: 'goal',
  referral: 'goal',
  otherReferrer: 'goal',
  creditBand: 'owner',
  title: 'owner',
  ownership: 'owner',
  creditReport: 'credit-report',
  ein: 'identity',
  ssn: 'identity',
  dateOfBirth: 'identity',
  homeAddress: 'address',
  homeAddress2: 'address',
  homeCity: 'address',
  homeState: 'address',
  homeZip: 'address',
  businessAddress: 'address',
  businessAddress2: 'address',
  businessCity: 'address',
  businessState: 'address',
  businessZip: 'address',
  businessPhone: 'address',
  homeBased: 'address',
  businessDescription: 'loan',
  loanUses: 'loan',
  contactMethod: 'loan',
  website: 'loan',
  signature: 'signature',
  signatureVariant: 'signature',
}

/** The subjects of these fields, each once. */
export const subjectsOf = (fields: readonly FieldId[]): Subject[] => [
  ...new Set(fields.map((field) => subjectOf[field])),
]

/** Where a form gets its questions from. */
export interface QuestionSource {
  readonly subjectsOf: (fields: readonly FieldId[]) => readonly string[]
  /** Rejects when a file does not come. */
  readonly load: (fields: readonly FieldId[]) => Promise<QuestionSet<FieldId>>
}

/** Those of an application, as the wizard asks them. */
export const questionSource: QuestionSource = { subjectsOf, load: loadQuestions }

async function loadQuestions(fields: readonly FieldId[]): Promise<QuestionSet<FieldId>> {
  const [{ joinQuestions }, ...asked] = await Promise.all([
    import('./join-questions.ts'),
    ...subjectsOf(fields).map((subject) => subjects[subject]()),
  ])
  return joinQuestions(...asked.map(({ questions }) => questions))
}
