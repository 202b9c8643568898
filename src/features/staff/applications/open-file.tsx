// What comes before a file: taking a free one, and the reason for opening it, asked once per file and day.
import { openReasons, type OpenReason } from '#core/domain/access.ts'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState } from '#ui/frame/loading.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { calls } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { useMe } from '../room/session.tsx'
import { codeWord, useStaffWords } from '../room/words.ts'
import type { PartProps } from './part-props.ts'
import { useChange, useTake } from './use-application.ts'
import './open-file.css'

/** In place of the bank's data, a document or a secret that is withheld. */
export function ReasonFirst() {
  const t = useStaffWords()
  return <p className="small muted">{t('openFileMissing')}</p>
}

export function OpenFile({ application }: Pick<PartProps, 'application'>) {
  const t = useStaffWords()
  if (application.opened) return null
  return (
    <section className="open-file" aria-labelledby="open-file">
      <h2 id="open-file">{t('openFileTitle')}</h2>
      <p className="small muted">{t('openFileLede')}</p>
      <OpenReasons id={application.id} onDone={() => document.getElementById('staff-main')?.focus()} />
    </section>
  )
}

/** The same question for whoever wants to do what only an opened file allows. */
export function OpenFileDialog({
  id,
  why,
  onClose,
  onDone,
}: {
  id: string
  why: string
  onClose: () => void
  onDone?: () => void
}) {
  const t = useStaffWords()
  return (
    <Modal
      open
      onClose={onClose}
      title={t('openFileTitle')}
      actions={
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      <p className="small muted">{why}</p>
      <OpenReasons id={id} onDone={onDone} />
    </Modal>
  )
}

function OpenReasons({ id, onDone }: { id: string; onDone?: () => void }) {
  const t = useStaffWords()
  const open = useChange(id, (reason: OpenReason) => calls.openFile({ id, reason }), onDone)
  return (
    <>
      <div className="open-reasons">
        {openReasons.map((reason) => (
          <Button
            key={reason}
            look="line"
            busy={open.isPending && open.variables === reason && t('working')}
            onClick={() => open.mutate(reason)}
          >
            {codeWord(t, 'openReason', reason)}
          </Button>
        ))}
      </div>
      <Failure failure={open.error} />
    </>
  )
}

export function TakeFirst({ id }: { id: string }) {
  const t = useStaffWords()
  const { scope } = useMe()
  const take = useTake(id, () => {})
  if (scope !== 'full')
    return (
      <EmptyState title={t('takeFirst')} head="h1">
        {t('takeWithPassword')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('takeFirst')}
      head="h1"
      action={
        <>
          <Button busy={take.isPending && t('working')} onClick={() => take.mutate(undefined)}>
            {t('take')}
          </Button>
          <Failure failure={take.error} />
        </>
      }
    >
      {t('takeFirstWhy')}
    </EmptyState>
  )
}
