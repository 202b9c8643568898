// A screen whose code comes when it is shown. When it does not come, the page stays, says so, and asks again; nothing typed is lost.
import {
  createContext,
  use,
  useCallback,
  useContext,
  useEffect,
  useReducer,
  useState,
  type ComponentType,
} from 'react'
import { StepTitle } from './flow-runner.tsx'
import { Button } from './frame/button.tsx'
import * as words from './frame-words.ts'
import { useWords } from './words.tsx'

/** Runs once everything typed is saved; answers how to stop that. At once where nothing is saved. */
type WhenSaved = (run: () => void) => () => void
const atOnce: WhenSaved = (run) => {
  run()
  return () => {}
}
export const WhenSavedContext = createContext<WhenSaved>(atOnce)

/** What stands where the screen should be: 'step' with a heading that takes the focus, 'beside' without, 'none' nothing. */
type Instead = 'step' | 'beside' | 'none'

/**
 * A component from `load`, which may fail (no connection, or a newer version is deployed and the file is gone). It is asked for
 * again when the browser is online again and by a button, and where that cannot help the page is opened afresh once all is saved.
 * Belongs below a Suspense.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: Instead = 'step',
): ComponentType<Props> {
  let asked: Promise<ComponentType<Props> | null> | undefined
  const ask = () => load().catch(() => null)
  return function LazyScreen(props: Props) {
    const Screen = use((asked ??= ask()))
    const [, drawAgain] = useReducer((times: number) => times + 1, 0)
    const retry = useCallback(async () => {
      mendStyles()
      const answer = ask()
      const came = Boolean(await answer)
      if (came) {
        asked = answer
        drawAgain()
      }
      return came
    }, [])
    return Screen ? <Screen {...props} /> : <NotLoaded instead={instead} retry={retry} />
  }
}

function NotLoaded({ instead, retry }: { instead: Instead; retry: () => Promise<boolean> }) {
  const t = useWords(words)
  const whenSaved = useContext(WhenSavedContext)
  const [state, setState] = useState<'still' | 'trying' | 'reloading'>('still')
  useEffect(() => (state === 'reloading' ? whenSaved(openAfresh) : undefined), [state, whenSaved])
  // Some browsers (Chromium 150) remember a file that did not come and do not ask for it again, and a newer version has none of this name:
  // if the server answers, only a fresh page helps.
  const tryAgain = useCallback(
    async (mayReload: () => boolean) => {
      setState('trying')
      if (await retry()) return
      setState(mayReload() && (await serverAnswers()) ? 'reloading' : 'still')
    },
    [retry],
  )
  useEffect(() => {
    // What is next to or over a page leaves the page as it is.
    const byItself = () => void tryAgain(() => instead === 'step' && !openedAfreshLately())
    if (navigator.onLine) byItself()
    window.addEventListener('online', byItself)
    return () => window.removeEventListener('online', byItself)
  }, [instead, tryAgain])
  if (instead === 'none') return null
  return (
    <>
      {instead === 'step' && <StepTitle>{t('notLoaded')}</StepTitle>}
      <p role="alert" className={instead === 'step' ? 'lede' : undefined}>
        {instead === 'beside' && <b>{t('notLoaded')}. </b>}
        {t('notLoadedText')}
      </p>
      <div className="actions">
        <Button busy={state !== 'still' && t('loading')} onClick={() => void tryAgain(() => true)}>
          {t('retry')}
        </Button>
      </div>
    </>
  )
}

const OPENED = 'opened-afresh'

function openAfresh(): void {
  try {
    sessionStorage.setItem(OPENED, String(Date.now()))
  } catch {
    // A browser that keeps nothing is asked by the button only.
  }
  window.location.reload()
}

/** Within a minute: a file that is nowhere makes no circle. So it is taken to be where nothing can be kept. */
function openedAfreshLately(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(OPENED)) < 60_000
  } catch {
    return true
  }
}

const serverAnswers = () =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

const missingStyles = new Set<HTMLLinkElement>()
if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLLinkElement && missingStyles.add(target),
    true,
  )

/** A style sheet that failed is not asked for by a second import: its link is put in again. */
function mendStyles(): void {
  for (const link of missingStyles) link.replaceWith(link.cloneNode())
  missingStyles.clear()
}
