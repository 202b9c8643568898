// A button that leads into the screen that asks: the server makes the link at the press.
import type { ReactNode } from 'react'
import type { RequestOf } from '#core/contract/endpoint.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { keepLanguage, useLanguage, useWords } from '#ui/words.tsx'
import type { openScreen } from './contract.ts'
import * as paths from './paths.ts'
import { useDo } from './use-portal.ts'
import * as words from './words.ts'

interface OpenButtonProps extends Omit<RequestOf<typeof openScreen>, 'id'> {
  readonly id: string
  readonly look?: 'primary' | 'line'
  /** Said after the button's words to those who do not see what is next to it. */
  readonly about?: string
  readonly children: ReactNode
}

export function OpenButton({ id, screen, document, look = 'line', about, children }: OpenButtonProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { busy, failure, run } = useDo()
  const open = async () => {
    const request = { id, screen, ...(document === undefined ? {} : { document }) }
    const opened = await run('open', () => call<typeof openScreen>(paths.openScreen, request))
    if (!opened) return
    // An application has a language of its own, which the screen would speak.
    keepLanguage(language)
    window.location.assign(opened.url)
  }
  return (
    <span className="open">
      <Button look={look} busy={busy !== null && t('opening')} onClick={() => void open()}>
        {children}
        {about && <span className="sr">: {about}</span>}
      </Button>
      {failure && (
        <Notice kind="danger" live>
          {failureText(failure, language)}
        </Notice>
      )}
    </span>
  )
}
