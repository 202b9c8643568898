// Signing on the provider's own page, in a frame of ours: it tells what happens, and our server asks it what is true.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { lookAgain, openFrame } from '#features/capabilities/signing/contract.ts'
import { frameEvents, nameMain } from '#features/capabilities/signing/frame-events.ts'
import * as paths from '#features/capabilities/signing/paths.ts'
import * as words from '#features/capabilities/signing/words.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { SignScreenProps } from './opened.ts'
import './sign-frame.css'

/** Of the window's messages, those of this frame; null for any other. */
function eventOf(message: MessageEvent, frame: HTMLIFrameElement | null, origin: string): string | null {
  if (!frame || message.source !== frame.contentWindow || message.origin !== origin) return null
  const { type } = (message.data ?? {}) as { type?: unknown }
  return typeof type === 'string' ? type : null
}

export function SignInFrame({ opened, leadId: link, tell, refresh, next, back }: SignScreenProps) {
  const t = useWords(words)
  const language = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState('')
  const [loaded, setLoaded] = useState(false)
  const begin = useCallback(async () => {
    setUrl('')
    setLoaded(false)
    setProblem('')
    const answer = await call<typeof openFrame>(paths.openFrame, { link }, { language })
    if (answer.ok) setUrl(answer.value.url)
    else setProblem(failureText(answer.refusal, language))
  }, [link, language])
  useEffect(() => void begin(), [begin])
  useEffect(nameMain, [])
  const ask = useCallback(
    async (completed: boolean) => {
      const answer = await call<typeof lookAgain>(paths.lookAgain, { link }, { language })
      if (!answer.ok) return setProblem(failureText(answer.refusal, language))
      const { standing } = answer.value
      if (standing === 'sign' && !completed) return setProblem(t('frameEnded'))
      // What is not told yet is on its way: the end asks again.
      tell({ standing })
      refresh()
      next()
    },
    [link, language, t, tell, refresh, next],
  )
  useEffect(() => {
    if (!url) return
    const hear = (message: MessageEvent) => {
      const event = eventOf(message, frame.current, new URL(url).origin)
      if (event === frameEvents.loaded) setLoaded(true)
      if (event === frameEvents.completed) void ask(true)
      if (event === frameEvents.exception) void ask(false)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [url, ask])
  return (
    <>
      <div className="prose">
        <p className="small muted">{t('steps', { at: 3 })}</p>
        <h1>{t('signTitle')}</h1>
        <p>{t('frameLede', { signer: opened.signer })}</p>
      </div>
      <div className="frame-state">
        {problem ? (
          <Notice
            kind="danger"
            live
            actions={
              <Button look="line" onClick={() => void begin()}>
                {t('frameAgain')}
              </Button>
            }
          >
            {problem}
          </Notice>
        ) : (
          !loaded && <LoadingBlock>{t('frameOpening')}</LoadingBlock>
        )}
      </div>
      {url && !problem && (
        <iframe
          ref={frame}
          className="sign-frame"
          src={url}
          title={t('signTitle')}
          referrerPolicy="no-referrer"
          hidden={!loaded}
        />
      )}
      <div className="actions">
        <Button look="quiet" onClick={back}>
          {t('back', { paper: t(`paper.${opened.kind}`) })}
        </Button>
      </div>
    </>
  )
}
