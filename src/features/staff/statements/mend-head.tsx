// Who put a reading right last, and saving what was changed, also where somebody else saved meanwhile.
import { en } from '#core/words/statement-readings/en.ts'
import { es } from '#core/words/statement-readings/es.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { Failure } from '../room/failure.tsx'
import { shortTime } from '../room/formats.tsx'
import type { MendedStatement } from './readings-contract.ts'
import type { Mending } from './use-mending.ts'

const words = { en, es }

interface Props {
  readonly latest: MendedStatement['latest']
  readonly mending: Mending
  readonly mayMend: boolean
}

export function MendHead({ latest, mending, mayMend }: Props) {
  const t = useWords(words)
  const language = useLanguage()
  const { isDirty, isElsewhere, save, mends } = mending
  return (
    <>
      <p className="small muted">
        {latest
          ? t('lastBy', { name: latest.by, when: shortTime(latest.at, new Date(), language) })
          : t('neverMended')}
      </p>
      {isElsewhere ? (
        <Notice
          kind="danger"
          live
          title={t('elsewhere')}
          actions={
            <>
              <Button look="line" onClick={() => void mending.keepOver()}>
                {t('elsewhereMine')}
              </Button>
              <Button look="quiet" onClick={mending.takeTheirs}>
                {t('elsewhereTheirs')}
              </Button>
            </>
          }
        />
      ) : (
        <Failure failure={save.error} onRetry={mending.keep} />
      )}
      {mayMend && (
        <div className="row">
          <Button disabled={!isDirty} busy={save.isPending && t('saving')} onClick={mending.keep}>
            {t('save')}
          </Button>
          <Button look="quiet" disabled={!mends.length} onClick={() => mending.change([])}>
            {t('asRead')}
          </Button>
          <span role="status" className="small">
            {isDirty ? t('unsaved') : save.isSuccess && t('saved')}
          </span>
        </div>
      )}
    </>
  )
}
