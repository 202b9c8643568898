// The statements of the last four months; nobody is held up by them, and where a bank is connected they only help.
import { useEffect, useState } from 'react'
import { readBankState } from '#features/capabilities/bank-link/link-calls.ts'
import { UploadPage } from '#features/capabilities/uploads/upload-page.tsx'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import type { ScreenProps } from './screen-props.ts'
import * as words from './words.ts'

export function Statements({ api, leadId, uploadLimitBytes, next }: ScreenProps) {
  const t = useWords(words)
  const [linked, setLinked] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    void readBankState(leadId, abort.signal).then((told) => {
      if (told.ok) setLinked(told.value.state === 'linked' || told.value.state === 'linking')
    })
    return () => abort.abort()
  }, [leadId])
  return (
    <UploadPage
      asks="renewal-statements"
      api={api}
      leadId={leadId}
      uploadLimitBytes={uploadLimitBytes}
      onDone={next}
      below={(any) => (
        <Notice
          title={t(linked ? 'statementsLinked' : 'statementsLater')}
          actions={
            <Button look="line" onClick={next}>
              {t(linked ? 'withoutStatements' : any ? 'later' : 'allLater')}
            </Button>
          }
        >
          {t(linked ? 'statementsLinkedText' : 'statementsLaterText')}
        </Notice>
      )}
    />
  )
}
