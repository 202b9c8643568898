// One message as it was written, read in a dialog.
import { useQuery } from '@tanstack/react-query'
import { fromE164, phoneKind } from '#core/fields/phone.ts'
import { Skeleton } from '#ui/frame/loading.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { calls } from '../../room/calls.ts'
import { Failure } from '../../room/failure.tsx'
import { useStaffWords } from '../../room/words.ts'

interface TextProps {
  readonly id: string
  readonly messageId: string
  readonly received: boolean
  readonly onClose: () => void
}

export function MessageText({ id, messageId, received, onClose }: TextProps) {
  const t = useStaffWords()
  // Every look is logged: one per opening, none for coming back to the window.
  const read = useQuery({
    queryKey: ['message', id, messageId],
    queryFn: () => calls.readMessage({ id, messageId }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <Modal open onClose={onClose} title={read.data?.subject ?? t('message')} wide>
      <Failure failure={read.error} />
      {read.isPending && <Skeleton label={t('loading')} lines={5} />}
      {read.data && (
        <>
          <p className="small muted">
            {t(received ? 'from' : 'to')}: {shownContact(read.data.to)}
            {!received && <>. {t('linksHidden')}</>}
          </p>
          {read.data.attachments > 0 && (
            <p className="small">{t('filesNotTaken', { count: read.data.attachments })}</p>
          )}
          {read.data.files > 0 && (
            <p className="small">
              {read.data.taken === null
                ? t('filesByTextOpen', { count: read.data.files })
                : t('filesByText', { count: read.data.files, taken: read.data.taken })}
            </p>
          )}
          <p className="pre">{read.data.text}</p>
        </>
      )}
    </Modal>
  )
}

/** A number as people write it; an address as it is. */
const shownContact = (to: string): string => (to.startsWith('+1') ? phoneKind.show(fromE164(to)) : to || '-')
