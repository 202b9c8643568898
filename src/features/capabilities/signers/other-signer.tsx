// Somebody else who has to sign: name and e-mail, Send and Cancel (specification 2, section 2).
import { useState } from 'react'
import { useParams } from '#ui/router.tsx'
import type { Texts } from '#core/contract/field-set.ts'
import { writeModel } from '#core/contract/write-model.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { refusedFields } from '#ui/refused-fields.ts'
import { todayHere } from '#ui/today.ts'
import { useFocusAfter } from '#ui/use-focus-after.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { SignerCalls } from './contract.ts'
import { otherFields, type OtherField } from './other-fields.ts'
import type { SignerPaths } from './paths.ts'
import * as words from './words.ts'

const ids = ['otherName', 'otherEmail'] as const satisfies readonly OtherField[]
const OPENER = 'other-signer'
const nothing: Texts<OtherField> = {}

export function OtherSigner({ code, paths }: { code: string; paths: SignerPaths }) {
  const t = useWords(words)
  const language = useLanguage()
  const { contact } = useParams()
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState(nothing)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Readonly<Partial<Record<OtherField, string>>>>({})
  const [problem, setProblem] = useState('')
  const [told, setTold] = useState<string>()
  const focusAfter = useFocusAfter()
  const open = () => {
    setTold(undefined)
    setOpened(true)
    focusAfter(ids[0])
  }
  const close = () => {
    setOpened(false)
    focusAfter(OPENER)
    setTyped(nothing)
    setErrors({})
    setProblem('')
  }
  const send = async () => {
    if (busy) return
    setBusy(true)
    setProblem('')
    setErrors({})
    const model = writeModel(otherFields, typed, ids, todayHere())
    const answer = await call<SignerCalls['sendOther']>(paths.sendOther, {
      link: code,
      ...(contact && { id: contact }),
      model,
    })
    setBusy(false)
    if (answer.ok) {
      setTold(typed.otherName ?? '')
      return close()
    }
    const refused = refusedFields(otherFields, answer.refusal, language)
    setErrors(refused.byField)
    setProblem(refused.problem)
    const first = ids.find((id) => refused.byField[id])
    if (first) focusAfter(first)
  }
  if (!opened)
    return (
      <>
        {told && (
          <Notice kind="ok" live>
            {t('otherSent', { name: told })}
          </Notice>
        )}
        <div className="actions">
          <Button id={OPENER} look="quiet" onClick={open}>
            {t('other')}
          </Button>
        </div>
      </>
    )
  return (
    <section className="card" aria-labelledby="other-title">
      <h2 id="other-title">{t('otherTitle')}</h2>
      <p className="small muted">{t('otherText')}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        {ids.map((id) => (
          <TextInput
            key={id}
            id={id}
            kind={otherFields[id].kind}
            label={t(id)}
            value={typed[id] ?? ''}
            onChange={(text) => setTyped((before) => ({ ...before, [id]: text }))}
            error={errors[id]}
            autoComplete="off"
          />
        ))}
        {problem && (
          <Notice kind="danger" live>
            {problem}
          </Notice>
        )}
        <div className="actions">
          <Button type="submit" busy={busy && t('sending')}>
            {t('otherSend')}
          </Button>
          <Button look="quiet" onClick={close}>
            {t('otherCancel')}
          </Button>
        </div>
      </form>
    </section>
  )
}
