// A proposal that awaits a second person, above the parts of the application: what was proposed, until when, and the yes or no.
import { useState } from 'react'
import { decisionLetters } from '#core/domain/decision-letters.ts'
import { formatUsd } from '#core/ground/money.ts'
import { Button } from '#ui/frame/button.tsx'
import { useLanguage } from '#ui/words.tsx'
import { calls } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { shortTime } from '../room/formats.tsx'
import { useStaffWords } from '../room/words.ts'
import type { ShownDecision } from './decision-contract.ts'
import { GoesTo } from './goes-to.tsx'
import { NotSecond } from './not-second.tsx'
import type { PartProps } from './part-props.ts'
import { Deals } from './parts/decision-figures.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { useChange } from './use-application.ts'

type Props = Pick<PartProps, 'application' | 'say'>

export function OpenProposal(props: Props) {
  const proposal = props.application.decisions.find((each) => each.proposal === 'open')
  return proposal ? <Shown {...props} proposal={proposal} /> : null
}

function Shown({ application, say, proposal }: Props & { proposal: ShownDecision }) {
  const t = useStaffWords()
  const language = useLanguage()
  const [ending, setEnding] = useState(false)
  const { id } = application
  const why = proposal.whyNotSecond
  const isOwn = why?.why === 'own'
  const approve = useChange(
    id,
    () => calls.approveProposal({ id, decision: proposal.id }),
    ({ goesOut }) => {
      if (!goesOut) say(t('proposalApproved'))
    },
  )
  return (
    <section className="chosen-offer" aria-labelledby="open-proposal">
      <h2 id="open-proposal">{t('proposalTitle')}</h2>
      <p>
        {t('proposalAwaits', {
          name: proposal.by ?? '-',
          amount: proposal.amount === null ? '-' : formatUsd(proposal.amount, { cents: false }),
          date: proposal.lapsesAt ? shortTime(proposal.lapsesAt, new Date(), language) : '-',
        })}
        <span className="own-line small muted">“{proposal.reason}”</span>
      </p>
      <ProposedFrom from={application.proposedFrom} />
      <Deals decision={proposal} />
      {why && (
        <p className="small">
          <NotSecond why={why} proposer={proposal.by ?? '-'} />
        </p>
      )}
      {!why && (
        <GoesTo
          letters={decisionLetters(
            'approved',
            Math.max(0, ...proposal.deals.map(({ amount }) => amount)),
            application.requestedAmount,
          )}
          at={application.toldAt}
        />
      )}
      {application.rights.includes('decide') && (
        <div className="actions">
          {!why && (
            <Button busy={approve.isPending && t('working')} onClick={() => approve.mutate(undefined)}>
              {t('approveProposal')}
            </Button>
          )}
          <Button look="line" onClick={() => setEnding(true)}>
            {t(isOwn ? 'takeProposalBack' : 'refuseProposal')}
          </Button>
          <Failure failure={approve.error} />
        </div>
      )}
      {ending && <EndProposal {...{ application, say, proposal }} onClose={() => setEnding(false)} />}
    </section>
  )
}

/** Whoever approves sees from where it was proposed: the same place may be the same person. */
function ProposedFrom({ from }: { from: Props['application']['proposedFrom'] }) {
  const t = useStaffWords()
  const language = useLanguage()
  if (!from) return null
  const values = {
    device: from.device || t('deviceUnknown'),
    network: from.network ?? '-',
    date: shortTime(from.at, new Date(), language),
  }
  return (
    <>
      <p className="small muted">{t('proposedFrom', values)}</p>
      {from.sameNetwork && from.sameDevice && <p className="small beyond">{t('proposedFromHere')}</p>}
    </>
  )
}

function EndProposal({ proposal, ...props }: Props & { proposal: ShownDecision; onClose: () => void }) {
  const t = useStaffWords()
  const { id } = props.application
  return (
    <ReasonDialog
      {...props}
      fieldId="proposal-reason"
      title={t('refuseProposalTitle')}
      lede={t('refuseProposalLede')}
      action={t(proposal.whyNotSecond?.why === 'own' ? 'takeProposalBack' : 'refuseProposal')}
      send={(reason) => calls.refuseProposal({ id, decision: proposal.id, reason })}
      done={t('proposalEnded')}
    />
  )
}
