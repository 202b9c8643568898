// The progress line above a page of the wizard: the specification's label and bar, then by name what is left (spec 212).
import { hasOffer, isStage } from '#core/domain/lead-stage.ts'
import { en } from '#core/words/apply/en.ts'
import { es } from '#core/words/apply/es.ts'
import { Progress, progressOf } from '#ui/frame/progress.tsx'
import { useWords } from '#ui/words.tsx'
import { useApplicationState, useWizard } from '#features/capabilities/wizard/wizard-context.ts'

const words = { en, es }
const titles = ['about', 'aboutBusiness', 'aboutGoals', 'aboutOwner', 'aboutAddress'] as const
const LAST = titles.length - 1
const BANK_PAGES = 7
const END_PAGE = 10

interface WizardProgressProps {
  readonly page: number
  /** The question pages after this one, where they are not simply the ones behind it. */
  readonly ahead?: number
  /** The look-up stands on the first page, in place of its questions. */
  readonly lookUp?: boolean
}

export function WizardProgress({ page, ahead = LAST - page, lookUp = false }: WizardProgressProps) {
  const t = useWords(words)
  const { application } = useWizard()
  const standing = useApplicationState(application)
  const questions = page <= LAST
  const title = page <= BANK_PAGES ? 'stageBank' : page < END_PAGE ? 'stageDocuments' : 'stageResult'
  return (
    <Progress
      {...progressOf(page)}
      title={t(lookUp ? 'aboutYou' : questions ? titles[page]! : title)}
      left={
        questions
          ? t(ahead > 1 ? 'pagesLeft' : ahead > 0 ? 'pageLeft' : 'pageLast', { count: ahead })
          : undefined
      }
      // At the offers and at every end the page itself says what is left.
      stages={
        questions || page >= END_PAGE
          ? undefined
          : stagesOf(page, standing).map(({ key, state }) => ({ title: t(key), state }))
      }
    />
  )
}

/** Done is only what is: whoever went past the bank still has it ahead. */
export function stagesOf(page: number, { bankState, stage }: { bankState: string; stage: string }) {
  const documents = page > BANK_PAGES
  const offered = isStage(stage) && hasOffer(stage)
  // Where a bank is being connected, an earlier answer about it may no longer hold.
  const banked = page >= BANK_PAGES && hasBank(bankState)
  const state = (now: boolean, done: boolean): 'now' | 'done' | 'next' =>
    now ? 'now' : done ? 'done' : 'next'
  return [
    {
      key: 'stageBank' as const,
      state: state(!documents && !banked, banked || offered),
    },
    { key: 'stageResult' as const, state: state(!documents && banked, offered) },
    { key: 'stageDocuments' as const, state: state(documents, false) },
  ]
}

/** The bank was connected, or its statements stand in for it. */
export const hasBank = (bankState: string): boolean => bankState === 'linked' || bankState === 'statements'
