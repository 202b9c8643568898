// The application in the browser: what was typed, what the server has, and the queue of saves between them. Without React, so that tests can drive it.
import type { Fields } from '#core/contract/field-set.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { fieldOfPath, type TypedAnswers } from '#core/contract/write-model.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { CallFailure } from '#ui/answer.ts'
import type { ApplicationParts, ApplicationState } from './application-state.ts'
import type { Progress, Saved } from './contract.ts'
import { atMostEvery } from './at-most-every.ts'
import { pageAnswers, typedSoFar, unsavedFields } from './page-answers.ts'
import { emptyQueue, onEvent, sendable, staying, type PageSave, type SaveEvent } from './save-queue.ts'

export type { ApplicationState }

/** Milliseconds between two saves of what is being typed. */
const KEEP_EVERY_MS = 2000

/** Whether an answer of the person has not reached the server. */
export const hasUnsavedAnswers = (state: ApplicationState): boolean =>
  unsavedFields(state).some((id) => state.touched.has(id))

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
  /** What was typed since a field was left, and what that filled in beside it: it may be half a text ('MA' of 'Maine'). */
  const typing = new Set<FieldId>()
  /** What the server did not take while it was typed: the page's Continue says why. */
  let notTaken: TypedAnswers = {}

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
    const code = failure.kind === 'problem' ? failure.code : ''
    if (failure.kind !== 'problem' || failure.status >= 500 || failure.status === 429) {
      const afterMs = failure.kind === 'problem' ? (failure.retryAfterSeconds ?? 0) * 1000 : 0
      return happen({ kind: 'unanswered', afterMs, random: parts.random() })
    }
    if (save.partial && code !== 'link-renewed') {
      notTaken = { ...notTaken, ...save.typed }
      return happen({ kind: 'dropped' })
    }
    if (code === 'changed-elsewhere') return happen({ kind: 'conflict', revision: null })
    const sole = isSoleProprietor(state.typed.classification)
    const errors: Partial<Record<FieldId, string>> = {}
    for (const { field, message } of failure.errors) {
      const id = fieldOfPath(state.fields, field, sole)
      if (id) errors[id] = message
    }
    const wrong = parts.flow.steps.find((step) => step.fields?.some(({ field }) => errors[field]))
    const renewed = state.renewed || code === 'link-renewed'
    happen({ kind: 'refused' }, { renewed, refusal: { page: wrong?.page ?? save.page, errors, failure } })
  }

  /** Puts in what the server knows; an answer of the person stays (spec 214). */
  const adopt = (progress: Progress, overTouched: boolean) => {
    if (left) return
    const { appdata } = progress
    const answers: Partial<Record<FieldId, string>> = progress.answers ?? {
      businessName: appdata.name,
      businessAddress: appdata.address,
      businessState: appdata.state,
      monthlySales: appdata.monthly_sales,
    }
    const masks = progress.masks ?? {}
    // Whoever takes the server's answers keeps none beside them, a number that is shown as a mask least of all.
    const typed: Partial<Record<FieldId, string>> = overTouched && progress.answers ? {} : { ...state.typed }
    // A mask does not say that what was saved from here is another one now.
    const savedHere = (Object.keys(masks) as FieldId[]).map((id) => [id, state.acknowledged[id]] as const)
    const acknowledged = overTouched ? answers : { ...answers, ...Object.fromEntries(savedHere) }
    for (const [id, text] of Object.entries(answers) as [FieldId, string][])
      if (text !== '' && (overTouched || !state.touched.has(id))) typed[id] = text
    parts.stored.set('leadid', progress.leadid)
    parts.stored.set('mql_type', appdata.mql_type)
    happen(
      { kind: 'known', leadId: progress.leadid, revision: progress.revision },
      {
        typed,
        touched: overTouched ? new Set<FieldId>() : state.touched,
        acknowledged,
        masks,
        mqlType: appdata.mql_type,
        stage: progress.stage ?? '',
        bankState: progress.bank_state ?? '',
        numbersKnown: progress.numbers_known,
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
  const hasWaiting = () => state.queue.waiting.length > 0

  /** Saves what stands so far of a page, once there is an application to save it to. */
  const keepTyped = atMostEvery(KEEP_EVERY_MS, parts.later, (page: number) => {
    if (left || !state.queue.leadId || state.visiting || state.renewed) return
    const typed = typedSoFar(
      parts.flow,
      { ...state, today: parts.today() },
      (id, text) =>
        !typing.has(id) &&
        notTaken[id] !== text &&
        // On its way already.
        !staying(state.queue).some((save) => save.typed[id] === text),
    )
    const fields = Object.keys(typed) as FieldId[]
    if (fields.length)
      happen({ kind: 'finished', save: { key: parts.newKey(), page, typed, fields, partial: true } })
  })

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
      typing.add(id)
      parts.keep(id, text)
      const errors = { ...state.refusal?.errors, [id]: undefined }
      set({ typed, touched, refusal: state.refusal && { ...state.refusal, errors } })
      parts.derive((rules) => {
        // Another text may stand there by now: what follows from it comes with it.
        if (state.typed[id] !== text) return
        set({ typed: { ...state.typed, ...rules.derivedAnswers(id, typed, touched) } })
        const start = rules.startOf([id], typed, parts.today())
        if (start) parts.keep('startMonth', start.startMonthNumber)
      })
    },

    /** A field of this page was left: what stands is kept at once, or with the next turn. */
    leaveField: (page: number) => {
      typing.clear()
      keepTyped(page)
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
    /** Reads again the state of the application (bank, offers); answers stay as they are here. */
    lookAgain: async () => {
      const loaded = await parts.load(state.queue.leadId ?? '')
      if (left || !loaded.ok) return
      const {
        stage = '',
        bank_state: bankState = '',
        numbers_known: numbersKnown,
        page: serverPage,
      } = loaded.value
      set({ stage, bankState, numbersKnown, serverPage, mqlType: loaded.value.appdata.mql_type })
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
      if (waiting.length || hasUnsavedAnswers(state)) set({ elsewhere: true })
      else void reload(leadId, true)
    },
    /** Leaving now would lose something. */
    hasUnsaved: () => !left && (hasWaiting() || hasUnsavedAnswers(state)),
    /** Runs once no save waits any more, which may be now; answers how to stop that. */
    whenSaved: (run: () => void) => {
      const look = () => {
        if (hasWaiting()) return
        stop()
        run()
      }
      const stop = subscribe(look)
      look()
      return stop
    },
    /** A new application takes its place, or its owner logged out: a late answer must not bring this one back. */
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
