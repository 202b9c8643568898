// What happens next, said plainly for every stage. No sentence stands here that the facts of this application do not bear.
import { mayChoose } from '#core/domain/lead-stage.ts'
import { isModelled, products } from '#core/codes/products.ts'
import { isApplicantsToDo } from '#core/domain/still-asked.ts'
import type { MoneyCourse } from '#core/domain/money-course.ts'
import { disclosureNamed } from '#core/domain/disclosure-states.ts'
import { en } from '#core/words/offering/en.ts'
import { es } from '#core/words/offering/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import type { Deps } from '#platform/deps.ts'
import { hasWithdrawn } from '#platform/store/consents.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { readAsked } from '../still-asked/read-asked.server.ts'
import { longDate } from './deal-figures.ts'
import type { Doing } from './doing.server.ts'
import { readMoney } from './money.server.ts'

/** These say something else to whoever gets papers by post. */
const byPost = ['offered', 'offer-chosen', 'declined', 'not-qualified'] as const
const isByPost = (stage: string): stage is (typeof byPost)[number] =>
  (byPost as readonly string[]).includes(stage)

interface Facts {
  readonly doing: Doing | 'stopped'
  /** Nothing is asked of the applicant themselves. */
  readonly nothingAsked: boolean
  /** A bank that was connected asks its owner to log in again. */
  readonly bankLogin: boolean
  /** They withdrew from electronic records: notices and contracts go to them by post. */
  readonly onPaper: boolean
  /** Null before everybody has signed. */
  readonly money: MoneyCourse | null
}

function nextStep(
  lead: Pick<LeadRow, 'stage' | 'answers'>,
  { doing, nothingAsked, bankLogin, onPaper, money }: Facts,
  language: Language,
): string {
  const words = pick({ en, es }, language)
  const { stage, answers } = lead
  const nothing = (text: string) => (nothingAsked ? `${text} ${words['next.nothing']}` : text)
  if (doing === 'owners-others') return nothing(words['next.owners-others'])
  if (doing) return words[`next.${doing}`]
  if (stage === 'bank-needed' && bankLogin) return words['next.bank-login']
  if (money && money.state !== 'checks')
    return fill(words[`next.money-${money.state}`], { date: longDate(money.on, language) })
  if (stage === 'in-review' && !isModelled(answers.product)) {
    const choice = products.find(({ value }) => value === answers.product)
    const product = choice?.[language] ?? String(answers.product ?? '')
    return nothing(fill(words['next.representative'], { product }))
  }
  if (stage === 'in-review') return nothing(words['next.in-review'])
  const next = onPaper && isByPost(stage) ? words[`next.${stage}.post`] : words[`next.${stage}`]
  const law = mayChoose(stage) ? disclosureNamed(answers.businessState ?? answers.homeState ?? '') : null
  return law ? `${next} ${fill(words['next.disclosure'], law)}` : next
}

/** The same with the facts as they stand now. */
export async function tellNext(
  deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'log' | 'policy'>,
  lead: LeadRow,
  doing: Doing | 'stopped',
  language: Language,
): Promise<string> {
  const asked = await readAsked(deps, lead)
  const onPaper = await hasWithdrawn(deps.db, lead.id, 'e-sign')
  // What others give by a link of their own is nothing to do for the applicant.
  const nothingAsked = !asked.some(isApplicantsToDo)
  const bankLogin = asked.some((each) => each.kind === 'bank' && each.why === 'login')
  return nextStep(
    lead,
    { doing, nothingAsked, bankLogin, onPaper, money: await readMoney(deps, lead) },
    language,
  )
}
