// A name that papers cannot print: what was typed is kept beside it, in a field that shows from then on.
import { useEffect, useEffectEvent, useState } from 'react'
import { keptBeside } from '#core/fields/own-writing.ts'
import { en } from '#core/words/own-writing/en.ts'
import { es } from '#core/words/own-writing/es.ts'
import type { QuestionView, QuestionViewProps } from '#ui/form-step.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { useWords } from '#ui/words.tsx'

const words = { en, es }

/** `names`: the answers, given name first, beside which it stands. */
export const ownWritingView = <Id extends string>(...names: readonly Id[]): QuestionView<Id> =>
  function OwnWriting({ question, also, fill }: QuestionViewProps<Id>) {
    const t = useWords(words)
    const { id, value } = question
    const [shown, setShown] = useState(value !== '')
    // Once the page says that a name is wrong, and not while it is being typed.
    const kept = keptBeside(
      value,
      names.map(also).map((name) => (name.error ? name.value : '')),
    )
    const keep = useEffectEvent(() => {
      if (kept !== value) fill(id, kept)
      if (kept) setShown(true)
    })
    useEffect(() => keep(), [kept])
    return shown ? <TextInput {...question} autoComplete="off" hint={t('ownHint')} /> : null
  }
