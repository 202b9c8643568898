// A name that papers cannot print: what was typed is kept beside it, in a field that shows from then on. Hardly anybody needs it: it is fetched when it is due.
import { Suspense, useState } from 'react'
import type { QuestionView, QuestionViewProps } from '#ui/form-step.tsx'
import { lazyScreen } from '#ui/lazy-screen.tsx'

const OwnName = lazyScreen(async () => (await import('./own-name.tsx')).OwnName, 'none')

/** `names`: the answers, given name first, beside which it stands. */
export const ownWritingView = <Id extends string>(...names: readonly Id[]): QuestionView<Id> =>
  function OwnWriting({ question, also, fill }: QuestionViewProps<Id>) {
    const asked = names.map(also)
    const due = question.value !== '' || asked.some(({ error }) => error)
    const [wasDue, setDue] = useState(due)
    if (due && !wasDue) setDue(true)
    return wasDue ? (
      <Suspense fallback={null}>
        <OwnName
          question={question}
          names={asked.map(({ error, value }) => (error ? value : ''))}
          keep={(text) => fill(question.id, text)}
        />
      </Suspense>
    ) : null
  }
