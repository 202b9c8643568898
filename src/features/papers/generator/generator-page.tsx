// The document generator (specification 3, section 2.3): the paper of an address, or the entry that asks for one.
import type { PageData } from '#core/flow/page-data.ts'
import type { PaperAddress } from '#core/domain/paper-docs.ts'
import { PageFrame } from '#ui/frame/page-frame.tsx'
import type { Params } from '#ui/router.tsx'
import { useLanguage } from '#ui/words.tsx'
import '#ui/screens.css'
import { Entry } from './entry.tsx'
import { GeneratedPaper } from './generated-paper.tsx'
import './generator.css'

interface GeneratorPageProps {
  readonly data: PageData
  readonly onLanguage: () => void
  readonly address: Params
}

export function GeneratorPage({ data, onLanguage, address }: GeneratorPageProps) {
  const language = useLanguage()
  const named = addressOf(address)
  return (
    <PageFrame
      brand={data.brand}
      year={data.year}
      languageHref={`/business/apply/lang/${language === 'en' ? 'es' : 'en'}`}
      onLanguage={onLanguage}
      wide
    >
      {/* Another paper, or the same in another language, is made again. */}
      {named ? <GeneratedPaper key={`${named.token} ${language}`} address={named} /> : <Entry />}
    </PageFrame>
  )
}

function addressOf({ doc, id, token, account, month }: Params): PaperAddress | null {
  if (!doc || !id || !token) return null
  return { doc, id, token, ...(account && { account }), ...(month && { month }) }
}
