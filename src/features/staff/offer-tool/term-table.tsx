// The terms side by side for the amount as it is; rows from the policy's least amount on (specification 3, section 2.2).
import type { Policy } from '#core/domain/underwriting.ts'
import { money, percent, rateText, sharePlain, times } from './figures-text.ts'
import { Panel } from './panel.tsx'
import type { OpenedTool } from './tool-contract.ts'
import type { EditorState } from './use-editor.ts'
import { useToolWords } from './words.ts'

interface Props {
  readonly state: EditorState
  readonly policy: Policy
  readonly me: OpenedTool['me']
}

/** A burden of so much fills the bar. */
const fullBar = 4_000

export function TermTable({ state, policy, me }: Props) {
  const t = useToolWords()
  const { rows, set, editor, move } = state
  const limit = policy.authority.roles[me.role]?.maximumBurden ?? null
  const isOpen = editor.at === 'customize' && editor.mode === 'edit'
  return (
    <Panel title={t('terms')}>
      {rows.length === 0 && (
        <p className="ot-note ot-faint">{t('noTerms', { least: money(policy.limits.minimumAmount) })}</p>
      )}
      {rows.length > 0 && (
        <div className="ot-scroll" tabIndex={0} role="group" aria-label={t('terms')}>
          <table className="ot-terms">
            <thead>
              <tr>
                <th scope="col">{t('term')}</th>
                <th scope="col" className="num">
                  {t('amount')}
                </th>
                <th scope="col" className="num">
                  {t(set.frequency === 'weekly' ? 'weeklyPayment' : 'dailyPayment')}
                </th>
                <th scope="col" className="num wide">
                  {t('rate')}
                </th>
                <th scope="col" className="num wide">
                  {t('total')}
                </th>
                <th scope="col" className="num wide">
                  {t('aprShort')}
                </th>
                <th scope="col" className="num">
                  {t('inAdbShort')}
                </th>
                <th scope="col" className="num">
                  {limit === null ? t('burden') : t('burdenTo', { share: sharePlain(limit) })}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => {
                const isOver = limit !== null && row.burden !== null && row.burden > limit
                return (
                  <tr
                    key={row.term}
                    className={row.term === set.term ? 'on' : undefined}
                    aria-current={row.term === set.term || undefined}
                    onClick={() => isOpen && move({ move: 'change', part: { term: row.term } })}
                  >
                    <th scope="row">{t('months', { count: row.term })}</th>
                    <td className={row.lowered ? 'num warn' : 'num'}>{money(row.amount)}</td>
                    <td className="num">
                      {row.adjusted && <span className="ot-adj">{t('adjusted')}</span>} {money(row.payment)}
                    </td>
                    <td className="num wide">{rateText(row.rate)}</td>
                    <td className="num wide">{money(row.total)}</td>
                    <td className="num wide">{row.apr.toFixed(1)}%</td>
                    <td className="num">{times(row.paymentsInAdb)}</td>
                    <td className="num">
                      <span className={isOver ? 'warn' : undefined}>{percent(row.burden)}</span>
                      {row.burden !== null && (
                        <span className="ot-meter" aria-hidden="true">
                          <i
                            className={isOver ? 'over' : undefined}
                            style={{ width: `${Math.min(100, (row.burden / fullBar) * 100)}%` }}
                          />
                          {limit !== null && <s style={{ left: `${(limit / fullBar) * 100}%` }} />}
                        </span>
                      )}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
