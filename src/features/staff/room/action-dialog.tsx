// A dialog with one form and one action: what is asked, the button, what went wrong.
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useQueryClient, type Mutation, type UseMutationResult } from '@tanstack/react-query'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { Failure } from './failure.tsx'
import { useStaffWords } from './words.ts'

interface ActionDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** The button that does it. */
  readonly action: string
  readonly onSubmit: () => void
  readonly mutation: Pick<UseMutationResult<unknown, CallFailure, never>, 'isPending' | 'error'>
  readonly children: ReactNode
  /** With room for a table. */
  readonly wide?: boolean
}

/** Field errors are shown at their fields by the caller; the rest stands above the buttons. */
export function ActionDialog({
  open,
  onClose,
  title,
  action,
  onSubmit,
  mutation,
  children,
  wide,
}: ActionDialogProps) {
  const t = useStaffWords()
  const form = useId()
  const client = useQueryClient()
  const [openedAt] = useState(Date.now)
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Whoever asked to write something starts to write; where something is chosen first, the dialog's title comes first.
    const first = fields.current?.elements[0]
    if (first?.matches('textarea, input[type="text"]')) (first as HTMLElement).focus()
  }, [])
  const { error } = mutation
  const atFields = error?.kind === 'problem' && error.errors.length > 0
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      wide={wide}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={mutation.isPending && t('working')}>
            {action}
          </Button>
        </>
      }
    >
      <form
        ref={fields}
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // Asked of the client: a second press may come before the first one is drawn. What was done before may still be reading again.
          const isOfHere = ({ state }: Mutation) => state.submittedAt >= openedAt
          if (!client.isMutating({ predicate: isOfHere })) onSubmit()
        }}
      >
        {children}
        {!atFields && <Failure failure={error} />}
      </form>
    </Modal>
  )
}
