// The statements of the last four months; where a bank is connected they only help.
import { useEffect, useState } from 'react'
import { readBankState } from '#features/capabilities/bank-link/link-calls.ts'
import { StatementsUpload } from '#features/capabilities/uploads/statements.tsx'
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
    <StatementsUpload
      api={api}
      leadId={leadId}
      uploadLimitBytes={uploadLimitBytes}
      onDone={next}
      needsAll
      texts={{
        title: t('statementsTitle'),
        lede: t(linked ? 'statementsLinked' : 'statementsLede'),
        submit: t('submit'),
        later: t(linked ? 'withoutStatements' : 'later'),
      }}
    />
  )
}
