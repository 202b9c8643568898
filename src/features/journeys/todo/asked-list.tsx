// The list itself: everything that is still asked, and one button that leads through it. Stands at the start and at the end.
import { useEffect, useEffectEvent, useState } from 'react'
import { isToDo } from '#core/domain/still-asked.ts'
import { linkRule } from '#core/domain/links.ts'
import type { LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import * as linkWords from '#features/capabilities/link-visit/words.ts'
import { tellStatements } from '#features/capabilities/still-asked/tell-statements.ts'
import { documentLabel, documentText, documentWords } from '#features/capabilities/uploads/document-label.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { TodoFacts } from './flow.ts'
import { factsOf, type OpenedTodo } from './opened.ts'
import * as words from './words.ts'
import './todo.css'

export function AskedList(props: LinkScreenProps<TodoFacts, OpenedTodo>) {
  const { step, leadId: code, opened, tell, next, to, refresh } = props
  const t = useWords(words)
  const tl = useWords(linkWords)
  const atStart = step.id === 'list'
  // At the end what was told at the start is old: it is asked for again.
  const [before] = useState(atStart ? null : opened)
  useEffect(() => {
    if (!atStart) refresh()
  }, [atStart, refresh])
  const learn = useEffectEvent(() => tell(factsOf(opened)))
  useEffect(() => learn(), [opened])
  if (opened === before) return <LoadingBlock>{t('look')}</LoadingBlock>
  const { asked } = opened
  if (!asked.some(isToDo))
    return (
      <div className="prose">
        <StepTitle>{t('doneTitle')}</StepTitle>
        {asked.length > 0 ? <Items asked={asked} /> : <Notice kind="ok">{t('doneText')}</Notice>}
      </div>
    )
  const facts = factsOf(opened)
  const first = facts.bank === 'wanted' ? 'explanation' : facts.deposits ? 'deposits' : 'documents'
  return (
    <div className="prose">
      {atStart && opened.first_name && (
        <p className="lede">{tl('greeting', { firstName: opened.first_name })}</p>
      )}
      <StepTitle>{t('title')}</StepTitle>
      <p>{t('lede')}</p>
      <Items asked={asked} />
      {asked.some(({ kind }) => kind === 'owners') && (
        <p>
          <a href="/business/portal">{t('toPortal')}</a>
        </p>
      )}
      <div className="actions">
        {asked.every(
          ({ kind }) => kind === 'person' || kind === 'look' || kind === 'owners',
        ) ? null : asked[0]?.kind === 'answers' ? (
          <a className="btn" href={linkRule('continue').path(code)}>
            {t('answer')}
          </a>
        ) : (
          <Button onClick={atStart ? next : () => to(first)}>{t(atStart ? 'start' : 'goOn')}</Button>
        )}
      </div>
    </div>
  )
}

function Items({ asked }: Pick<OpenedTodo, 'asked'>) {
  const t = useWords(words)
  const language = useLanguage()
  const td = useWords(documentWords)
  return (
    <ol className="todo card" aria-label={t('listName')}>
      {asked.map((each) => {
        const [name, text] =
          each.kind === 'answers'
            ? [t('answers'), t('answersText')]
            : each.kind === 'bank'
              ? [
                  t('bank'),
                  each.why === 'statements' ? tellStatements(each, language) : t(`bank.${each.why}`),
                ]
              : each.kind === 'deposits'
                ? [t('deposits'), t('depositsText')]
                : each.kind === 'owners'
                  ? [t('owners'), t('ownersText')]
                  : each.kind === 'person'
                    ? [t('person', { name: each.name }), t('personText')]
                    : each.kind === 'look'
                      ? [documentLabel(td, each.document), t('lookText')]
                      : [
                          documentLabel(td, each.document),
                          each.message ||
                            (each.faults
                              ? t('faultText')
                              : documentText(td, each.document) || t('documentText')),
                        ]
        return (
          <li key={name}>
            <b>{name}</b>
            <span className="small muted">{text}</span>
          </li>
        )
      })}
    </ol>
  )
}
