// A part's building blocks: a titled card, a table that scrolls inside itself, a list of figures.
import { useId, type ReactNode } from 'react'

export function Card({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  )
}

interface Column {
  readonly head: ReactNode
  readonly number?: boolean
}

/** `rows`: cells in the order of `columns`; the first one names the row. `quiet`: a row that stands back. */
export function Table({
  label,
  columns,
  rows,
}: {
  label: string
  columns: readonly Column[]
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[]; readonly quiet?: boolean }[]
}) {
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map(({ head, number }, at) => (
              <th key={at} scope="col" className={number ? 'num' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, quiet }) => (
            <tr key={key} className={quiet ? 'quiet' : undefined}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th key={at} scope="row" className={columns[at]?.number ? 'num' : undefined}>
                    {cell}
                  </th>
                ) : (
                  <td key={at} className={columns[at]?.number ? 'num' : undefined}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const Figures = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="figures">
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
)
