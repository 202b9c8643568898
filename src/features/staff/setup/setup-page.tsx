// What is set up on this server and whether it works: for admins, who may not be those that can read its log.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#core/contract/endpoint.ts'
import { en } from '#core/words/setup/en.ts'
import { es } from '#core/words/setup/es.ts'
import type { CallFailure } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Skeleton } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import { calls } from '../room/calls.ts'
import { Card, Table } from '../room/card.tsx'
import { Failure } from '../room/failure.tsx'
import { Room } from '../room/room.tsx'
import { useStaffWords } from '../room/words.ts'
import { hintOf } from './hint-of.ts'
import type { readSetup, sendTestMail, trySetup } from './setup-contract.ts'

const words = { en, es }
type Seen = ResponseOf<typeof readSetup>

export function SetupPage() {
  const t = useStaffWords()
  const w = useWords(words)
  const { data, error, refetch } = useQuery({
    queryKey: ['setup'],
    queryFn: ({ signal }) => calls.setup({}, signal),
  })
  return (
    <Room title={t('setup')} lede={w('lede')}>
      <Failure failure={error} onRetry={() => void refetch()} />
      {!data && !error && <Skeleton label={t('loading')} lines={5} />}
      {data && (
        <>
          <Findings findings={data.findings} />
          <Providers addresses={data.addresses} />
          <Addresses addresses={data.addresses} />
          {data.mail && <TestMail />}
        </>
      )}
    </Room>
  )
}

function Findings({ findings }: Pick<Seen, 'findings'>) {
  const w = useWords(words)
  return (
    <Card title={w('settings')}>
      {findings.some(({ wrong }) => wrong) || <Notice kind="ok">{w('settingsOk')}</Notice>}
      {findings.length > 0 && (
        <Table
          label={w('settings')}
          columns={[{ head: w('outcome') }, { head: w('finding') }, { head: w('setting') }]}
          rows={findings.map(({ key, wrong, of, settings }) => ({
            key: [key, ...settings].join(),
            cells: [
              w(wrong ? 'wrong' : 'off'),
              w(key as keyof typeof en, { of }),
              <code key="settings">{settings.join(', ')}</code>,
            ],
          }))}
        />
      )}
    </Card>
  )
}

function Providers({ addresses }: Pick<Seen, 'addresses'>) {
  const w = useWords(words)
  const trial = useMutation<ResponseOf<typeof trySetup>, CallFailure>({
    mutationFn: () => calls.trySetup({}),
  })
  const name = (provider: string) => {
    const key = `name.${provider}`
    return key in en ? w(key as keyof typeof en) : provider
  }
  return (
    <Card title={w('providers')}>
      <p className="muted small">{w('providersLede')}</p>
      <p>
        <Button busy={trial.isPending && w('trying')} onClick={() => trial.mutate()}>
          {w('try')}
        </Button>
      </p>
      <Failure failure={trial.error} />
      <div aria-live="polite">
        {trial.data && (
          <Table
            label={w('providers')}
            columns={[
              { head: w('provider') },
              { head: w('outcome') },
              { head: w('code') },
              { head: w('hint') },
            ]}
            rows={trial.data.tried.map((each) => {
              const hint = hintOf(each, addresses)
              return {
                key: each.provider,
                cells: [
                  name(each.provider),
                  w(each.outcome),
                  each.code,
                  hint && w(hint.word, { address: hint.address }),
                ],
              }
            })}
          />
        )}
      </div>
    </Card>
  )
}

function Addresses({ addresses }: Pick<Seen, 'addresses'>) {
  const w = useWords(words)
  return (
    <Card title={w('addresses')}>
      <p className="muted small">{w(addresses.length ? 'addressesLede' : 'noAddresses')}</p>
      {addresses.length > 0 && (
        <Table
          label={w('addresses')}
          columns={[{ head: w('provider') }, { head: w('use') }, { head: w('address') }]}
          rows={addresses.map(({ vendor, what, address }) => ({
            key: vendor + what,
            cells: [vendor, w(`what.${what}`), <code key="address">{address}</code>],
          }))}
        />
      )}
    </Card>
  )
}

function TestMail() {
  const w = useWords(words)
  const mail = useMutation<ResponseOf<typeof sendTestMail>, CallFailure>({
    mutationFn: () => calls.testMail({}),
  })
  return (
    <Card title={w('mail')}>
      <p className="muted small">{w('mailLede')}</p>
      <p>
        <Button look="line" busy={mail.isPending && w('sendingMail')} onClick={() => mail.mutate()}>
          {w('sendMail')}
        </Button>
      </p>
      <Failure failure={mail.error} />
      {mail.data && (
        <Notice kind={mail.data.sent ? 'ok' : 'danger'} live>
          {mail.data.sent ? w('mailSent') : w('mailRefused', { code: mail.data.code ?? '' })}
        </Notice>
      )}
    </Card>
  )
}
