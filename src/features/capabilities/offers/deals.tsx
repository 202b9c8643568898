// The offers: one of them is chosen and saved, and may be changed until the contract is signed. Nothing is saved before the button is pressed.
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react'
import type { Brand } from '#core/flow/brand.ts'
import type { Language } from '#core/words/words.ts'
import { StillMissing } from '#features/capabilities/uploads/still-missing.tsx'
import { failureText } from '#ui/answer.ts'
import { Button } from '#ui/frame/button.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { ContractNotice, SIGNED } from './contract-notice.tsx'
import { ChooseBar } from './choose-bar.tsx'
import { DaysMoved } from './days-moved.tsx'
import { presetOf } from './deal-figures.ts'
import { DealTable } from './deal-table.tsx'
import { Explained } from './explained.tsx'
import { NoneFits } from './none-fits.tsx'
import type { WireDeal } from './contract.ts'
import { chooseOffer, isOvertaken, isSigned, type Chosen, type OfferStanding } from './offer-calls.ts'
import { canBeHad, OwnChoice } from './own-choice.tsx'
import { OfferHead } from './offer-head.tsx'
import { ReplaceSigned } from './replace-signed.tsx'
import { WhatNext } from './what-next.tsx'
import { WhichAccount } from './which-account.tsx'
import * as words from './words.ts'

interface DealsProps {
  readonly leadId: string
  readonly brand: Brand
  /** At least one offer stands in it. */
  readonly standing: OfferStanding
  /** What was asked for takes longer than it should. */
  readonly late: boolean
  readonly to: (step: string) => void
  /** The sliders are open from the beginning. */
  readonly sliding?: boolean
  readonly leadsTo?: (step: string) => boolean
  /** What was being set by the sliders before the offers changed; null where nothing was. */
  readonly wish?: WireDeal | null
  /** What is being set by the sliders now; null where a deal of the table is spoken of. */
  readonly onWish?: (deal: WireDeal | null) => void
  /** The choice was refused, because the offer changed meanwhile. */
  readonly onOvertaken: () => void
  readonly onChosen: () => void
}

/** Of a choice that was saved a moment ago, and not read back yet. */
const nothingOut = { stage: '', contract_url: '', done_so_far: [], chosen: null }

