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

/**
 * `rows`: cells in the order of `columns`; the first one names the row. `quiet`: a row that stands back. `figures`: numbers to compare
 * down a column, which scroll sideways on a phone; other tables stack there, each value beside its head.
 */
export function Table({
  label,
  columns,
  rows,
  figures = false,
}: {
  label: string
  figures?: boolean
  columns: readonly Column[]
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[]; readonly quiet?: boolean }[]
}) {
  // Roles by name: a browser forgets them where the styles make a row no table row.
  return (
    <div className={figures ? 'scroll' : 'scroll stacks'} tabIndex={0} role="group" aria-label={label}>
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ head, number }, at) => (
              <th key={at} role="columnheader" scope="col" className={number ? 'num' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells, quiet }) => (
            <tr key={key} role="row" className={quiet ? 'quiet' : undefined}>
              {cells.map((cell, at) => (
                <Cell key={at} column={columns[at]} first={at === 0}>
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ column, first, children }: { column?: Column; first: boolean; children: ReactNode }) {
  const className = column?.number ? 'num' : undefined
  if (first)
    return (
      <th role="rowheader" scope="row" className={className}>
        {children}
      </th>
    )
  return (
    <td
      role="cell"
      className={className}
      data-head={typeof column?.head === 'string' ? column.head : undefined}
    >
      <div>{children}</div>
    </td>
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
