// Other lenders' payments: those seen in the bank data and those added by hand, which of them the new money pays off, and at what cost.
import { lenders } from '#core/codes/lenders.ts'
import { canPayOff } from '#core/domain/figures.ts'
import { sourceBalances, type BalanceLine } from '#core/domain/offer-tool/tool-changes.ts'
import type { Cadence } from '#core/domain/underwriting.ts'
import { centsTyped, money } from './figures-text.ts'
import { TypedCell } from './typed-cell.tsx'
import type { EditorState } from './use-editor.ts'
import { useToolWords } from './words.ts'

const cadences = ['daily', 'weekly', 'biweekly', 'monthly'] as const satisfies readonly Cadence[]

/** The lines as they are. */
export const linesOf = ({ base, changes }: Pick<EditorState, 'base' | 'changes'>): readonly BalanceLine[] =>
  changes.balances ?? sourceBalances(base)

/** Whether the new money pays a line off. */
export const isPaidOff = (
  { base, inputs }: Pick<EditorState, 'base' | 'inputs'>,
  line: BalanceLine,
): boolean => {
  if (!inputs.payoff) return false
  const position = base.positions?.find(({ id }) => id === line.id)
  return position ? position.payoff : canPayOff(line.lender)
}

export function BalancesTable({ state }: { state: EditorState }) {
  const t = useToolWords()
  const lines = linesOf(state)
  const put = (at: number, part: Partial<BalanceLine>) =>
    state.change({ balances: lines.map((line, each) => (each === at ? { ...line, ...part } : line)) })
  return (
    <div className="ot-balances">
      <table className="ot-months">
        <thead>
          <tr>
            <th scope="col">{t('balances')}</th>
            <th scope="col" className="num">
              {t('payment')}
            </th>
            <th scope="col">{t('howOften')}</th>
            <th scope="col" className="num">
              {t('payOff')}
            </th>
            <th scope="col">
              <span className="sr">{t('remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => {
            const { lender } = line
            const named = { lender: lender || t('lenderAt', { at: at + 1 }) }
            return (
              <tr key={line.id ?? `added ${at}`}>
                <th scope="row">
                  {line.id ? (
                    lender
                  ) : (
                    <input
                      className="ot-in"
                      list="ot-lenders"
                      aria-label={t('lenderAt', { at: at + 1 })}
                      placeholder={t('lender')}
                      maxLength={100}
                      value={lender}
                      onChange={({ target }) => put(at, { lender: target.value })}
                    />
                  )}
                </th>
                <td>
                  <TypedCell
                    label={t('paymentTo', named)}
                    shown={money(line.amount)}
                    onType={(text) => {
                      const cents = centsTyped(text)
                      if (cents === null || cents < 0) return false
                      put(at, { amount: cents })
                      return true
                    }}
                  />
                </td>
                <td>
                  <select
                    className="ot-in"
                    aria-label={t('frequencyTo', named)}
                    value={line.frequency}
                    onChange={({ target }) => put(at, { frequency: target.value as Cadence })}
                  >
                    {cadences.map((each) => (
                      <option key={each} value={each}>
                        {t(`cadence.${each}`)}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  {isPaidOff(state, line) ? (
                    <TypedCell
                      label={t('payoffTo', named)}
                      shown={line.payoffAmount === undefined ? '' : money(line.payoffAmount)}
                      onType={(text) => {
                        const cents = centsTyped(text)
                        if (text.trim() !== '' && (cents === null || cents < 0)) return false
                        put(at, { payoffAmount: cents ?? undefined })
                        return true
                      }}
                    />
                  ) : (
                    <span className="ot-faint">{t('staysOpen')}</span>
                  )}
                </td>
                <td>
                  <button
                    type="button"
                    className="ot-x"
                    aria-label={t('removeLender', named)}
                    onClick={() => state.change({ balances: lines.filter((_, each) => each !== at) })}
                  >
                    ×
                  </button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {!lines.length && <p className="ot-note ot-faint">{t('noBalances')}</p>}
      <datalist id="ot-lenders">
        {lenders.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <footer>
        <span className="ot-faint ot-keys">
          <kbd>Alt</kbd> <kbd>1</kbd> {t('keyInputs')}
        </span>
        <span className="ot-grow" />
        <button
          type="button"
          className="ot-btn small"
          onClick={() =>
            state.change({ balances: [...lines, { lender: '', amount: 0, frequency: 'daily' }] })
          }
        >
          {t('addLender')}
        </button>
      </footer>
    </div>
  )
}
