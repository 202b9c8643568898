// The cards of the questions about deposits and their one button. Nothing is sent before each has an answer; 'I don't know' is one.
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { creditWordChoices } from '#core/codes/credit-words.ts'
import { anyTextKind } from '#core/fields/text.ts'
import { failureText, type CallFailure } from '#ui/answer.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { RadioCards } from '#ui/inputs/choice-inputs.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { sendAnswers, type Deposits, type Given, type Question } from './deposit-calls.ts'
import { BankTexts, useNameOf } from './legend.tsx'
import * as words from './words.ts'

const MOST_LETTERS = 300

interface Typed {
  readonly says: string
  readonly words: string
}

interface DepositFormProps {
  readonly leadId: string
  readonly questions: readonly Question[]
  readonly back: ReactNode
  readonly onSaved: (deposits: Deposits) => void
  /** One of the questions is not asked any more, or was answered otherwise on another device. */
  readonly onOvertaken: () => void
}

export function DepositForm({ leadId, questions, back, onSaved, onOvertaken }: DepositFormProps) {
  const t = useWords(words)
  const language = useLanguage()
  const nameOf = useNameOf()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>(() =>
    Object.fromEntries(
      questions.map(({ id, says, words: written }) => [id, { says: says ?? '', words: written }]),
    ),
  )
  const [checked, setChecked] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const of = ({ id }: Question): Typed => typed[id] ?? { says: '', words: '' }
  const wrong = (question: Question): 'chooseOne' | 'sayWhat' | null => {
    const { says, words: written } = of(question)
    return says === '' ? 'chooseOne' : says === 'other' && !written.trim() ? 'sayWhat' : null
  }
  const put = (question: Question, change: Partial<Typed>) =>
    setTyped((before) => ({ ...before, [question.id]: { ...of(question), ...change } }))

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    setChecked(true)
    const at = questions.findIndex((question) => wrong(question))
    const first = questions[at]
    if (first) {
      const field = wrong(first) === 'sayWhat' ? `words-${at}` : `says-${at}`
      form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
      return
    }
    sending.current = true
    setBusy(true)
    setFailure(null)
    const answers = questions.map((question): Given => {
      const { says, words: written } = of(question)
      const choice = creditWordChoices.find(({ value }) => value === says)!
      return {
        id: question.id,
        says: choice.value,
        words: says === 'other' ? written.trim() : '',
        was: { says: question.says, words: question.words },
      }
    })
    const answer = await sendAnswers(leadId, answers)
    sending.current = false
    setBusy(false)
    if (answer.ok) return onSaved(answer.value)
    if (answer.refusal.kind === 'problem' && answer.refusal.status === 409) return onOvertaken()
    setFailure(answer.refusal)
  }
  return (
    <form ref={form} onSubmit={(event) => void send(event)} noValidate>
      {questions.map((question, at) => {
        const problem = checked ? wrong(question) : null
        const { says, words: written } = of(question)
        return (
          <section className="card deposit" key={question.id}>
            <RadioCards
              id={`says-${at}`}
              label={nameOf(question)}
              hint={<BankTexts question={question} />}
              choices={creditWordChoices}
              value={says}
              error={problem === 'chooseOne' ? t('chooseOne') : undefined}
              onChange={(value) => put(question, { says: value })}
            />
            {says === 'other' && (
              <TextInput
                id={`words-${at}`}
                kind={anyTextKind}
                label={t('wordsLabel')}
                hint={t('wordsHint')}
                value={written}
                error={problem === 'sayWhat' ? t('sayWhat') : undefined}
                autoComplete="off"
                onChange={(text) => put(question, { words: text.slice(0, MOST_LETTERS) })}
              />
            )}
          </section>
        )
      })}
      {failure && (
        <Notice kind="danger" live>
          {failureText(failure, language)}
        </Notice>
      )}
      <div className="actions">
        <Button type="submit" busy={busy && t('sending')}>
          {t(questions.length === 1 ? 'sendOne' : 'sendMany')}
        </Button>
        {back}
      </div>
    </form>
  )
}
