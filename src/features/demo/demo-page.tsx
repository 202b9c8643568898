// The demo workspace's front page: every flow with a working link, the staff logins, the bank personas, the inbox.
import { useEffect, useState } from 'react'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { en } from '#core/words/demo/en.ts'
import { es } from '#core/words/demo/es.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { EmptyState, LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords, type Translate } from '#ui/words.tsx'
import type { demoCodeNow, demoGuide, demoInbox } from './contract.ts'
import * as paths from './paths.ts'
import './demo-page.css'

type Guide = ResponseOf<typeof demoGuide>
type Message = ResponseOf<typeof demoInbox>['messages'][number]
type Words = Translate<keyof typeof en>

const words = { en, es }

export function DemoPage() {
  const t = useWords(words)
  const [guide, setGuide] = useState<Guide | 'failed' | null>(null)
  useEffect(() => {
    void call<typeof demoGuide>(paths.demoGuide, {}).then((answer) =>
      setGuide(answer.ok ? answer.value : 'failed'),
    )
  }, [])
  useEffect(() => {
    document.title = t('title')
  }, [t])
  if (guide === null) return <LoadingBlock>{t('loading')}</LoadingBlock>
  if (guide === 'failed') return <Notice kind="danger" title={t('failed')} live />
  return (
    <div className="demo">
      <h1>{t('title')}</h1>
      <p className="lede">{t('lede')}</p>
      <Flows guide={guide} t={t} />
      <Staff guide={guide} t={t} />
      <Banks guide={guide} t={t} />
      <Inbox t={t} />
    </div>
  )
}

function Flows({ guide, t }: { guide: Guide; t: Words }) {
  const language = useLanguage()
  return (
    <section className="card" aria-labelledby="demo-flows">
      <h2 id="demo-flows">{t('flows')}</h2>
      <ul className="demo-flows">
        {guide.flows.map((flow) => (
          <li key={flow.id}>
            <a href={new URL(flow.url).pathname} target="_blank" rel="noreferrer">
              {flow.titles[language]}
            </a>
            {flow.accessCode && (
              <span className="small muted">
                {t('accessCode')} <code>{flow.accessCode}</code>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Staff({ guide, t }: { guide: Guide; t: Words }) {
  return (
    <section className="card" aria-labelledby="demo-staff">
      <h2 id="demo-staff">{t('staff')}</h2>
      <p className="small muted">{t('staffHint')}</p>
      <div className="demo-people">
        {guide.staff.map((member) => (
          <dl key={member.email}>
            <dt>{t('role')}</dt>
            <dd>
              <b>{roleName(member.role, t)}</b>
            </dd>
            <dt>{t('email')}</dt>
            <dd>
              <code>{member.email}</code>
            </dd>
            <dt>{t('password')}</dt>
            <dd>
              <code>{member.password}</code>
            </dd>
            <dt>{t('code')}</dt>
            <dd>
              <CodeNow email={member.email} t={t} />
            </dd>
            <dt>{t('authKey')}</dt>
            <dd>
              <code>{member.authKey}</code>
            </dd>
          </dl>
        ))}
      </div>
    </section>
  )
}

const roleName = (role: string, t: Words): string =>
  role === 'admin'
    ? t('roles_admin')
    : role === 'underwriter'
      ? t('roles_underwriter')
      : t('roles_representative')

function CodeNow({ email, t }: { email: string; t: Words }) {
  const [code, setCode] = useState<string | null>(null)
  const show = async () => {
    const answer = await call<typeof demoCodeNow>(paths.demoCodeNow, { email })
    if (!answer.ok) return
    setCode(answer.value.code)
    setTimeout(() => setCode(null), answer.value.secondsLeft * 1000)
  }
  return code ? (
    <code role="status">{code}</code>
  ) : (
    <Button look="quiet" onClick={() => void show()}>
      {t('newCode')}
      <span className="sr"> {email}</span>
    </Button>
  )
}

function Banks({ guide, t }: { guide: Guide; t: Words }) {
  const language = useLanguage()
  return (
    <section className="card" aria-labelledby="demo-banks">
      <h2 id="demo-banks">{t('banks')}</h2>
      <p className="small muted">{t('banksHint')}</p>
      <div className="demo-people">
        {guide.bankLogins.map((login) => (
          <dl key={login.persona}>
            <dt>{t('bank')}</dt>
            <dd>
              <b>{login.institution}</b>
            </dd>
            <dt>{t('username')}</dt>
            <dd>
              <code>{login.username}</code>
            </dd>
            <dt>{t('password')}</dt>
            <dd>
              <code>{login.password}</code>
              {login.code && <span className="small muted"> {t('secondFactor', { code: login.code })}</span>}
            </dd>
            <dt>{t('expect')}</dt>
            <dd>{login.expectations[language]}</dd>
          </dl>
        ))}
      </div>
    </section>
  )
}

function Inbox({ t }: { t: Words }) {
  const language = useLanguage()
  const [messages, setMessages] = useState<readonly Message[] | null>(null)
  const [shown, setShown] = useState(12)
  const load = async () => {
    const answer = await call<typeof demoInbox>(paths.demoInbox, {})
    if (answer.ok) setMessages(answer.value.messages)
  }
  useEffect(() => void load(), [])
  return (
    <section className="card" aria-labelledby="demo-inbox">
      <div className="demo-head">
        <h2 id="demo-inbox">{t('inbox')}</h2>
        <Button look="line" onClick={() => void load()}>
          {t('reload')}
        </Button>
      </div>
      <p className="small muted">{t('inboxHint')}</p>
      {messages?.length === 0 && <EmptyState title={t('inboxEmpty')}>{t('inboxEmptyHint')}</EmptyState>}
      <ul className="demo-inbox">
        {messages?.slice(0, shown).map((message) => (
          <li key={message.id}>
            <details>
              <summary>
                <b>{message.subject ?? message.text}</b>
                <span className="small muted">
                  {message.channel === 'sms' ? 'SMS' : t('email')} · {t('to', { to: message.to })} ·{' '}
                  {new Date(message.at).toLocaleString(language === 'es' ? 'es-US' : 'en-US')}
                </span>
              </summary>
              <p className="demo-message">{linked(message.text)}</p>
            </details>
          </li>
        ))}
      </ul>
      {messages && messages.length > shown && (
        <Button look="line" onClick={() => setShown(shown + 50)}>
          {t('older', { count: messages.length - shown })}
        </Button>
      )}
    </section>
  )
}

/** A message's text with its addresses as links, opened on this very server. */
const linked = (text: string) =>
  text.split(/(https?:\/\/[^\s<>"]+)/).map((part, at) =>
    /^https?:/.test(part) ? (
      <a key={at} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  )
