// What is asked for under an upload link: lists it, takes it, and says when everything is there.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import * as linkWords from '#features/capabilities/link-visit/words.ts'
import { RequestedDocuments } from '#features/capabilities/uploads/requested-documents.tsx'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import type { openRequests } from './contract.ts'
import * as words from './words.ts'

type Asked = ResponseOf<typeof openRequests>

export function Requests(props: LinkScreenProps<object, Asked>) {
  const { opened: asked, api, leadId: code, data, refresh } = props
  const t = useWords(words)
  const tl = useWords(linkWords)
  const { requests } = asked
  if (requests.length === 0)
    return (
      <div className="prose">
        <StepTitle>{t('noneTitle')}</StepTitle>
        <p>{t('noneText')}</p>
      </div>
    )
  return (
    <div className="prose">
      {asked.first_name && <p className="lede">{tl('greeting', { firstName: asked.first_name })}</p>}
      <StepTitle>{t('title')}</StepTitle>
      {requests.every(({ fulfilled }) => fulfilled) ? (
        <Notice kind="ok" live title={t('doneTitle')}>
          {t('doneText')}
        </Notice>
      ) : (
        <p>{t('lede')}</p>
      )}
      <RequestedDocuments
        requests={requests}
        api={api}
        code={code}
        maxBytes={data.uploadLimitBytes}
        onArrived={refresh}
      />
    </div>
  )
}
