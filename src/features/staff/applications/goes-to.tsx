// What a decision would send and to whom, shown before it is made: each message with its ways and masked contacts.
import type { DecisionLetter } from '#core/domain/decision-letters.ts'
import { templates } from '#features/capabilities/messages/templates.ts'
import { codeWord, useStaffWords } from '../room/words.ts'
import type { ToldAt } from './told-contract.ts'

interface Props {
  readonly letters: readonly DecisionLetter[]
  readonly at: readonly ToldAt[]
}

export function GoesTo({ letters, at }: Props) {
  const t = useStaffWords()
  const way = ({ channel, to, why }: ToldAt) =>
    why
      ? t('goesNot', { channel: codeWord(t, 'channel', channel), why: codeWord(t, 'messageReason', why) })
      : t('goesBy', { channel: codeWord(t, 'channel', channel), to })
  return (
    <div className="goes-to small">
      <p className="plain-line">{t('goesTo')}</p>
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            <b>{codeWord(t, 'template', letter)}</b>
            {at
              .filter(({ channel }) => templates[letter].channels.includes(channel))
              .map((each) => (
                <span key={each.channel} className="own-line">
                  {way(each)}
                </span>
              ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
