// The link that hands an upload from one screen of a person to another: minutes long, for one form, and unable to make another.
import type { LinkDetail } from '#platform/store/links.ts'

/** Minutes that it lives. */
export const HAND_OVER_MINUTES = 15

interface WithDetail {
  readonly detail: LinkDetail
}

export const isHandOver = (link: WithDetail | null): boolean => link?.detail.handOver === true

/** The kind that a hand-over is for; null where the page that made it asks for several, and for every other link. */
export const kindOfHandOver = (link: WithDetail | null): string | null =>
  link && isHandOver(link) && typeof link.detail.asks === 'string' && link.detail.asks
    ? link.detail.asks
    : null

/** Whether a document of this kind may come by the link. */
export const isAskedBy = (link: WithDetail | null, kind: string): boolean => {
  const only = kindOfHandOver(link)
  return only === null || only === kind
}
