// What was written both ways, and a message to whoever looks after the application.
import { useState, type FormEvent } from 'react'
import type { Brand } from '#core/flow/brand.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { withoutNumbers } from '#core/fields/numbers-in-text.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { ContactLine } from '#ui/frame/contact-line.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { describing, Field } from '#ui/inputs/field.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { Application, PartProps } from './part-props.ts'
import type { writeMessage } from './contract.ts'
import * as paths from './paths.ts'
import { momentOf } from './portal-days.ts'
import { useDo } from './use-portal.ts'
import * as words from './words.ts'

/** How many stand open; the older ones are one press away. */
const IN_SIGHT = 3

export function MessagesCard({ application, brand, refresh }: PartProps & { brand: Brand }) {
  const t = useWords(words)
  const [all, setAll] = useState(false)
  const { messages, manager, stage } = application
  const shown = all ? messages : messages.slice(-IN_SIGHT)
  return (
    <section className="card">
      <h2>{t('messagesTitle')}</h2>
      {/* Nobody takes on what has ended. */}
      {(manager || !isClosed(stage)) && (
        <p className="small">{manager ? t('manager', { name: manager }) : t('noManager')}</p>
      )}
      {messages.length === 0 && <p className="muted small">{t('messagesNone')}</p>}
      {shown.length < messages.length && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {t('older', { count: messages.length - shown.length })}
        </Button>
      )}
      <ol className="thread">
        {shown.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      <Write id={application.id} refresh={refresh} />
      {(brand.phone || brand.email) && (
        <p className="small">
          <ContactLine brand={brand} sentence={`${t('call')} {contact}`} />
        </p>
      )}
    </section>
  )
}

function Message({ message: { at, from, title, text } }: { message: Application['messages'][number] }) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <li className={from}>
      <span className="xs muted">
        {t(from)} · <time dateTime={at}>{momentOf(at, language)}</time>
      </span>
      {title ? (
        <details>
          <summary>{title}</summary>
          <p className="letter">{text}</p>
        </details>
      ) : (
        <p className="letter">{text}</p>
      )}
    </li>
  )
}

function Write({ id, refresh }: { id: string; refresh: () => void }) {
  const t = useWords(words)
  const language = useLanguage()
  const [text, setText] = useState('')
  const [said, setSaid] = useState<'sent' | 'hidden' | null>(null)
  const { busy, failure, run } = useDo()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSaid(null)
    // Hidden before it leaves this device; the server does the same.
    const safe = withoutNumbers(text)
    const sent = await run('write', () => call<typeof writeMessage>(paths.writeMessage, { id, text: safe }))
    if (!sent) return
    setText('')
    setSaid(safe === text ? 'sent' : 'hidden')
    refresh()
  }
  const error =
    failure?.kind === 'problem' ? failure.errors.find(({ field }) => field === 'text')?.message : undefined
  const field = { id: 'portal-text', label: t('messageLabel'), hint: t('messageHint'), error }
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Field field={field}>
        <div className="input">
          <textarea
            {...describing(field)}
            id={field.id}
            name={field.id}
            rows={3}
            maxLength={4000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </div>
      </Field>
      {failure && !error && (
        <Notice kind="danger" live>
          {failureText(failure, language)}
        </Notice>
      )}
      {said && (
        <Notice kind="ok" live>
          {t('messageSent')} {said === 'hidden' && t('messageHidden')}
        </Notice>
      )}
      <Button type="submit" look="line" busy={busy !== null && t('sending')}>
        {t('send')}
      </Button>
    </form>
  )
}
