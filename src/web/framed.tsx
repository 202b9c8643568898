// A page that is no journey, in the common frame.
import type { ReactNode } from 'react'
import type { PageData } from '#core/flow/page-data.ts'
import { PageFrame } from '#ui/frame/page-frame.tsx'
import { useLanguage } from '#ui/words.tsx'
import '#ui/screens.css'

interface FramedProps {
  readonly data: PageData
  readonly onLanguage: () => void
  readonly children: ReactNode
}

export function Framed({ data, onLanguage, children }: FramedProps) {
  const other = useLanguage() === 'en' ? 'es' : 'en'
  return (
    <PageFrame
      brand={data.brand}
      year={data.year}
      languageHref={`/business/apply/lang/${other}`}
      onLanguage={onLanguage}
      wide
    >
      {children}
    </PageFrame>
  )
}
