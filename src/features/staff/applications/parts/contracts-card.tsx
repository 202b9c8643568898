// The contract of a chosen offer: who has signed and who has not, its files, and what can be done about it.
import { easternDay } from '#core/ground/eastern-day.ts'
import { useState } from 'react'
import { hrefTo } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { useLanguage } from '#ui/words.tsx'
import { calls } from '../../room/calls.ts'
import { Card } from '../../room/card.tsx'
import { Failure } from '../../room/failure.tsx'
import { dayName, When } from '../../room/formats.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import { answerText } from '../answer-text.ts'
import { downloadContract } from '../../paths.ts'
import type { ShownEnvelope } from '../envelope-contract.ts'
import type { ActionProps, PartProps } from '../part-props.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { useChange } from '../use-application.ts'

export function ContractsCard(props: PartProps) {
  const { application, say } = props
  const { id, contracts, rights } = application
  const t = useStaffWords()
  const [ending, setEnding] = useState<ShownEnvelope | null>(null)
  const make = useChange(
    id,
    () => calls.makeContractAnew({ id }),
    () => say(t('contractOrdered')),
  )
  if (!contracts.envelopes.length && !contracts.withheld.length && !contracts.canMake) return null
  const may = rights.includes('handle-contract')
  return (
    <Card title={t('contractTitle')}>
      {contracts.withheld.map((why) => (
        <p key={why}>{codeWord(t, 'withheldHelp', why)}</p>
      ))}
      {contracts.envelopes.map((envelope) => (
        <Envelope key={envelope.id} {...props} envelope={envelope} onEnd={may ? setEnding : null} />
      ))}
      {contracts.canMake && (
        <div className="actions">
          <Button look="line" busy={make.isPending && t('working')} onClick={() => make.mutate(undefined)}>
            {t('contractMake')}
          </Button>
        </div>
      )}
      <Failure failure={make.error} />
      {ending && <EndContract {...props} envelope={ending} onClose={() => setEnding(null)} />}
    </Card>
  )
}

interface EnvelopeProps extends PartProps {
  readonly envelope: ShownEnvelope
  /** Null for whoever may do nothing about it. */
  readonly onEnd: ((envelope: ShownEnvelope) => void) | null
}

function Envelope({ application: { id, opened, rights }, say, envelope, onEnd }: EnvelopeProps) {
  const t = useStaffWords()
  const language = useLanguage()
  const send = useChange(
    id,
    (signature: string) => calls.sendContractLink({ id, envelope: envelope.id, signature }),
    () => say(t('contractLinkSent')),
  )
  const file = (name: string) => hrefTo(downloadContract, { id, envelope: envelope.id, file: name })
  return (
    <section className="contract">
      <p>
        <span className={envelope.waits ? 'tag accent' : 'tag'}>
          {codeWord(t, 'envelope', envelope.state)}
        </span>{' '}
        <span className="xs muted">
          {envelope.endedAt ? (
            <When at={envelope.endedAt} />
          ) : (
            t('contractUntil', { date: dayName(easternDay(new Date(envelope.expiresAt)), language) })
          )}
        </span>
      </p>
      {envelope.outdated && <p className="small">{t('contractOutdated')}</p>}
      <ul className="plain">
        {envelope.signers.map((signer) => (
          <li key={signer.id}>
            <b>{signer.by}</b>{' '}
            {signer.role && <span className="muted small">{answerText('title', signer.role, language)}</span>}{' '}
            <span className="tag">{codeWord(t, 'signer', signer.next ? 'next' : signer.standing)}</span>
            {signer.at && (
              <span className="xs muted own-line">
                {codeWord(t, 'signer', signer.standing)} <When at={signer.at} />
              </span>
            )}
            {signer.why && <span className="small own-line">{codeWord(t, 'declineWhy', signer.why)}</span>}
            {signer.reason && <span className="small own-line">“{signer.reason}”</span>}
            {onEnd && (signer.next || envelope.sealed) && (
              <Button look="line" onClick={() => send.mutate(signer.id)}>
                {t(signer.next ? 'contractSendAgain' : 'contractSendCopy')}
                <span className="sr"> {signer.by}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Failure failure={send.error} />
      <div className="actions">
        {opened && rights.includes('open-document') && (
          <>
            <a className="btn line" href={file('paper.pdf')} download>
              {t('contractPaper')}
            </a>
            {envelope.sealed && (
              <a className="btn line" href={file('copy.pdf')} download>
                {t('contractCopy')}
              </a>
            )}
          </>
        )}
        {onEnd && envelope.waits && (
          <Button look="quiet" onClick={() => onEnd(envelope)}>
            {t('contractVoid')}
          </Button>
        )}
      </div>
    </section>
  )
}

function EndContract({ envelope, ...props }: ActionProps & { envelope: ShownEnvelope }) {
  const t = useStaffWords()
  const { id } = props.application
  return (
    <ReasonDialog
      {...props}
      fieldId="contract-reason"
      title={t('contractVoidTitle')}
      lede={t('contractVoidLede')}
      action={t('contractVoid')}
      send={(reason) => calls.voidContract({ id, envelope: envelope.id, reason })}
      done={t('contractVoided')}
    />
  )
}
