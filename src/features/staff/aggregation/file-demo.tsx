// The demo mode of a shared file (specification 3, section 2.1): from page to page every three seconds, off until somebody starts it.
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/frame/button.tsx'
import '#features/capabilities/staging/staging-menu.css'
import type { ShownFile } from './aggregation-contract.ts'
import { useFileWords } from './file-words.ts'
import { useFilePages } from './use-file-pages.ts'

const ADVANCE_MS = 3_000

/** Stops at the last page, and when anybody goes somewhere by hand: what moves by itself can always be stopped. */
export function FileDemo({ file }: { file: ShownFile }) {
  const t = useFileWords()
  const [from, setFrom] = useState<number | null>(null)
  const { page, toAccount, toReport } = useFilePages()
  const advance = useEffectEvent(() => {
    const account = page === 1 ? file.accounts.find(({ accountid }) => accountid !== '') : undefined
    const report = page < 3 ? file.reports.find(({ id }) => id !== null)?.id : undefined
    if (account) toAccount(account.accountid)
    else if (report) toReport(report)
    setFrom(account ? 2 : report ? 3 : null)
  })
  const isOn = from === page
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(advance, ADVANCE_MS)
    return () => clearTimeout(timer)
  }, [isOn, page])
  return (
    <aside className="staging" aria-label={t('demo')}>
      <div className="actions">
        <Button look="line" onClick={() => setFrom(isOn ? null : page)}>
          {t(isOn ? 'demoStop' : 'demoStart')}
        </Button>
      </div>
    </aside>
  )
}
