// Which sources the inputs come from, in short, and the way back to the choice.
import { useLanguage } from '#ui/words.tsx'
import { dayName } from '../room/formats.tsx'
import { Panel } from './panel.tsx'
import type { OpenedTool } from './tool-contract.ts'
import { useToolWords, type ToolWord } from './words.ts'

export function SourcesPanel({ opened, onChange }: { opened: OpenedTool; onChange: () => void }) {
  const t = useToolWords()
  const language = useLanguage()
  const { offered, chosen } = opened
  return (
    <Panel
      title={t('sources')}
      note={t('merged', { count: chosen.accounts.length + (chosen.file ? 1 : 0) + (chosen.fico ? 1 : 0) })}
      more={
        <button type="button" className="ot-btn small" onClick={onChange}>
          {t('change')}
        </button>
      }
    >
      <ul className="ot-src">
        {offered.accounts.map(({ id, name, mask, institution, use, counts }) => {
          const on = chosen.accounts.includes(id)
          return (
            <li key={id} className={on ? undefined : 'dim'}>
              <span aria-hidden="true">{on ? '✓' : '–'}</span>
              <span>
                {name} ••{mask}
              </span>
              <span className="ot-faint">{counts ? institution : t(`use.${use}` as ToolWord)}</span>
            </li>
          )
        })}
        {!offered.accounts.length && <li className="dim">{t('accountsNone')}</li>}
        {offered.files.map(({ id, sent }) => {
          const on = chosen.file === id
          return (
            <li key={id} className={on ? undefined : 'dim'}>
              <span aria-hidden="true">{on ? '✓' : '–'}</span>
              <span>{t('fileOf', { date: dayName(sent.slice(0, 10), language) })}</span>
              <span className="ot-faint">{t('fileAlone')}</span>
            </li>
          )
        })}
        {offered.ficos.map(({ src, scores }) => {
          const on = chosen.fico === src
          return (
            <li key={src} className={on ? undefined : 'dim'}>
              <span aria-hidden="true">{on ? '✓' : '–'}</span>
              <span>FICO</span>
              <span className="ot-faint">
                {scores.join(', ')} · {t(src === 'stated' ? 'source.stated' : 'source.credit')}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
