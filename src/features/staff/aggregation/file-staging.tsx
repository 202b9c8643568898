// The testers' menu on a shared file's page.
import type { Brand } from '#core/flow/brand.ts'
import { StagingMenu } from '#features/capabilities/staging/staging-menu.tsx'

/** Specification 3, section 2.1: four pages, counted from 0. */
export const FileStaging = ({ brand }: { brand: Brand }) => (
  <StagingMenu brandName={brand.name} page={1} last={3} />
)
