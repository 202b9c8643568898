// The open tool: its head, three columns, the bar of actions, the keys, and the dialog of sources that comes first.
import { useEffect, useRef, useState } from 'react'
import type { CallFailure } from '#ui/api.ts'
import type { ChosenSources } from '#core/domain/offer-tool/data-sources.ts'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage } from '#ui/words.tsx'
import { constraintText } from '#core/words/offer-tool/constraint-text.ts'
import { isReasonGiven } from '../applications/reason-given.ts'
import { UndoNotice } from '../applications/undo-notice.tsx'
import { calls, fieldMessage, isDecidedMeanwhile } from '../room/calls.ts'
import { ActionBar } from './action-bar.tsx'
import { ChangesPanel } from './changes-panel.tsx'
import { Customize } from './customize.tsx'
import { usd } from './figures-text.ts'
import { InputsPanel } from './inputs-panel.tsx'
import { LivePanel } from './live-panel.tsx'
import type { OfferToolProps } from './offer-tool-props.ts'
import { PositionCards, PositionSwitch } from './position-cards.tsx'
import { Simulation } from './simulation.tsx'
import { SourcesDialog } from './sources-dialog.tsx'
import { SourcesPanel } from './sources-panel.tsx'
import { TermTable } from './term-table.tsx'
import type { OpenedTool } from './tool-contract.ts'
import { useEditor } from './use-editor.ts'
import { useGoingOut } from './use-going-out.ts'
import { useToolKeys } from './use-tool-keys.ts'
import { WhyPanel, type WhyOf } from './why-panel.tsx'
import { useToolWords, type ToolWords } from './words.ts'

interface Props extends OfferToolProps {
  readonly opened: OpenedTool
  /** Why the inputs could not be loaded again. */
  readonly failure: CallFailure | null
  readonly load: (chosen?: ChosenSources) => Promise<boolean>
}

const sameSources = (a: ChosenSources, b: ChosenSources): boolean =>
  a.file === b.file && a.fico === b.fico && [...a.accounts].sort().join() === [...b.accounts].sort().join()

