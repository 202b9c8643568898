// The dialog of data sources, open at first: accounts merged by month, or one file in their place, and one credit score.
import { useState } from 'react'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Modal } from '#ui/frame/modal.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import {
  chooseAccount,
  chooseFico,
  chooseFile,
  type ChosenSources,
} from '#core/domain/offer-tool/data-sources.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { useLanguage } from '#ui/words.tsx'
import { Failure } from '../room/failure.tsx'
import { dayName } from '../room/formats.tsx'
import { money, usd } from './figures-text.ts'
import type { OpenedTool } from './tool-contract.ts'
import { useToolWords, type ToolWord } from './words.ts'

type Committed = NonNullable<OpenedTool['committed']>

interface Props {
  readonly opened: OpenedTool
  readonly failure: CallFailure | null
  readonly onContinue: (chosen: ChosenSources) => Promise<void>
  /** Goes on from the offer that was committed before. */
  readonly onReopen: (committed: Committed) => Promise<void>
  readonly onCancel: () => void
}

export function SourcesDialog({ opened, failure, onContinue, onReopen, onCancel }: Props) {
  const t = useToolWords()
  const language = useLanguage()
  const { offered, committed } = opened
  const [chosen, setChosen] = useState<ChosenSources>(opened.chosen)
  const [busy, setBusy] = useState(false)
  const wait = (work: Promise<void>) => {
    setBusy(true)
    void work.finally(() => setBusy(false))
  }
  const go = () => wait(onContinue(chosen))
  return (
    <Modal
      open
      wide
      onClose={onCancel}
      title={t('sources')}
      actions={
        <>
          <Button look="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button busy={busy && t('loading')} type="submit" form="ot-sources">
            {t('continue')}
          </Button>
        </>
      }
    >
      <form
        id="ot-sources"
        className="ot-sources"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) go()
        }}
      >
        {committed && (
          <Notice
            kind="info"
            title={t('committedBefore', {
              amount: usd(committed.set.amount),
              term: committed.set.term,
              date: dayName(easternDay(new Date(committed.at)), language),
            })}
            actions={
              <button
                type="button"
                className="btn line"
                aria-disabled={busy || undefined}
                onClick={() => !busy && wait(onReopen(committed))}
              >
                {t('reopen')}
              </button>
            }
          />
        )}
        <fieldset>
          <legend>{t('accountsHead')}</legend>
          {offered.accounts.map(({ id, name, mask, institution, counts, use, balance }) => (
            <label key={id} className={chosen.accounts.includes(id) ? 'on' : undefined}>
              <input
                type="checkbox"
                disabled={!counts}
                checked={chosen.accounts.includes(id)}
                onChange={({ target }) => setChosen(chooseAccount(offered, chosen, id, target.checked))}
              />
              <span>
                {name} ••{mask}
              </span>
              <span className="ot-faint">
                {institution} ·{' '}
                {counts ? t('balanceOf', { amount: money(balance) }) : t(`use.${use}` as ToolWord)}
              </span>
            </label>
          ))}
          {!offered.accounts.length && <p className="ot-faint">{t('accountsNone')}</p>}
        </fieldset>
        <fieldset>
          <legend>{t('filesHead')}</legend>
          {offered.files.map(({ id, sent }) => (
            <label key={id} className={chosen.file === id ? 'on' : undefined}>
              <input
                type="checkbox"
                checked={chosen.file === id}
                onChange={({ target }) => setChosen(chooseFile(chosen, id, target.checked))}
              />
              <span>{t('fileOf', { date: dayName(sent.slice(0, 10), language) })}</span>
              <span className="ot-faint">{t('fileAlone')}</span>
            </label>
          ))}
          {!offered.files.length && <p className="ot-faint">{t('filesNone')}</p>}
        </fieldset>
        <fieldset>
          <legend>{t('ficoHead')}</legend>
          {offered.ficos.map(({ src, scores }, at) => (
            <label key={src} className={chosen.fico === src ? 'on' : undefined}>
              <input
                type="radio"
                name="fico"
                checked={chosen.fico === src}
                onChange={() => setChosen(chooseFico(chosen, src))}
              />
              <span>{src === 'stated' ? t('fico.stated') : src}</span>
              <span className="ot-faint">
                {scores.join(', ')}
                {at === 0 && ` · ${t('firstChosen')}`}
              </span>
            </label>
          ))}
          {!offered.ficos.length && <p className="ot-faint">{t('ficoNone')}</p>}
        </fieldset>
        <p className="ot-faint">
          {t('accountsClearFiles')} {t('changesFall')} {t('sourceLetters')}
        </p>
        <Failure failure={failure} />
      </form>
    </Modal>
  )
}
