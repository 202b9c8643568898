// A form of the room: judged by the server, sent by our own script, and not twice while it is on its way.
import type { ReactNode } from 'react'

interface RoomFormProps {
  readonly busy: boolean
  readonly onSubmit: () => void
  /** Its fields share a line where there is room. */
  readonly inRow?: boolean
  readonly children: ReactNode
}

export const RoomForm = ({ busy, onSubmit, inRow = false, children }: RoomFormProps) => (
  <form
    className={inRow ? 'row-form' : undefined}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      if (!busy) onSubmit()
    }}
  >
    {children}
  </form>
)
