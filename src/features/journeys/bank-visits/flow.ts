// The links to the bank as data: the steps that each puts in order, and its calls (specification 2, sections 4 and 7).
import { post } from '#core/contract/api-route.ts'
import {
  documentsAndFinish,
  explanation,
  finish,
  loading,
  opening,
  openingThatAdvances,
  widget,
  type BankVisitFlow,
} from '#features/capabilities/bank-visit/flow.ts'

const fourSteps = [opening, explanation, ...widget, finish]
/** A call when page 1 is left; an invalid link is told of on page 1. */
const fourStepsWithCall = [openingThatAdvances, explanation, loading, ...widget, finish]

/** The specification gives the two links to connect a bank no call of their own for opening them. */
const verifyLink = post('/api/bank-verification/verify-link')

export const bankVisitFlows = [
  {
    id: 'bank-verification',
    api: 'bank-verification',
    steps: [opening, explanation, ...widget, ...documentsAndFinish],
    calls: { verify: verifyLink, completed: post('/api/bank-verification/finish') },
  },
  {
    id: 'connect-bank',
    api: 'bank-verification',
    steps: fourSteps,
    calls: { verify: verifyLink, completed: post('/api/bank-verification/finish') },
  },
  {
    id: 'connect-bank-opportunity',
    api: 'connect-bank-opportunity',
    steps: fourSteps,
    calls: { verify: verifyLink, completed: post('/api/connect-bank-opportunity/completed_plaid') },
  },
  {
    id: 'verify-bank-lead',
    api: 'plaid-lead-journey',
    steps: fourStepsWithCall,
    calls: {
      verify: post('/api/bank-verification/verify-bank-lead-link'),
      load: post('/api/bank-verification/lead_journey_load_plaid'),
      completed: post('/api/bank-verification/completed_plaid_lead'),
    },
  },
  {
    id: 'verify-bank-journey',
    api: 'plaid-journey',
    steps: fourStepsWithCall,
    calls: {
      verify: post('/api/bank-verification/verify-journey-link'),
      load: post('/api/bank-verification/journey_load_plaid'),
      completed: post('/api/bank-verification/journey_success_plaid'),
    },
  },
] as const satisfies readonly BankVisitFlow[]

export type BankVisit = (typeof bankVisitFlows)[number]['id']
