// The application in the browser: what was typed, what the server has, and the queue of saves between them. Without React, so that tests can drive it.
import type { Fields } from '#core/contract/field-set.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { fieldOfPath, type TypedAnswers } from '#core/contract/write-model.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'
import type { Flow } from '#core/flow/flow.ts'
import type { Masks } from '#core/flow/typed-answers.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { CallFailure } from '#ui/answer.ts'
import type { StoredItems } from '#ui/stored-items.ts'
import type { Progress, Saved } from './contract.ts'
import { derivedAnswers } from './derived-answers.ts'
import { pageAnswers, unsavedFields } from './page-answers.ts'
import { emptyQueue, onEvent, sendable, type PageSave, type SaveEvent, type SaveQueue } from './save-queue.ts'

export interface ApplicationState {
  /** The fields whose kinds are loaded: those of the pages that were shown. */
  readonly fields: Partial<Fields<FieldId>>
  readonly typed: TypedAnswers
  /** What the person gave or changed here; nothing that comes from elsewhere overwrites it. */
  readonly touched: ReadonlySet<FieldId>
  /** The texts that the server has acknowledged. */
  readonly acknowledged: TypedAnswers
  readonly masks: Masks
  readonly queue: SaveQueue
  /** '' while unknown. */
  readonly mqlType: string
  readonly stage: string
  readonly bankState: string
  readonly variant: 'finicity' | 'plaid'
  /** The page that the server answered last. */
  readonly serverPage: number | null
  /** A save that was not taken: the page to go back to and its messages. */
  readonly refusal: {
    readonly page: number
    readonly errors: Readonly<Partial<Record<FieldId, string>>>
    readonly failure: CallFailure
  } | null
  /** Another window saved this application. */
  readonly elsewhere: boolean
  /** Staff corrected where messages go: the application opens by a fresh link, and this window waits for that. */
  readonly renewed: boolean
  /** Opened by a bare lead id in a browser that does not hold its session: bank, documents and offers stay closed here (decision 5). */
  readonly visiting: boolean
}

export interface ApplicationParts {
  readonly flow: Flow<FieldId, never>
  /** The fields of the first page. */
  readonly fields: Partial<Fields<FieldId>>
  readonly send: (save: PageSave, state: ApplicationState) => Promise<Outcome<Saved, CallFailure>>
  readonly load: (leadId: string) => Promise<Outcome<Progress, CallFailure>>
  readonly stored: StoredItems
  /** An answer was typed: what the browser may keep of it. */
  readonly keep: (id: FieldId, text: string) => void
  readonly today: () => IsoDate
  readonly newKey: () => string
  readonly random: () => number
  /** Runs later and answers how to stop that. */
  readonly later: (ms: number, run: () => void) => () => void
  /** Tells the other windows of this browser. */
  readonly tell: (message: { leadId: string; revision: number }) => void
  readonly variant: 'finicity' | 'plaid'
}

export type Application = ReturnType<typeof createApplication>

