// Makes a link by which somebody without a login reads the file; link and access code are shown once, to be sent apart.
import { useState } from 'react'
import { filePurposes, links, type FilePurpose } from '#core/domain/links.ts'
import { Button } from '#ui/frame/button.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { RadioList } from '#ui/inputs/choice-inputs.tsx'
import { fileCalls } from '../../aggregation/file-calls.ts'
import { useFileWords } from '../../aggregation/file-words.ts'
import { ActionDialog } from '../../room/action-dialog.tsx'
import { CopyButton } from '../../room/tell-once.tsx'
import { useStaffWords } from '../../room/words.ts'
import type { ActionProps } from '../part-props.ts'
import { useChange } from '../use-application.ts'
import { wordChoices } from './word-choices.ts'

export function ShareFile({ application: { id }, onClose }: ActionProps) {
  const t = useFileWords()
  const staff = useStaffWords()
  const [kind, setKind] = useState<FilePurpose>('aggregation')
  const share = useChange(id, () => fileCalls.share({ id, kind }))
  if (share.data) {
    const { url, accessCode } = share.data
    return (
      <Modal
        open
        onClose={onClose}
        title={t('share')}
        actions={
          <Button look="quiet" onClick={onClose}>
            {staff('done')}
          </Button>
        }
      >
        <p>
          <b>{t('shareLink')}</b>
        </p>
        <code className="secret">{url}</code>
        <CopyButton text={url} />
        <p>
          <b>{t('shareCode')}</b>
        </p>
        <code className="secret">{accessCode}</code>
        <CopyButton text={accessCode} />
        <Notice kind="info" title={t('shareApart')} />
      </Modal>
    )
  }
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('share')}
      action={t('shareMake')}
      mutation={share}
      onSubmit={() => share.mutate(undefined)}
    >
      <p className="muted">{t('shareWhy', { days: links[kind].days })}</p>
      <RadioList
        id="share-kind"
        label={t('shareKind')}
        choices={wordChoices('link', filePurposes)}
        value={kind}
        onChange={(value) => setKind(value as FilePurpose)}
      />
    </ActionDialog>
  )
}
