// Before the first decision: what it waits for, or that the file was closed without one.
import { EmptyState } from '#ui/frame/loading.tsx'
import { useStaffWords } from '../../room/words.ts'
import type { PartProps } from '../part-props.ts'

export function NoDecision({ application }: Pick<PartProps, 'application'>) {
  const t = useStaffWords()
  // Nothing is corrected, and nothing decided, in a file that is closed.
  return application.canCorrect ? (
    <EmptyState title={t('noDecision')}>
      {t(application.bankState === 'statements' ? 'noDecisionByStatements' : 'noDecisionWhy')}
    </EmptyState>
  ) : (
    <EmptyState title={t('noDecisionMade')} />
  )
}
