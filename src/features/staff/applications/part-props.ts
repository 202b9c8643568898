// What every part of an application's page and every action on it is given.
import type { Application } from './application-contract.ts'

export type ActionName =
  | 'send-link'
  | 'decline'
  | 'request-document'
  | 'note'
  | 'assign'
  | 'withdraw'
  | 'reopen'
  | 'share-file'

export interface PartProps {
  readonly application: Application
  /** Opens an action's dialog, or closes it. */
  readonly act: (action: ActionName | null) => void
  /** Tells that something was done. */
  readonly say: (text: string) => void
}

export interface ActionProps extends PartProps {
  readonly onClose: () => void
}
