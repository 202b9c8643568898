// What the person changed against the sources and the model, and why: kept with the decision.
import { calcFields } from '#core/domain/offer-tool/calc-fields.ts'
import { decisionLetters } from '#core/domain/decision-letters.ts'
import type { ReactNode } from 'react'
import { GoesTo } from '../applications/goes-to.tsx'
import { linesOf } from './balances-table.tsx'
import { money } from './figures-text.ts'
import { Panel } from './panel.tsx'
import type { OpenedTool } from './tool-contract.ts'
import type { EditorState } from './use-editor.ts'
import { useToolWords, type ToolWords } from './words.ts'

interface Props {
  readonly state: EditorState
  readonly opened: OpenedTool
  readonly reason: string
  readonly onReason: (text: string) => void
  readonly wrong: string | undefined
}

type Row = readonly [name: string, before: string, after: string]

export function ChangesPanel({ state, opened, reason, onReason, wrong }: Props) {
  const t = useToolWords()
  const { set } = state
  const rows = rowsOf(state, t)
  return (
    <Panel title={t('yourChanges')} more={<span className="ot-faint">{t('keptWithDecision')}</span>}>
      <div className="ot-note">
        {rows.length === 0 && <p className="ot-faint">{t('noChanges')}</p>}
        {rows.length > 0 && (
          <dl className="ot-kv">
            {rows.map(([name, before, after]): ReactNode => [
              <dt key={`${name} name`}>{name}</dt>,
              <dd key={name} className="num">
                <s className="ot-faint">{before}</s> {after}
              </dd>,
            ])}
          </dl>
        )}
        <label htmlFor="ot-reason">{t('reason')}</label>
        <textarea
          id="ot-reason"
          className="ot-in"
          rows={2}
          maxLength={1000}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? 'ot-reason-wrong' : undefined}
          value={reason}
          onChange={({ target }) => onReason(target.value)}
        />
        {wrong && (
          <p className="ot-wrong" id="ot-reason-wrong" role="alert">
            {wrong}
          </p>
        )}
        {set.amount > 0 && (
          <GoesTo letters={decisionLetters('approved', set.amount, opened.requested)} at={opened.toldAt} />
        )}
      </div>
    </Panel>
  )
}

function rowsOf({ base, changes, set, own, editor }: EditorState, t: ToolWords): Row[] {
  const rows: Row[] = []
  if (editor.at === 'customize') {
    if (set.amount !== own.amount) rows.push([t('amount'), money(own.amount), money(set.amount)])
    if (set.term !== own.term)
      rows.push([t('term'), t('months', { count: own.term }), t('months', { count: set.term })])
    if (set.frequency !== own.frequency) rows.push([t('payments'), t(own.frequency), t(set.frequency)])
  }
  for (const { month, mg, adb, neds, deps } of changes.months ?? []) {
    const before = base.months.find((each) => each.month === month)
    if (mg !== undefined)
      rows.push([
        `${month}, ${t('revenue')}`,
        money(before && (before.trueRevenue ?? before.gross)),
        money(mg),
      ])
    if (adb !== undefined)
      rows.push([`${month}, ${t('adb')}`, money(before?.averageDailyBalance), money(adb)])
    if (neds !== undefined) rows.push([`${month}, ${t('neds')}`, plain(before?.negativeDays), plain(neds)])
    if (deps !== undefined) rows.push([`${month}, ${t('deps')}`, plain(before?.deposits), plain(deps)])
  }
  const sourced = new Map(calcFields(base, {}).map(({ name, value }) => [name, value]))
  for (const { name, value, source } of calcFields(base, changes))
    if (source === 'hand')
      rows.push([t(name === 'ficos' ? 'fico' : name), said(sourced.get(name) ?? null, t), said(value, t)])
  if (changes.balances) {
    const names = (lines: readonly { readonly lender: string; readonly amount: number }[]) =>
      lines.map(({ lender, amount }) => `${lender} ${money(amount)}`).join(', ') || '-'
    rows.push([t('balances'), names(linesOf({ base, changes: {} })), names(changes.balances)])
  }
  return rows
}

const plain = (value: number | undefined): string => (value === undefined ? '-' : String(value))

const said = (value: string | number | boolean | readonly number[] | null, t: ToolWords): string =>
  value === null ? '-' : typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value)
