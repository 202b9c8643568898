// The documents of the list, all on one page: sent now or later.
import { useRef } from 'react'
import type { LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import { RequestForm } from '#features/capabilities/uploads/request-form.tsx'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { useWords } from '#ui/words.tsx'
import type { TodoFacts } from './flow.ts'
import type { OpenedTodo } from './opened.ts'
import * as words from './words.ts'

export function Documents(props: LinkScreenProps<TodoFacts, OpenedTodo>) {
  const { opened, api, leadId: code, data, next, back, refresh } = props
  const t = useWords(words)
  // What was asked for when the page came stays in its place while it arrives.
  const atFirst = useRef(documentsOf(opened))
  const requests = atFirst.current
  return (
    <div className="prose asked">
      <StepTitle>{t('documentsTitle')}</StepTitle>
      <p>{t('documentsLede')}</p>
      {requests.map((request, at) => (
        <RequestForm
          key={request.kind}
          id={`document-${at}`}
          api={api}
          request={request}
          code={code}
          uploadLimitBytes={data.uploadLimitBytes}
          alone={requests.length === 1}
          onArrived={refresh}
        />
      ))}
      <div className="actions">
        <Button onClick={next}>{t('continue')}</Button>
        {back && (
          <Button look="quiet" onClick={back}>
            {t('back')}
          </Button>
        )}
      </div>
    </div>
  )
}

const documentsOf = ({ asked }: OpenedTodo) =>
  asked.flatMap((each) => (each.kind === 'document' ? [{ kind: each.document, message: each.message }] : []))
