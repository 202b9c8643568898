// One account's payments by month: a row for each year, the most recent first; what was late is marked by more than its colour.
import { paymentMarks } from '#core/codes/credit/payment-marks.ts'
import { lookUp } from '#core/codes/credit/look-up.ts'
import { isLate, type Tradeline } from '#core/domain/credit-report/report.ts'
import { useCreditWords } from './credit-words.ts'

/** As the bureau heads its columns, in every language. */
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

export function HistoryGrid({ creditor, history, historyMonths }: Tradeline) {
  const t = useCreditWords()
  if (!history.length) return <p className="xs muted">{t('noHistory')}</p>
  return (
    <table className="cr-grid">
      <caption className="sr">
        {creditor}: {t('history', { months: historyMonths })}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('year')}</span>
          </th>
          {months.map((month) => (
            <th key={month} scope="col">
              {month}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {history.map(({ year, marks }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            {marks.map((mark, at) => (
              <td
                key={months[at]}
                className={mark === null ? 'none' : isLate(mark) ? 'late' : undefined}
                title={mark === null ? undefined : lookUp(paymentMarks, mark)}
              >
                {mark}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
