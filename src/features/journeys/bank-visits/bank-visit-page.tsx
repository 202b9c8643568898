// The links to the bank in the browser.
import type { ComponentType } from 'react'
import { bankVisitPage } from '#features/capabilities/bank-visit/bank-visit-page.tsx'
import type { LinkPageProps } from '#features/capabilities/link-visit/journey.ts'
import { bankVisitFlows, type BankVisit } from './flow.ts'

export const bankVisitPages = Object.fromEntries(
  bankVisitFlows.map((flow) => [flow.id, bankVisitPage(flow)]),
) as Record<BankVisit, ComponentType<LinkPageProps>>
