// The brand's film about what is on the screen: opens by itself once, loads nothing before, and not where data is saved.
import { useEffect, useState } from 'react'
import type { Brand } from '#core/flow/brand.ts'
import { Button } from '#ui/frame/button.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import * as words from './words.ts'
import './intro-video.css'

/** Specification 2, section 9. */
const OPENS_AFTER_MS = 3000
/** While another dialog is open, a control is pressed or the tab is hidden, it waits. */
const LOOK_AGAIN_MS = 1000

type IntroKind = keyof NonNullable<Brand['introVideos']>

interface IntroVideoProps {
  readonly brand: Brand
  readonly kind: IntroKind
}

export function IntroVideo({ brand, kind }: IntroVideoProps) {
  const t = useWords(words)
  const language = useLanguage()
  const video = brand.introVideos?.[kind]
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const wanted = video !== undefined
  useEffect(() => {
    if (!wanted || savesData() || wasSeen(kind)) return
    let timer = setTimeout(function show() {
      if (isBusy()) return void (timer = setTimeout(show, LOOK_AGAIN_MS))
      noteSeen(kind)
      setOpen(true)
    }, OPENS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [wanted, kind])
  if (!video) return null
  const { title, src, captions, poster } = video
  const close = () => setOpen(false)
  return (
    <Modal
      open={open}
      onClose={close}
      wide
      title={title[language]}
      actions={<Button onClick={close}>{t('videoClose')}</Button>}
    >
      {failed && (
        <Notice kind="danger" live>
          {t('videoFailed')}
        </Notice>
      )}
      <video
        className="intro-video"
        hidden={failed}
        controls
        playsInline
        preload="metadata"
        crossOrigin="anonymous"
        aria-label={title[language]}
        poster={poster}
        src={typeof src === 'string' ? src : src[language]}
        onError={() => setFailed(true)}
      >
        <track kind="captions" srcLang={language} label={t('captions')} src={captions[language]} default />
      </video>
    </Modal>
  )
}

const isBusy = (): boolean =>
  document.hidden || document.querySelector('dialog[open], :is(button, input, a, summary):active') !== null

/** `saveData` is what the browser tells servers as `Save-Data`. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}

/** The kinds that this browser has shown; nothing about the person. */
const SEEN = 'intro_video'

function seen(): readonly string[] {
  try {
    return (localStorage.getItem(SEEN) ?? '').split(' ')
  } catch {
    return []
  }
}

const wasSeen = (kind: IntroKind): boolean => seen().includes(kind)

function noteSeen(kind: IntroKind): void {
  try {
    localStorage.setItem(SEEN, [...seen(), kind].join(' ').trim())
  } catch {
    // A browser that keeps nothing shows it again the next time.
  }
}
