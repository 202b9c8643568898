// A statement's page as a picture: the line that is looked at is marked on it, signs are too, and a click on it finds its line.
import { useQuery } from '@tanstack/react-query'
import { useMemo, type MouseEvent } from 'react'
import { en } from '#core/words/statement-readings/en.ts'
import { es } from '#core/words/statement-readings/es.ts'
import { Button } from '#ui/frame/button.tsx'
import { Skeleton } from '#ui/frame/loading.tsx'
import { useWords } from '#ui/words.tsx'
import { calls } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'

const words = { en, es }

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Props {
  readonly id: string
  readonly document: string
  /** From 1. */
  readonly page: number
  readonly onPage: (page: number) => void
  /** Of the line that is looked at, in points; `y` is where its letters stand. */
  readonly marked: Box | null
  readonly signs: readonly Box[]
  /** In points of the page. */
  readonly onPoint: (x: number, y: number) => void
}

export function PagePicture({ id, document, page, onPage, marked, signs, onPoint }: Props) {
  const t = useWords(words)
  const { data, error, refetch } = useQuery({
    queryKey: ['application', id, 'statement-page', document, page],
    queryFn: ({ signal }) => calls.statementPage({ id, document, page }, signal),
    staleTime: Infinity,
  })
  const picture = data?.picture
  const address = useMemo(() => picture && `data:image/png;base64,${picture.png}`, [picture])
  const point = (event: MouseEvent<HTMLElement>) => {
    if (!picture) return
    const box = event.currentTarget.getBoundingClientRect()
    onPoint(
      ((event.clientX - box.left) / box.width) * picture.width,
      ((event.clientY - box.top) / box.height) * picture.height,
    )
  }
  return (
    // It scrolls: keys reach it too.
    <section className="page-picture" aria-label={t('page')} tabIndex={0}>
      <div className="page-turn">
        <Button look="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {t('pageBefore')}
        </Button>
        <span className="small">{t('pageOf', { page, pages: picture?.pages ?? '-' })}</span>
        <Button look="quiet" disabled={!picture || page >= picture.pages} onClick={() => onPage(page + 1)}>
          {t('pageAfter')}
        </Button>
      </div>
      <Failure failure={error} onRetry={() => void refetch()} />
      {!data && !error && <Skeleton label={t('loadingPage')} lines={12} />}
      {data && !picture && <p className="small muted">{t('noPicture')}</p>}
      {picture && (
        // Who does not see the picture goes through the list.
        <div className="page-sheet" onClick={point}>
          <img src={address ?? undefined} alt={t('pagePicture', { page })} />
          {signs.map((box, at) => (
            <span key={at} className="sign-mark" style={partOf(picture, box)} title={t('signHere')} />
          ))}
          {marked && (
            <span
              className="line-mark"
              style={partOf(picture, {
                ...marked,
                x: marked.x - 3,
                y: marked.y - marked.height - 1,
                width: marked.width + 6,
                height: marked.height * 1.3 + 2,
              })}
            />
          )}
        </div>
      )}
    </section>
  )
}

const partOf = (page: { readonly width: number; readonly height: number }, { x, y, width, height }: Box) => ({
  left: `${(100 * x) / page.width}%`,
  top: `${(100 * y) / page.height}%`,
  width: `${(100 * width) / page.width}%`,
  height: `${(100 * height) / page.height}%`,
})
