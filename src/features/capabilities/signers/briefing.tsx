// The briefing of a person's link: who asks for what, what is agreed to, and who else has to sign.
import { useState, type ReactNode } from 'react'
import { smsConsent } from '#core/words/consents/sms.ts'
import { fill } from '#core/words/words.ts'
import type { LinkScreenProps } from '#features/capabilities/link-visit/journey.ts'
import { CreditReportWording } from '#features/capabilities/questions/credit-report-questions.tsx'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { CheckboxInput } from '#ui/inputs/choice-inputs.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { SignerOpened } from './contract.ts'
import type { SignerFacts, SignerFlow } from './flow.ts'
import { OtherSigner } from './other-signer.tsx'
import type { SignerPaths } from './paths.ts'
import * as words from './words.ts'

type Props = LinkScreenProps<SignerFacts, SignerOpened>

/** What a flow asks for decides what the briefing announces. */
export const briefingOf = (flow: SignerFlow, paths: SignerPaths) => {
  const has = (id: string) => flow.steps.some((step) => step.id === id)
  return function BriefingOfFlow(props: Props) {
    return <Briefing {...props} paths={paths} details={has('owner')} signature={has('signature')} />
  }
}

interface BriefingProps extends Props {
  readonly paths: SignerPaths
  readonly details: boolean
  readonly signature: boolean
}

function Briefing({ opened, facts, brand, leadId, paths, details, signature, tell, next }: BriefingProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [agreed, setAgreed] = useState(facts.agreed ? 'true' : '')
  const [sms, setSms] = useState(facts.sms ? 'true' : '')
  const [creditReport, setCreditReport] = useState(facts.creditReport ? 'true' : '')
  const [refused, setRefused] = useState(false)
  const business = opened.business_name || brand.name
  const named = { brand: brand.name }
  const goOn = () => {
    if (agreed !== 'true') return setRefused(true)
    tell({
      agreed: true,
      sms: sms === 'true',
      ...(details && { creditReport: creditReport === 'true' }),
    })
    next()
  }
  return (
    <div className="prose">
      <StepTitle>{t('briefingTitle', { business })}</StepTitle>
      <p className="lede">{t('briefingLede', { business })}</p>
      <section className="card">
        <h2>{t('asksTitle')}</h2>
        <ul>
          {details && <li>{t('asksDetails')}</li>}
          {signature && <li>{t('asksSignature')}</li>}
        </ul>
        <p>
          {t('role')} <b>{t(`role.${facts.role}`)}</b>
          {opened.pgname && `, ${opened.pgname}`}
        </p>
        <p className="small muted">{t('private')}</p>
      </section>
      <Notice>{t('spouse')}</Notice>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          goOn()
        }}
      >
        <CheckboxInput
          id="agreement"
          label={<Agreement />}
          value={agreed}
          onChange={(value) => {
            setAgreed(value)
            setRefused(false)
          }}
          error={refused ? t('mustAgree') : undefined}
        />
        <CheckboxInput
          id="smsConsent"
          label={
            <>
              <b>{t('smsLabel')}.</b> {fill(smsConsent[language], named)}
            </>
          }
          value={sms}
          onChange={setSms}
          required={false}
        />
        {details && (
          <CheckboxInput
            id="creditReport"
            label={<CreditReportWording name={t('creditReportLabel')} brand={brand} />}
            value={creditReport}
            onChange={setCreditReport}
            required={false}
          />
        )}
        <div className="actions">
          <Button type="submit">
            {facts.role === 'guarantor' && opened.pgname
              ? t('signForPerson', { name: opened.pgname })
              : t('signForBusiness', { business })}
          </Button>
        </div>
      </form>
      <OtherSigner code={leadId} paths={paths} />
    </div>
  )
}

/** Ticking it agrees; each wording is a page of its own, opened beside this one. */
function Agreement() {
  const t = useWords(words)
  const to: Readonly<Record<string, ReactNode>> = {
    agreement: <Wording kind="agreement">{t('agreementName')}</Wording>,
    eSign: <Wording kind="e-sign">{t('eSignName')}</Wording>,
    privacy: <Wording kind="privacy">{t('privacyName')}</Wording>,
  }
  return t('agreement')
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 ? <span key={part}>{to[part]}</span> : part))
}

const Wording = ({ kind, children }: { kind: string; children: ReactNode }) => (
  <a href={`/business/legal/${kind}`} target="_blank" rel="noreferrer">
    {children}
  </a>
)
