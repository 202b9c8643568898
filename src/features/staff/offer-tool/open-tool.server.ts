// Opens the tool on one application: sources, the inputs of the chosen ones, the policy, and who would have to be the second person.
import type { Answer } from '#core/contract/refusals.ts'
import {
  firstChoice,
  knownChoice,
  type ChosenSources,
  type OfferedSources,
} from '#core/domain/offer-tool/data-sources.ts'
import type { ToolRecord } from '#core/domain/offer-tool/tool-record.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { openDecision } from '#platform/store/decision-basis.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { addEvent } from '#platform/store/events.ts'
import { chosenOffer } from '#platform/store/lead-page.ts'
import { openedLeadFor } from '../applications/open-file.server.ts'
import { toldAt } from '../applications/told.server.ts'
import { mayBecome } from '../applications/put-in-effect.server.ts'
import { byStaff, type LoggedIn } from '../login/session.server.ts'
import { secondPersons } from '../people/second-persons.server.ts'
import { baseOf, offeredSources } from './sources.server.ts'
import type { OpenedTool, OpenTool } from './tool-contract.ts'

export async function openTool(
  deps: Deps,
  staff: LoggedIn,
  { id, chosen: asked }: OpenTool,
  call: Call,
): Promise<Answer<OpenedTool>> {
  const found = await openedLeadFor(deps, staff, id, 'decide')
  if (!found.ok) return found
  const lead = found.value
  // Logged before it is shown.
  await addEvent(deps.db, { leadId: id, kind: 'bank-viewed', ...byStaff(staff, call) }, deps.clock())
  const offered = await offeredSources(deps, lead)
  if (!offered.ok) return offered
  const chosen = asked ? knownChoice(offered.value, asked) : firstChoice(offered.value)
  const base = await baseOf(deps, lead, offered.value, chosen)
  if (!base.ok) return base
  const { accounts, files, ficos } = offered.value
  const { answers } = lead
  const seconds = await secondPersons(deps.db, deps.policy.authority.secondApprovers, deps.clock())
  const inEffect = await currentDecision(deps.db, id)
  const standing = inEffect && openDecision(deps.keys, inEffect)
  return ok({
    seen: standing?.id ?? null,
    name: answers.businessName ?? '',
    requested: answers.requestedAmount ?? null,
    state: answers.businessState ?? answers.homeState ?? null,
    canApprove: mayBecome(lead.stage, 'offered'),
    dropsChoice: (await chosenOffer(deps.db, id))?.kind === 'deal',
    today: easternDay(deps.clock()),
    offered: {
      accounts: [...accounts],
      files: [...files],
      ficos: ficos.map(({ src, scores }) => ({ src, scores: scores.map(({ score }) => score) })),
    },
    chosen: openChoice(chosen),
    committed: standing?.tool ? committedOf(standing.at, standing.tool, offered.value) : null,
    inputs: base.value.inputs,
    policy: deps.policy,
    me: { role: staff.role, keyAmount: staff.keyAmount },
    toldAt: await toldAt(deps, lead),
    ...seconds.among(staff.id),
  })
}

const openChoice = ({ accounts, file, fico }: ChosenSources) => ({ accounts: [...accounts], file, fico })

/** As it was set; sources that are not there any more fall away. */
function committedOf(
  at: Date,
  { chosen, changes, set, model }: ToolRecord,
  offered: OfferedSources,
): OpenedTool['committed'] {
  const { amount, term, frequency } = set
  return {
    at: at.toISOString(),
    chosen: openChoice(knownChoice(offered, chosen)),
    changes,
    set: { position: model.position, amount, term, frequency },
  }
}
