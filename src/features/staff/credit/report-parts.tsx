// What a credit report's page is built of: a titled section, a list of lines, a table.
import { useId, type ReactNode } from 'react'

export function Section({ title, more, children }: { title: string; more?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="cr-section" aria-labelledby={id}>
      <div className="cr-head">
        <h2 id={id}>{title}</h2>
        {more && <span>{more}</span>}
      </div>
      {children}
    </section>
  )
}

export const Lines = ({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) => (
  <dl className="cr-lines">
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** A wide table scrolls inside itself. */
export const ReportTable = ({
  label,
  columns,
  rows,
}: {
  label: string
  columns: readonly (readonly [head: string, kind?: 'num'])[]
  rows: readonly (readonly string[])[]
}) => (
  <div className="cr-scroll" tabIndex={0} role="group" aria-label={label}>
    <table className="cr-table">
      <thead>
        <tr>
          {columns.map(([head, kind]) => (
            <th key={head} scope="col" className={kind}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, at) => (
          <tr key={at}>
            {cells.map((cell, column) => (
              <td key={columns[column]![0]} className={columns[column]![1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