export function createApplication(parts: ApplicationParts) {
  const begun: ApplicationState = {
    fields: parts.fields,
    typed: {},
    touched: new Set(),
    acknowledged: {},
    masks: {},
    queue: emptyQueue,
    mqlType: '',
    stage: '',
    bankState: '',
    variant: parts.variant,
    serverPage: null,
    refusal: null,
    elsewhere: false,
    visiting: false,
    renewed: false,
  }
  let state = begun
  const listeners = new Set<() => void>()
  let left = false
  let stopWaiting = () => {}

  const set = (change: Partial<ApplicationState>) => {
    state = { ...state, ...change }
    listeners.forEach((listener) => listener())
  }
  const happen = (event: SaveEvent, change: Partial<ApplicationState> = {}) => {
    set({ ...change, queue: onEvent(state.queue, event) })
    pump()
  }
  const pump = () => {
    const save = sendable(state.queue)
    if (save) {
      set({ queue: onEvent(state.queue, { kind: 'sent' }) })
      void parts.send(save, state).then((outcome) => settle(save, outcome))
    } else if (state.queue.pause > 0 && state.queue.stopped === 'no') {
      stopWaiting()
      stopWaiting = parts.later(state.queue.pause, () => happen({ kind: 'waited' }))
    }
  }

  const settle = (save: PageSave, outcome: Outcome<Saved, CallFailure>): void => {
    if (left) return
    if (outcome.ok) {
      const { leadid: leadId, revision, mql_type: mqlType, page } = outcome.value
      parts.stored.set('leadid', leadId)
      parts.stored.set('mql_type', mqlType)
      const acknowledged = { ...state.acknowledged, ...save.typed }
      happen(
        { kind: 'answered', leadId, revision },
        { mqlType, serverPage: page, acknowledged, elsewhere: false },
      )
      parts.tell({ leadId, revision })
      return
    }
    const failure = outcome.refusal
    if (failure.kind !== 'problem' || failure.status >= 500 || failure.status === 429) {
      const afterMs = failure.kind === 'problem' ? (failure.retryAfterSeconds ?? 0) * 1000 : 0
      return happen({ kind: 'unanswered', afterMs, random: parts.random() })
    }
    if (failure.code === 'changed-elsewhere') return happen({ kind: 'conflict', revision: null })
    const sole = isSoleProprietor(state.typed.classification)
    const errors: Partial<Record<FieldId, string>> = {}
    for (const { field, message } of failure.errors) {
      const id = fieldOfPath(state.fields, field, sole)
      if (id) errors[id] = message
    }
    const wrong = parts.flow.steps.find((step) => step.fields?.some(({ field }) => errors[field]))
    const renewed = state.renewed || failure.code === 'link-renewed'
    happen({ kind: 'refused' }, { renewed, refusal: { page: wrong?.page ?? save.page, errors, failure } })
  }

  /** Puts in what the server knows; an answer of the person stays (decision 5). */
  const adopt = (progress: Progress, overTouched: boolean) => {
    if (left) return
    const { appdata } = progress
    const answers: Partial<Record<FieldId, string>> = progress.answers ?? {
      businessName: appdata.name,
      businessAddress: appdata.address,
      businessState: appdata.state,
      monthlySales: appdata.monthly_sales,
    }
    const typed: Partial<Record<FieldId, string>> = { ...state.typed }
    for (const [id, text] of Object.entries(answers) as [FieldId, string][])
      if (text !== '' && (overTouched || !state.touched.has(id))) typed[id] = text
    parts.stored.set('leadid', progress.leadid)
    parts.stored.set('mql_type', appdata.mql_type)
    happen(
      { kind: 'known', leadId: progress.leadid, revision: progress.revision },
      {
        typed,
        touched: overTouched ? new Set<FieldId>() : state.touched,
        acknowledged: answers,
        masks: progress.masks ?? {},
        mqlType: appdata.mql_type,
        stage: progress.stage ?? '',
        bankState: progress.bank_state ?? '',
        variant: progress.variant,
        serverPage: progress.page,
        elsewhere: false,
        visiting: !progress.answers,
        refusal: null,
        renewed: false,
      },
    )
  }

  const reload = async (leadId: string, overTouched = false): Promise<Outcome<Progress, CallFailure>> => {
    const loaded = await parts.load(leadId)
    if (loaded.ok) adopt(loaded.value, overTouched)
    return loaded
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const hasUnsaved = () => state.queue.waiting.length > 0

  return {
    state: () => state,
    /** How it began, as the ready-made page has it: parts of that are taken over after the first answers were filled in. */
    begun: () => begun,
    subscribe,

    /** A page with more fields was loaded. */
    learn: (fields: Partial<Fields<FieldId>>) => set({ fields: { ...state.fields, ...fields } }),

    /** An answer changes by the person's hand; what follows from it (title, start of business) changes along. */
    type: (id: FieldId, text: string) => {
      if ((state.typed[id] ?? '') === text) return
      const touched = new Set(state.touched).add(id)
      const typed = { ...state.typed, [id]: text }
      parts.keep(id, text)
      const errors = { ...state.refusal?.errors, [id]: undefined }
      set({
        typed: { ...typed, ...derivedAnswers(id, state.typed, typed, touched, parts.today()) },
        touched,
        refusal: state.refusal && { ...state.refusal, errors },
      })
    },

    /** Fills what is empty and was not touched: a kept contact, an amount from the address. */
    suggest: (texts: TypedAnswers) => {
      const typed: Partial<Record<FieldId, string>> = { ...state.typed }
      for (const [id, text] of Object.entries(texts) as [FieldId, string][])
        if (!typed[id] && !state.touched.has(id) && text !== '') typed[id] = text
      set({ typed })
    },

    /** A page's answers are right: queues its save. Pages after the questions only tell how far the person is. */
    finishPage: (page: number, more?: Readonly<Record<string, string>>) => {
      const { typed, sent } = pageAnswers(parts.flow, page, { ...state, today: parts.today() })
      const save: PageSave = {
        key: parts.newKey(),
        page,
        typed: sent,
        fields: Object.keys(sent) as FieldId[],
        more,
      }
      happen({ kind: 'finished', save }, { typed, refusal: null })
    },

    reload,
    /** Reads anew where the application stands (bank, offers); answers stay as they are here. */
    lookAgain: async () => {
      const loaded = await parts.load(state.queue.leadId ?? '')
      if (left || !loaded.ok) return
      const { stage = '', bank_state: bankState = '', page: serverPage } = loaded.value
      set({ stage, bankState, serverPage, mqlType: loaded.value.appdata.mql_type })
    },
    /** 'Keep mine': my answers are merged over the other window's, field by field. */
    keepMine: () => happen({ kind: 'keep-mine' }),
    /** 'Take the other': what the other window saved replaces what was typed here. */
    takeOther: async () => {
      const { leadId } = state.queue
      happen({ kind: 'take-other' })
      return leadId ? reload(leadId, true) : null
    },
    /**
     * Goes on after the lead id was withdrawn and the fresh link opened in this browser. Only what the server never had stays as it was
     * typed: an acknowledged answer may be the very one that was corrected.
     */
    rejoin: async (): Promise<Outcome<Progress, CallFailure>> => {
      const loaded = await parts.load(state.queue.leadId ?? '')
      if (!loaded.ok) return loaded
      const mine = unsavedFields(state)
      const typed = Object.fromEntries(mine.map((id) => [id, state.typed[id]]))
      set({ typed, touched: new Set(mine) })
      adopt(loaded.value, false)
      return loaded
    },
    /** A call of any page was told that the lead id was withdrawn. */
    linkRenewed: () => set({ renewed: true }),
    retryNow: () => {
      stopWaiting()
      if (state.queue.pause > 0) happen({ kind: 'waited' })
    },
    /** Another window tells that it saved: taken over quietly unless something here is not saved yet. */
    heard: (message: { leadId: string; revision: number }) => {
      const { leadId, revision, waiting } = state.queue
      if (message.leadId !== leadId || (revision !== null && message.revision <= revision)) return
      if (waiting.length || unsavedFields(state).some((id) => state.touched.has(id))) set({ elsewhere: true })
      else void reload(leadId, true)
    },
    hasUnsaved,
    /** Runs once no save waits any more, which may be now; answers how to stop that. */
    whenSaved: (run: () => void) => {
      const look = () => {
        if (hasUnsaved()) return
        stop()
        run()
      }
      const stop = subscribe(look)
      look()
      return stop
    },
    /** A new application takes its place: a late answer must not bring this one back. */
    leave: () => {
      left = true
      stopWaiting()
    },
    dispose: () => {
      stopWaiting()
      listeners.clear()
    },
  }
}
