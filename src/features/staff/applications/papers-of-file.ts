// The papers that can be made of a file: the staff room has a place for their card, and knows no paper.
import { createContext, type ComponentType } from 'react'
import type { PartProps } from './part-props.ts'

export type PapersOfFile = ComponentType<PartProps>
export const PapersOfFileContext = createContext<PapersOfFile>(() => null)
