// The inputs of the model: six months, the fields with their sources, other lenders' balances. Everything can be said by hand.
import { toolMonths, TOOL_MONTHS, type MonthChange } from '#core/domain/offer-tool/tool-changes.ts'
import { addMonths, monthOf } from '#core/ground/dates.ts'
import type { ModelMonth } from '#core/domain/underwriting.ts'
import { BalancesTable } from './balances-table.tsx'
import { FieldsForm } from './fields-form.tsx'
import { centsTyped, money, wholeTyped } from './figures-text.ts'
import { Panel } from './panel.tsx'
import { TypedCell } from './typed-cell.tsx'
import type { OpenedTool } from './tool-contract.ts'
import type { EditorState } from './use-editor.ts'
import { useToolWords } from './words.ts'

interface Props {
  readonly state: EditorState
  readonly opened: OpenedTool
}

export function InputsPanel({ state, opened }: Props) {
  const t = useToolWords()
  const shown = toolMonths(state.inputs)
  const counting = shown.filter(({ gross }) => gross > 0)
  const names = monthNames(shown, state.changes.months ?? [], opened.today)
  const mean = (of: (month: ModelMonth) => number) =>
    counting.length ? counting.reduce((sum, month) => sum + of(month), 0) / counting.length : null
  const revenue = mean(({ trueRevenue, gross }) => trueRevenue ?? gross)
  const adb = mean(({ averageDailyBalance }) => averageDailyBalance)
  const neds = mean(({ negativeDays }) => negativeDays)
  const deps = mean(({ deposits }) => deposits)
  return (
    <Panel title={t('inputs')} note={t('monthsCount', { count: counting.length, all: TOOL_MONTHS })}>
      <table className="ot-months six">
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            <th scope="col" className="num">
              {t('revenue')}
            </th>
            <th scope="col" className="num">
              {t('adb')}
            </th>
            <th scope="col" className="num">
              {t('neds')}
            </th>
            <th scope="col" className="num">
              {t('deps')}
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, at) => (
            <MonthRow key={name} name={name} state={state} first={at === 0} />
          ))}
          <tr className="sum">
            <th scope="row">{t('average')}</th>
            <td className="num">{money(revenue === null ? null : Math.round(revenue))}</td>
            <td className="num">{money(adb === null ? null : Math.round(adb))}</td>
            <td className="num">{neds === null ? '-' : neds.toFixed(1)}</td>
            <td className="num">{deps === null ? '-' : Math.round(deps)}</td>
          </tr>
        </tbody>
      </table>
      {names.length > shown.length && <p className="ot-note ot-faint">{t('monthIncomplete')}</p>}
      <FieldsForm state={state} policy={opened.policy} />
      <BalancesTable state={state} />
    </Panel>
  )
}

/** Newest first: the source's, those that were typed, and before them as many as make six. */
function monthNames(shown: readonly ModelMonth[], typed: readonly MonthChange[], today: string): string[] {
  const names = new Set([...shown.map(({ month }) => month), ...typed.map(({ month }) => month)])
  for (let back = 1; names.size < TOOL_MONTHS; back++) names.add(addMonths(monthOf(today), -back))
  return [...names].sort((a, b) => b.localeCompare(a)).slice(0, TOOL_MONTHS)
}

function MonthRow({ name, state, first }: { name: string; state: EditorState; first: boolean }) {
  const t = useToolWords()
  const { inputs, changes, change, forget } = state
  const month = inputs.months.find((each) => each.month === name)
  const typed = changes.months?.find((each) => each.month === name)
  const set = (field: 'mg' | 'adb' | 'neds' | 'deps', value: number | null, text: string): boolean => {
    if (value === null && text.trim() !== '') return false
    const others = (changes.months ?? []).filter((each) => each.month !== name)
    const { [field]: _before, ...rest } = typed ?? { month: name }
    const after = value === null ? rest : { ...rest, [field]: value }
    const months = Object.keys(after).length > 1 ? [...others, { ...after, month: name }] : others
    if (months.length) change({ months })
    else forget('months')
    return true
  }
  const revenue = typed?.mg ?? month?.trueRevenue ?? month?.gross
  const balance = typed?.adb ?? month?.averageDailyBalance
  const negative = typed?.neds ?? month?.negativeDays
  const deposits = typed?.deps ?? month?.deposits
  const cents = (value: number | undefined) => (value === undefined ? '' : money(value))
  const plain = (value: number | undefined) => (value === undefined ? '' : String(value))
  const values = { month: name }
  return (
    <tr className={month && month.gross > 0 ? undefined : 'quiet'}>
      <th scope="row">{name}</th>
      <td>
        <TypedCell
          id={first ? 'ot-inputs' : undefined}
          label={t('revenueOf', values)}
          shown={cents(revenue)}
          byHand={typed?.mg !== undefined}
          onType={(text) => set('mg', positive(centsTyped(text)), text)}
        />
      </td>
      <td>
        <TypedCell
          label={t('adbOf', values)}
          shown={cents(balance)}
          byHand={typed?.adb !== undefined}
          onType={(text) => set('adb', centsTyped(text), text)}
        />
      </td>
      <td>
        <TypedCell
          whole
          label={t('nedsOf', values)}
          shown={plain(negative)}
          byHand={typed?.neds !== undefined}
          onType={(text) => set('neds', wholeTyped(text, 31), text)}
        />
      </td>
      <td>
        <TypedCell
          whole
          label={t('depsOf', values)}
          shown={plain(deposits)}
          byHand={typed?.deps !== undefined}
          onType={(text) => set('deps', wholeTyped(text, 100_000), text)}
        />
      </td>
    </tr>
  )
}

const positive = (cents: number | null): number | null => (cents !== null && cents >= 0 ? cents : null)
