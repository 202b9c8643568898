// Above an owner's page in a browser where staff are logged in. Fetched there alone: owners never see it.
import { Suspense } from 'react'
import { lazyScreen } from '../lazy-screen.tsx'
import { useReadOnly } from '../read-only.ts'

const StaffReadsOnly = lazyScreen(
  async () => (await import('./staff-reads-only.tsx')).StaffReadsOnly,
  'beside',
)

export const ReadOnlyNote = () => <Suspense>{useReadOnly() && <StaffReadsOnly />}</Suspense>
