// What is still asked, each with the one button that leads to it.
import { isClosed } from '#core/domain/lead-stage.ts'
import { documentLabel, documentWords } from '#features/capabilities/uploads/document-label.ts'
import { useWords } from '#ui/words.tsx'
import type { PartProps } from './part-props.ts'
import { OpenButton } from './open-button.tsx'
import * as words from './words.ts'

export function AskedCard({ application: { id, asked, stage } }: PartProps) {
  const t = useWords(words)
  const td = useWords(documentWords)
  if (isClosed(stage)) return null
  return (
    <section className="card">
      <h2>{t('askedTitle')}</h2>
      {asked.length === 0 && <p className="muted">{t('askedNone')}</p>}
      <ol className="things">
        {asked.map((each, at) => {
          const name = each.kind === 'document' ? documentLabel(td, each.document) : t(each.kind)
          const text =
            each.kind === 'document'
              ? each.message || t('documentText')
              : each.kind === 'bank'
                ? t(`bank.${each.why}`)
                : t('answersText')
          return (
            <li key={name}>
              <span className="what">
                <b>{name}</b>
                <span className="small muted">{text}</span>
              </span>
              <OpenButton
                id={id}
                screen={each.kind}
                document={each.kind === 'document' ? each.document : undefined}
                look={at === 0 ? 'primary' : 'line'}
                about={name}
              >
                {t(`open.${each.kind}`)}
              </OpenButton>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
