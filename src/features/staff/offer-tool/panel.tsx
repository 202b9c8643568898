// A panel of the tool: a titled box, dense.
import { useId, type ReactNode } from 'react'

export function Panel({
  title,
  note,
  more,
  children,
}: {
  title: ReactNode
  note?: ReactNode
  more?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className="ot-panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note && <span className="ot-faint">{note}</span>}
        <span className="ot-grow" />
        {more}
      </header>
      {children}
    </section>
  )
}
