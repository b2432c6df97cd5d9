import type { ReactNode } from 'react'
import type { FlowData } from './load-flow.ts'
import { flowPath, type Step } from '../../search/search-params.ts'
import type { Quoted } from './use-quote.ts'

/** What the steps after the first share. */
export interface LaterStepProps {
  flow: FlowData
  quote: Quoted
  /** The clock of the hold, for the bar. */
  clock: ReactNode
  /** To another step; `instead` of this one where coming back would only lead there again. */
  goTo: (step: Step, how?: { problem?: string; instead?: boolean }) => void
}

/** The address of another step of the same flow. */
export const pathOf = ({ search, rooms }: FlowData, step: Step): string =>
  flowPath({ ...search, rooms, step })
