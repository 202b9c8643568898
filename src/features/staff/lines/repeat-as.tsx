// Whether a line that is counted once with another is a second one after all, or what was said of it is taken back.
import type { RepeatLabel } from '#core/domain/bank/labels.ts'
import type { Saying } from './label-effect.tsx'
import type { BankLine } from './lines-contract.ts'
import { useLinesWords } from './lines-words.ts'

export function RepeatAs({
  line,
  saying,
  onSay,
}: {
  line: BankLine
  saying: Saying | null
  onSay: (says: RepeatLabel | null) => void
}) {
  const t = useLinesWords()
  const chosen = saying?.kind === 'repeat' ? saying.says : undefined
  const choice = line.two ? ([null, 'takeTwoBack'] as const) : (['two', 'says.two'] as const)
  return (
    <fieldset>
      <legend>{t('repeatAs')}</legend>
      <div className="choices">
        <label>
          <input
            type="radio"
            name="repeat-as"
            checked={chosen === choice[0]}
            onChange={() => onSay(choice[0])}
          />
          {t(choice[1])}
        </label>
      </div>
      <p className="small muted">{t(line.why === 'same-run' ? 'ofTheRun' : 'thisLineOnly')}</p>
    </fieldset>
  )
}
