// A file that staff shared by link (specification 3, section 2.1): checks the link, asks for the access code, shows the accounts.
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import type { PageData } from '#core/flow/page-data.ts'
import { PageFrame } from '#ui/frame/page-frame.tsx'
import { EmptyState, LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage } from '#ui/words.tsx'
import '#ui/screens.css'
import '../room/staff.css'
import '../room/tables.css'
import './file.css'
import { createStaffClient } from '../room/session.tsx'
import { Failure } from '../room/failure.tsx'
import { AccessCode } from './access-code.tsx'
import { FileAccounts } from './file-accounts.tsx'
import { useFileWords } from './file-words.ts'
import { useFile, type FileAddress } from './use-file.ts'

const FileStaging = lazyScreen(async () => (await import('./file-staging.tsx')).FileStaging, 'none')
const FileDemo = lazyScreen(async () => (await import('./file-demo.tsx')).FileDemo, 'none')

interface FilePageProps extends FileAddress {
  readonly data: PageData
  readonly onLanguage: () => void
}

export function FilePage({ data, onLanguage, ...address }: FilePageProps) {
  const [client] = useState(createStaffClient)
  const other = useLanguage() === 'en' ? 'es' : 'en'
  return (
    <QueryClientProvider client={client}>
      <PageFrame
        brand={data.brand}
        year={data.year}
        languageHref={`/business/apply/lang/${other}`}
        onLanguage={onLanguage}
        above={data.staging && <FileStaging brand={data.brand} />}
        wide
      >
        <Visit address={address} staging={data.staging} />
      </PageFrame>
    </QueryClientProvider>
  )
}

function Visit({ address, staging }: { address: FileAddress; staging: boolean }) {
  const t = useFileWords()
  const visit = useFile(address)
  const { view } = visit
  if (view.state === 'open')
    return (
      <>
        {staging && <FileDemo file={view.file} />}
        <FileAccounts file={view.file} visit={visit} />
      </>
    )
  if (view.state === 'checking') return <LoadingBlock>{t('checking')}</LoadingBlock>
  if (view.state === 'failed') return <Failure failure={view.failure} onRetry={visit.check} />
  if (view.state === 'invalid')
    return (
      <EmptyState head="h1" title={t('error')}>
        {t('errorWhy')}
      </EmptyState>
    )
  if (view.state === 'left') return <Notice kind="info" live title={t('left')} />
  return <AccessCode busy={visit.busy} failure={view.failure} onCode={visit.open} />
}
