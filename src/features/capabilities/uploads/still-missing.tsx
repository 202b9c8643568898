// On the last page: what is still asked, by the one list, and the way to the first of it.
import { isToDo, type StillAsked } from '#core/domain/still-asked.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { documentLabel, documentWords } from './document-label.ts'
import { monthNames } from './month-name.ts'
import { useReceived } from './use-received.ts'
import * as words from './words.ts'

/** The documents that a wizard has a step for, each by its name. */
const withStep = {
  'photo-id': { label: 'photoIdLabel' },
  'voided-check': { label: 'voidedCheckLabel' },
} as const
const hasStep = (document: string): document is keyof typeof withStep => Object.hasOwn(withStep, document)

/** The step of a wizard at which it is given; null for what only a link of staff takes. */
function stepOfAsked(asked: StillAsked): string | null {
  if (asked.kind === 'bank') return 'bank-link'
  if (asked.kind === 'deposits') return 'deposits'
  return asked.kind === 'document' && hasStep(asked.document) ? asked.document : null
}

const buttonOf = ({ kind }: StillAsked): 'connectNow' | 'answerNow' | 'sendNow' =>
  kind === 'bank' ? 'connectNow' : kind === 'deposits' ? 'answerNow' : 'sendNow'

interface StillMissingProps {
  readonly leadId: string
  readonly to: (step: string) => void
  /** Whether the flow has a step; every step when absent. */
  readonly leadsTo?: (step: string) => boolean
  /** It is what is to be done next: its button is the page's first. */
  readonly next?: boolean
}

/** Nothing while it is not known, and once all of it is there. */
export function StillMissing({ leadId, to, leadsTo = () => true, next = false }: StillMissingProps) {
  const t = useWords(words)
  const td = useWords(documentWords)
  const language = useLanguage()
  const { asked: all, numbers_known: numbersKnown } = useReceived(leadId)
  if (!all.length) return null
  const asked = all.filter(isToDo)
  const nameOf = (each: StillAsked): string =>
    each.kind === 'bank'
      ? each.why === 'statements' && each.missing.length > 0
        ? t('statementsAsked', { months: monthNames(each.missing, language) })
        : t('bankAsked')
      : each.kind === 'answers'
        ? t('answersAsked')
        : each.kind === 'deposits'
          ? t('depositsAsked')
          : each.kind === 'owners'
            ? t('ownersAsked')
            : each.kind === 'person'
              ? t('personAsked', { name: each.name })
              : hasStep(each.document)
                ? t(withStep[each.document].label)
                : documentLabel(td, each.document)
  const steps = asked.flatMap((each) => {
    const step = stepOfAsked(each)
    return step && leadsTo(step) ? [{ step, says: buttonOf(each) }] : []
  })
  const [first] = steps
  const looked = all.filter((each) => !isToDo(each)).map(nameOf)
  const lookedAt = looked.length > 0 && t('lookedAt', { documents: looked.join(', ') })
  if (!asked.length) return <Notice>{lookedAt}</Notice>
  const byLink = asked.some((each) => each.kind === 'document' && !hasStep(each.document))
  return (
    <Notice
      title={t('stillMissing', { documents: asked.map(nameOf).join(', ') })}
      actions={
        first && (
          <Button look={next ? undefined : 'line'} onClick={() => to(first.step)}>
            {t(first.says)}
          </Button>
        )
      }
    >
      {numbersKnown && t('numbersKnown')} {byLink && t('askedByLink')} {lookedAt}
    </Notice>
  )
}