export function Deals({
  leadId,
  brand,
  standing,
  late,
  to,
  sliding: opened = false,
  leadsTo,
  wish = null,
  onWish = () => {},
  onOvertaken,
  onChosen,
}: DealsProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { offers, explanation } = standing
  const form = useId()
  const [chosen, setChosen] = useState<{ deal: WireDeal; nextStep: string; language: Language } | null>(null)
  const savedDeal = chosen?.deal ?? standing.chosen
  const saved = savedDeal?.id ?? ''
  const isOwn = saved !== '' && !offers.some(({ id }) => id === saved)
  // After a choice, and in another language, the offers are read again with their next step.
  const isFresh = standing.chosen?.id === saved || chosen?.language !== language
  const nextStep = isFresh ? standing.next_step : (chosen?.nextStep ?? standing.next_step)
  const signed = standing.stage === SIGNED
  const [picked, setPicked] = useState(saved || (presetOf(offers)?.id ?? ''))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [asking, setAsking] = useState(false)
  const [toBeTold, setToBeTold] = useState(standing.to_be_told)
  const [sliding, setSliding] = useState(
    opened || isOwn || (wish !== null && standing.choice !== null && canBeHad(standing.choice, wish)),
  )
  // What was touched last is what the bar speaks of.
  const [setting, setSetting] = useState(sliding)
  const [own, setOwn] = useState<WireDeal | null>(null)
  const [replacing, setReplacing] = useState<(() => void) | null>(null)
  const deal = offers.find(({ id }) => id === picked) ?? (picked === saved ? savedDeal : null)

  // What was read since counts for more than what was pressed here, once it knows of it: another device may have chosen anew.
  const unread = useRef(0)
  const catchUp = useEffectEvent(() => {
    if (!chosen) return
    unread.current += 1
    if (standing.chosen?.id !== chosen.deal.id && unread.current < 2) return
    unread.current = 0
    setChosen(null)
  })
  useEffect(() => catchUp(), [standing])
  useEffect(() => {
    if (saved) setPicked(saved)
  }, [saved])

  // The pressed button is gone once its offer is saved: the focus moves to the result, so that it is read out.
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) result.current?.focus()
  }, [chosen])

  const choose = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || (deal && deal.id === saved)) return
    if (!deal) {
      setProblem(t('mustSelect'))
      return event.currentTarget.querySelector('input')?.focus()
    }
    if (standing.signed_by.length) return setReplacing(() => () => void save(deal, true))
    await save(deal, false)
  }
  const save = async (of: WireDeal, replaceSigned: boolean) => {
    setBusy(true)
    setProblem('')
    const answer = await chooseOffer(leadId, of.id, replaceSigned)
    if (!answer.ok && isSigned(answer.refusal)) {
      setBusy(false)
      return askFirst(() => void save(of, true))
    }
    // Busy until the current state replaces this one.
    if (!answer.ok && isOvertaken(answer.refusal)) return onOvertaken()
    setBusy(false)
    if (!answer.ok) return setProblem(failureText(answer.refusal, language))
    settle(answer.value, of)
  }
  /** It was signed since the page was read: who did is read again meanwhile. */
  const askFirst = (goOn: () => void) => {
    setReplacing(() => goOn)
    onChosen()
  }
  const settle = (answer: Chosen, of: WireDeal) => {
    setChosen({ deal: of, nextStep: answer.next_step, language })
    setAsking(false)
    onChosen()
  }
  // What is to be done next is not the choice any more: one button of a page stands out.
  const hasNext =
    isFresh && saved !== '' && (standing.contract_url !== '' || standing.account_needed !== null)
  const bySliders = setting && sliding && standing.choice !== null
  const wished = useEffectEvent(() => onWish(bySliders ? own : null))
  useEffect(() => wished(), [bySliders, own])
  const pick = (id: string) => {
    setPicked(id)
    setSetting(false)
    setProblem('')
  }
  // What was not signed for is no offer any more.
  const shown = signed && savedDeal ? [savedDeal] : offers
  const table = {
    standing: { ...standing, offers: shown },
    form,
    picked: bySliders ? '' : picked,
    saved,
    onPick: pick,
    final: signed,
  }
  const spoken = deal ?? offers[0]!
  /** What the bar speaks of. */
  const named = signed ? savedDeal : bySliders ? own : deal
  const more = standing.max_amount !== null && standing.max_amount > spoken.amount
  return (
    <div className="offers-page">
      <OfferHead standing={standing} chosen={saved !== ''} />
      <div className="offers">
        {saved && (
          <div className="told" ref={result} tabIndex={-1}>
            <ContractNotice standing={isFresh ? standing : nothingOut} nextStep={nextStep} late={late} />
            {isFresh && standing.account_needed && (
              <WhichAccount leadId={leadId} accounts={standing.account_needed} onSaid={onChosen} />
            )}
            <StillMissing
              leadId={leadId}
              to={to}
              leadsTo={leadsTo}
              next={!standing.contract_url && !standing.account_needed}
            />
          </div>
        )}
        {!signed && (
          <DaysMoved
            since={standing.dates_moved_since}
            deal={standing.chosen ?? spoken}
            chosen={standing.chosen !== null}
          />
        )}
        <form id={form} onSubmit={(event) => void choose(event)}>
          <fieldset
            className="deals"
            role={signed ? undefined : 'radiogroup'}
            aria-label={t(signed ? 'yourChoice' : 'legend')}
          >
            <DealTable {...table} />
          </fieldset>
          <p className="apr-note">{t('aprNote')}</p>
        </form>
        {!signed && (
          <>
            {!bySliders && (
              <ChooseBar
                deal={deal}
                without={t(presetOf(offers) ? 'mustSelect' : 'noneBorne')}
                form={form}
                saved={saved === '' ? 'none' : saved === picked ? 'this' : 'other'}
                busy={busy}
                problem={problem}
                second={hasNext}
              />
            )}
            <div className="actions">
              {standing.choice && (
                <Button
                  look="line"
                  aria-expanded={sliding}
                  onClick={() => {
                    setSliding(!sliding)
                    setSetting(!sliding)
                  }}
                >
                  {t('ownOpen')}
                </Button>
              )}
              <Button look="quiet" aria-expanded={asking} onClick={() => setAsking(!asking)}>
                {t('noneFits')}
              </Button>
              <Button look="quiet" onClick={() => window.print()}>
                {t('print')}
              </Button>
            </div>
            {sliding && standing.choice && (
              <OwnChoice
                leadId={leadId}
                choice={standing.choice}
                saved={savedDeal}
                wish={wish}
                asked={standing.requested_amount}
                setting={setting}
                onSetting={() => setSetting(true)}
                busy={busy}
                onBusy={setBusy}
                onShow={setOwn}
                sales={standing.monthly_sales}
                onChosen={settle}
                onSigned={askFirst}
                signed={standing.signed_by.length > 0}
                second={hasNext}
                onOvertaken={onOvertaken}
              />
            )}
          </>
        )}
        <ReplaceSigned
          names={standing.signed_by}
          onReplace={
            replacing &&
            (() => {
              setReplacing(null)
              replacing()
            })
          }
          onKeep={() => setReplacing(null)}
        />
        {asking && !signed && <NoneFits leadId={leadId} brand={brand} told={toBeTold} onTold={setToBeTold} />}
        {!saved && <StillMissing leadId={leadId} to={to} leadsTo={leadsTo} />}
        {explanation?.bank_data === false &&
          explanation.reasons.map(({ code, text }) => (
            <p className="small muted" key={code}>
              {text}
            </p>
          ))}
        <div className="pair">
          <WhatNext
            standing={standing}
            deal={named ?? spoken}
            named={named !== null}
            chosen={saved !== '' && saved === named?.id}
          />
          {explanation?.bank_data && <Explained explanation={explanation} more={more} />}
        </div>
      </div>
    </div>
  )
}
