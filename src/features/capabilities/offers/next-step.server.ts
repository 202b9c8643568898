// What happens next, said plainly for every stage. No sentence stands here that the facts of this application do not bear.
import { mayChoose } from '#core/domain/lead-stage.ts'
import { isModelled, products } from '#core/codes/products.ts'
import { isApplicantsToDo, type StillAsked } from '#core/domain/still-asked.ts'
import type { MoneyCourse } from '#core/domain/money-course.ts'
import { disclosureNamed } from '#core/domain/disclosure-states.ts'
import { en } from '#core/words/offering/en.ts'
import { es } from '#core/words/offering/es.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import type { Deps } from '#platform/deps.ts'
import { hasWithdrawn } from '#platform/store/consents.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { noticeOfDecline } from '#platform/store/messages.ts'
import { readAsked } from '../still-asked/read-asked.server.ts'
import { tellStatements } from '../still-asked/tell-statements.ts'
import { longDate } from './deal-figures.ts'
import type { Doing } from './doing.server.ts'
import { readMoney } from './money.server.ts'

/** These say something else to whoever gets papers by post. */
const byPost = ['offered', 'offer-chosen', 'declined', 'not-qualified'] as const
const isByPost = (stage: string): stage is (typeof byPost)[number] =>
  (byPost as readonly string[]).includes(stage)

/** Where it is said: a page never leads to itself. */
type Place = 'portal' | 'elsewhere'

interface Facts {
  readonly place: Place
  /** How the notice of a decline went; null while none did. */
  readonly notice: 'sent' | 'returned' | null
  readonly doing: Doing | 'stopped'
  /** Nothing is asked of the applicant themselves. */
  readonly nothingAsked: boolean
  /** What is asked of the bank; null where nothing is. */
  readonly bank: Extract<StillAsked, { kind: 'bank' }> | null
  /** They withdrew from electronic records: notices and contracts go to them by post. */
  readonly onPaper: boolean
  /** Null before everybody has signed. */
  readonly money: MoneyCourse | null
}

function nextStep(
  lead: Pick<LeadRow, 'stage' | 'answers'>,
  { place, notice, doing, nothingAsked, bank, onPaper, money }: Facts,
  language: Language,
): string {
  const words = pick({ en, es }, language)
  const { stage, answers } = lead
  const nothing = (text: string) => (nothingAsked ? `${text} ${words['next.nothing']}` : text)
  if (doing === 'owners-others') return nothing(words['next.owners-others'])
  const inPortal = place === 'portal' ? '.portal' : ''
  if (doing === 'owners' || doing === 'account') return words[`next.${doing}${inPortal}`]
  if (doing) return words[`next.${doing}`]
  if (notice === 'returned') return words[`next.returned${inPortal}`]
  if (notice && (stage === 'declined' || stage === 'not-qualified'))
    return words[`next.${stage}.sent${inPortal}`]
  if (stage === 'bank-needed' && bank?.why === 'login') return words['next.bank-login']
  if (stage === 'bank-needed' && bank?.why === 'statements')
    return fill(words['next.bank-statements'], { told: tellStatements(bank, language) })
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
  place: Place = 'elsewhere',
): Promise<string> {
  const asked = await readAsked(deps, lead)
  const onPaper = await hasWithdrawn(deps.db, lead.id, 'e-sign')
  // What others give by a link of their own is nothing to do for the applicant.
  const nothingAsked = !asked.some(isApplicantsToDo)
  const bank = asked.find((each) => each.kind === 'bank') ?? null
  // Whoever gets papers by post is told of the post.
  const isNo = lead.stage === 'declined' || lead.stage === 'not-qualified'
  const notice = isNo && !onPaper ? await noticeOfDecline(deps.db, lead.id) : null
  const money = await readMoney(deps, lead)
  return nextStep(lead, { place, notice, doing, nothingAsked, bank, onPaper, money }, language)
}