export function ToolEditor({ applicationId, opened, failure, load, onClose, onDecided, onDecline }: Props) {
  const t = useToolWords()
  const language = useLanguage()
  const state = useEditor(opened)
  const { editor, move, set, own, changes } = state
  const [why, setWhy] = useState<WhyOf>('grade')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<{ amount?: string; reason?: string }>({})
  const [sent, setSent] = useState<{ busy?: boolean; failure?: CallFailure; done?: 'offered' | 'proposed' }>(
    {},
  )
  const [said, setSaid] = useState('')
  const out = useGoingOut(opened, load, (what) => {
    if (what === 'undone') setSent({})
    setSaid(t(what))
  })
  const isEditing = editor.at === 'customize' && editor.mode === 'edit'
  const amountBox = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isEditing) amountBox.current?.focus()
  }, [isEditing])
  useEffect(() => {
    if (editor.at === 'closed') onClose()
  }, [editor.at, onClose])

  const commit = async () => {
    if (!isEditing || sent.busy) return
    const found = {
      ...(state.isWithin
        ? {}
        : { amount: constraintText(opened.policy.limits.minimumAmount, state.maximum, set.term, language) }),
      ...(isReasonGiven(reason) ? {} : { reason: t('reasonMissing') }),
    }
    setWrong(found)
    if (found.amount) return amountBox.current?.focus()
    if (found.reason) return document.getElementById('ot-reason')?.focus()
    setSent({ busy: true })
    const { position, term, frequency, amount } = set
    const { chosen, seen } = opened
    try {
      // The server takes them from the sources again and works them out itself.
      const offer = {
        chosen,
        changes: JSON.parse(JSON.stringify(changes)) as object,
        position,
        term,
        frequency,
        policy: opened.policy.version,
      }
      const { proposed, goesOut } = await calls.override({
        id: applicationId,
        seen,
        outcome: 'approved',
        amount,
        offer,
        reason,
      })
      setSent({ done: proposed ? 'proposed' : 'offered' })
      if (proposed) setSaid(t('doneProposed', { days: opened.policy.authority.proposalDays }))
      else if (!goesOut) setSaid(t('doneOffered'))
      out.begin(goesOut)
      move({ move: 'commit' })
      onDecided?.()
      await load(chosen)
    } catch (error) {
      const why = error as CallFailure
      setSent({ failure: why })
      setWrong({ amount: fieldMessage(why, 'amount'), reason: fieldMessage(why, 'reason') })
    }
  }
  const cancel = () => {
    setWrong({})
    if (why !== 'grade') setWhy('grade')
    else move({ move: 'cancel' })
  }
  const revert = () => {
    if (!isEditing) return
    setWrong({})
    setSaid(t('reverted'))
    move({ move: 'revert', to: own })
  }
  useToolKeys({ commit: () => void commit(), cancel, revert })

  const atSources = editor.at === 'sources'
  const chooseSources = async (chosen: ChosenSources) => {
    const isSame = sameSources(chosen, opened.chosen)
    if (!isSame && !(await load(chosen))) return
    if (!isSame) state.setChanges({})
    move({ move: 'continue', position: state.answer.decision.position })
  }
  const reopen = async (committed: NonNullable<OpenedTool['committed']>) => {
    if (!sameSources(committed.chosen, opened.chosen) && !(await load(committed.chosen))) return
    state.setChanges(committed.changes)
    move({ move: 'reopen', set: committed.set })
  }
  const { decision } = state.answer
  const failed = sent.failure
  const outdated = failed && outdatedBy(failed, t)
  return (
    <main className="ot" id="staff-main" tabIndex={-1}>
      <div className="ot-ctx">
        <div>
          <button type="button" className="ot-crumb" onClick={onClose}>
            ‹ {opened.name || t('back')}
          </button>
          <h1>{t('title')}</h1>
        </div>
        <span className="tag">
          {decision.grade} · {decision.score}
        </span>
        <span className="ot-faint">
          {[
            opened.requested !== null && t('asked', { amount: usd(opened.requested) }),
            opened.state,
            t('policy', { version: opened.policy.version }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="ot-grow" />
        <span className="ot-faint" role="status">
          {state.isSettling ? t('computing') : t('computed')}
        </span>
        <PositionSwitch state={state} />
      </div>
      {!opened.canApprove && <Notice kind="info" title={t('notNow')} />}
      {opened.dropsChoice && <Notice kind="info" title={t('dropsChoice')} />}
      {out.going && (
        <UndoNotice
          applicationId={applicationId}
          goesOut={out.going}
          what={t('committedNow')}
          isOwn
          onUndone={out.undone}
          onOver={out.over}
        />
      )}
      {said && <Notice kind="ok" live title={said} onDismiss={() => setSaid('')} />}
      {outdated && (
        <Notice
          kind="danger"
          live
          title={outdated}
          actions={
            <button
              type="button"
              className="btn line"
              onClick={() => void load(opened.chosen).then(() => setSent({}))}
            >
              {t('reload')}
            </button>
          }
        />
      )}
      <div className="ot-main">
        <div className="ot-left">
          <SourcesPanel opened={opened} onChange={() => move({ move: 'sources' })} />
          <InputsPanel state={state} opened={opened} />
        </div>
        <div className="ot-middle">
          <PositionCards state={state} />
          <Customize
            state={state}
            policy={opened.policy}
            amountBox={amountBox}
            wrong={wrong.amount}
            done={sent.done}
          />
          <TermTable state={state} policy={opened.policy} me={opened.me} />
          <Simulation fan={state.fan} />
        </div>
        <div className="ot-right">
          <LivePanel state={state} opened={opened} why={why} onWhy={setWhy} />
          <WhyPanel state={state} policy={opened.policy} why={why} onWhy={setWhy} />
          <ChangesPanel
            state={state}
            opened={opened}
            reason={reason}
            onReason={setReason}
            wrong={wrong.reason}
          />
        </div>
      </div>
      <ActionBar
        state={state}
        opened={opened}
        busy={sent.busy === true}
        failure={failed && !outdated && !wrong.amount && !wrong.reason ? failed : null}
        onCommit={() => void commit()}
        onCancel={cancel}
        onRevert={revert}
        onDecline={onDecline}
      />
      {atSources && (
        <SourcesDialog
          opened={opened}
          failure={failure}
          onContinue={chooseSources}
          onReopen={reopen}
          onCancel={() => move({ move: 'continue', position: state.answer.decision.position })}
        />
      )}
    </main>
  )
}

/** What changed since the tool was opened, so that it must be loaded again; null for other failures. */
function outdatedBy(failure: CallFailure, t: ToolWords): string | null {
  if (failure.kind !== 'problem') return null
  if (failure.code === 'policy-changed') return t('policyChanged', { version: String(failure.extra.policy) })
  if (!isDecidedMeanwhile(failure)) return null
  return t('decidedMeanwhile', { name: String(failure.extra.by ?? '') || t('theModel') })
}
