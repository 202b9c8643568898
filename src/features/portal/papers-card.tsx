// What was written on paper: the contract to sign first, then sealed copies and the notices that the law asks for.
import { useLanguage, useWords } from '#ui/words.tsx'
import { OpenButton } from './open-button.tsx'
import type { Application, PartProps } from './part-props.ts'
import { dayOf } from './portal-days.ts'
import * as words from './words.ts'

type Paper = Application['papers'][number]

/** The one thing that is asked of the owner now: it stands before everything else. */
export function ContractToSign({ application: { id, papers } }: Pick<PartProps, 'application'>) {
  const t = useWords(words)
  if (!papers.some(({ kind }) => kind === 'contract')) return null
  return (
    <section className="card">
      <h2>{t('contractTitle')}</h2>
      <p>{t('contractText')}</p>
      <OpenButton id={id} screen="contract" look="primary">
        {t('open.contract')}
      </OpenButton>
    </section>
  )
}

export function Papers({ application: { id, papers } }: Pick<PartProps, 'application'>) {
  const t = useWords(words)
  const shown = papers.filter(({ kind }) => kind !== 'contract')
  if (shown.length === 0) return null
  return (
    <section className="card">
      <h2>{t('papersTitle')}</h2>
      {shown.map((paper) => (
        <OnePaper key={paper.id} id={id} paper={paper} />
      ))}
    </section>
  )
}

function OnePaper({ id, paper }: { id: string; paper: Paper }) {
  const t = useWords(words)
  const language = useLanguage()
  const head = (
    <>
      <b>{t(`paper.${paper.kind}`)}</b> <span className="small muted">{dayOf(paper.at, language)}</span>
    </>
  )
  if (paper.text)
    return (
      <details>
        <summary>{head}</summary>
        <p className="letter">{paper.text}</p>
      </details>
    )
  return (
    <div>
      <p>{head}</p>
      {paper.kind === 'signed-copy' && (
        <OpenButton id={id} screen="copy" document={paper.id}>
          {t('open.copy')}
        </OpenButton>
      )}
    </div>
  )
}
