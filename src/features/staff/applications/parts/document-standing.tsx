// Whether a document can be read, what may be wrong with it, and what a person says of it: it is taken, or another one is asked for.
import { Button } from '#ui/frame/button.tsx'
import { calls } from '../../room/calls.ts'
import { Failure } from '../../room/failure.tsx'
import { codeWord, useStaffWords } from '../../room/words.ts'
import type { Application } from '../application-contract.ts'
import { useChange } from '../use-application.ts'

interface DocumentStandingProps {
  readonly application: Pick<Application, 'id' | 'rights' | 'stage'>
  readonly document: Application['documents'][number]
}

export function DocumentStanding({ application: { id, rights }, document }: DocumentStandingProps) {
  const t = useStaffWords()
  const order = { id, documentId: document.id }
  const accept = useChange(id, () => calls.acceptDocument(order))
  const again = useChange(id, () => calls.askDocumentAgain(order))
  const { standing, faults, name } = document
  const busy = accept.isPending || again.isPending
  if (standing === 'fine' && !faults.length) return null
  return (
    <>
      <span className={standing === 'fine' ? 'tag' : 'tag warn'}>{codeWord(t, 'standing', standing)}</span>
      {faults.length > 0 && (
        <span className="xs muted own-line">
          {faults.map((fault) => codeWord(t, 'fault', fault)).join(', ')}
        </span>
      )}
      {standing !== 'fine' && rights.includes('request-document') && (
        <span className="own-line">
          <Button look="line" disabled={busy} onClick={() => accept.mutate(undefined)}>
            {t('acceptDocument')}
            <span className="sr"> {name}</span>
          </Button>{' '}
          <Button look="line" disabled={busy} onClick={() => again.mutate(undefined)}>
            {t('askDocumentAgain')}
            <span className="sr"> {name}</span>
          </Button>
        </span>
      )}
      <Failure failure={accept.error ?? again.error} />
    </>
  )
}
