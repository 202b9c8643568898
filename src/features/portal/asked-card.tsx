// What is still asked, each with the one button that leads to it.
import { isToDo } from '#core/domain/still-asked.ts'
import { hasChosen, isClosed } from '#core/domain/lead-stage.ts'
import { documentLabel, documentText, documentWords } from '#features/capabilities/uploads/document-label.ts'
import { useWords } from '#ui/words.tsx'
import type { PartProps } from './part-props.ts'
import { asksForNames, OWNERS } from './owners-card.tsx'
import { OpenButton } from './open-button.tsx'
import * as words from './words.ts'

/** One filled button a page: the contract's, the one that names an owner, or the offers', before what is asked besides. */
const hasOtherMain = ({ papers, owners, deals, stage }: PartProps['application']): boolean =>
  papers.some(({ kind }) => kind === 'contract') ||
  (owners != null && asksForNames(owners.why)) ||
  (deals.length > 0 && !hasChosen(stage))

export function AskedCard({ application }: PartProps) {
  const { id, asked, stage, nothingToDo } = application
  const t = useWords(words)
  const td = useWords(documentWords)
  // 'Nothing' is said only where that is so: an offer or a contract may wait elsewhere on the page.
  if (isClosed(stage) || (asked.length === 0 && !nothingToDo)) return null
  const tell = (each: (typeof asked)[number]) => {
    switch (each.kind) {
      case 'document':
        return {
          name: documentLabel(td, each.document),
          text:
            each.message ||
            (each.faults ? t('faultText') : documentText(td, each.document) || t('documentText')),
        }
      case 'look':
        return { name: documentLabel(td, each.document), text: t('lookText') }
      case 'bank':
        // Which months they are, the page says above.
        return { name: t('bank'), text: t(`bank.${each.why}`) }
      case 'deposits':
        return { name: t('deposits'), text: t('depositsText') }
      case 'person':
        return { name: t('person', { name: each.name }), text: t('personText') }
      case 'owners':
        return { name: t('ownersTitle'), text: t('ownersText') }
      case 'answers':
        return { name: t('answers'), text: t('answersText') }
    }
  }
  const main = hasOtherMain(application) ? -1 : 0
  return (
    <section className="card">
      <h2>{t('askedTitle')}</h2>
      {!asked.some(isToDo) && <p className="muted">{t('askedNone')}</p>}
      <ol className="things">
        {asked.map((each, at) => {
          const { name, text } = tell(each)
          return (
            <li key={name}>
              <span className="what">
                <b>{name}</b>
                <span className="small muted">{text}</span>
              </span>
              {each.kind === 'owners' && (
                <a className={at === main ? 'btn' : 'btn line'} href={`#${OWNERS}`}>
                  {t('open.owners')}
                </a>
              )}
              {each.kind !== 'person' && each.kind !== 'look' && each.kind !== 'owners' && (
                <OpenButton
                  id={id}
                  screen={each.kind}
                  document={each.kind === 'document' ? each.document : undefined}
                  look={at === main ? 'primary' : 'line'}
                  about={name}
                >
                  {t(
                    each.kind === 'bank' && each.why === 'statements'
                      ? 'open.bank-statements'
                      : `open.${each.kind}`,
                  )}
                </OpenButton>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
