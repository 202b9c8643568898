// The links of the persons of an application in the browser.
import type { ComponentType } from 'react'
import type { LinkPageProps } from '#features/capabilities/link-visit/journey.ts'
import { signerPage } from '#features/capabilities/signers/signer-page.ts'
import { signerLinks, type Signer } from './flow.ts'

export const signerPages = Object.fromEntries(
  signerLinks.map(({ flow, paths, done }) => [flow.id, signerPage(flow, paths, done)]),
) as Record<Signer, ComponentType<LinkPageProps>>
