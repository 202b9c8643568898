// Which page of a shared file is open: it lives in the history entry, so that a reload and the browser's back keep the place.
import { useEffect, useRef } from 'react'
import { canGoBack, navigate, useLocation } from '#ui/router.tsx'

interface Place {
  /** 1 = accounts, 2 = one account, 3 = a credit report (specification 3, section 2.1; 0 = the access code). */
  readonly page: number
  readonly account: string
  readonly report: string
}

const placeOf = (state: unknown): Place => {
  const { page, account, report } = (state ?? {}) as Partial<Place>
  return { page: page ?? 1, account: account ?? '', report: report ?? '' }
}

export function useFilePages() {
  const { pathname, state } = useLocation()
  const { page, account, report } = placeOf(state)
  const before = useRef(page)
  const slide = page > before.current ? 'slide-forward' : page < before.current ? 'slide-back' : ''
  useEffect(() => {
    before.current = page
  }, [page])
  return {
    page,
    account: page === 2 ? account : '',
    report: page === 3 ? report : '',
    /** The class of the page's way in. */
    slide,
    toAccount: (account: string) => navigate(pathname, { state: { page: 2, account } }),
    /** From page 1 it skips two (specification 3, section 2.1). */
    toReport: (report: string) => navigate(pathname, { state: { page: 3, report } }),
    back: () => (canGoBack() ? navigate(-1) : navigate(pathname, { replace: true, state: { page: 1 } })),
  }
}
