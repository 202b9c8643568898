// What the offer still hangs on: the bank, the owner's papers and what staff asked for, with what was met and when.
import { Button } from '#ui/frame/button.tsx'
import { Card } from '../../room/card.tsx'
import { When } from '../../room/formats.tsx'
import { useStaffWords, type StaffWord } from '../../room/words.ts'
import type { PartProps } from '../part-props.ts'
import { isClosedStipulation, stipulationsOf, type Stipulation } from '../stipulations.ts'
import { documentWord } from './documents-part.tsx'

const marks: Readonly<Record<Stipulation['state'], readonly [look: string, word: StaffWord]>> = {
  met: ['tag ok', 'stipulationMet'],
  spared: ['tag', 'stipulationSpared'],
  look: ['tag warn', 'stipulationLook'],
  asked: ['tag accent', 'stipulationAsked'],
  open: ['tag', 'stipulationOpen'],
}

export function StipulationsCard({ application, act }: PartProps) {
  const t = useStaffWords()
  const all = stipulationsOf(application)
  if (!all.length) return null
  const closed = all.filter(isClosedStipulation).length
  const mayAsk = application.rights.includes('request-document')
  return (
    <Card
      title={t('stipulations')}
      more={<span className="small muted num">{t('stipulationsClosed', { closed, all: all.length })}</span>}
    >
      <ul className="plain stipulations">
        {all.map((each) => {
          const [look, word] = marks[each.state]
          return (
            <li key={each.what}>
              <span>
                {each.what === 'deposits'
                  ? t('depositsAsked')
                  : each.what === 'bank' || each.what === 'answers'
                    ? t(each.what)
                    : documentWord(t, each.what)}
                <span className="xs muted own-line">
                  {each.state === 'spared' ? (
                    t('stipulationSparedWhy')
                  ) : each.what === 'bank' && application.bankState === 'statements' ? (
                    t('stipulationStatements')
                  ) : each.at ? (
                    <When at={each.at} />
                  ) : null}
                </span>
              </span>
              <span className={look}>{t(word)}</span>
            </li>
          )
        })}
      </ul>
      {mayAsk && (
        <div className="actions">
          <Button look="line" onClick={() => act('request-document')}>
            {t('askDocument')}
          </Button>
        </div>
      )}
    </Card>
  )
}
