import type { ReactNode } from 'react'
import type { FlowData } from './load-flow.ts'
import { bookingStep, flowPath, type Step } from '../../search/search-params.ts'
import type { Quoted } from './use-quote.ts'

/** Properties shared by the steps after the first one. */
export interface LaterStepProps {
  flow: FlowData
  quote: Quoted
  /** The countdown of the hold, for the bar. */
  clock: ReactNode
  /** Goes to another step; `instead` replaces this one in the history, where going back would only return there. */
  goTo: (step: Step, how?: { problem?: string; instead?: boolean }) => void
}

/** Address of another step of the same booking. */
export const pathOf = ({ search, rooms }: FlowData, step: Step): string =>
  flowPath({ ...search, rooms, step })

/** The step in which services are picked: the first one where there is no step of extras. */
export const servicesStep = ({ alone, hasExtras }: FlowData): Step =>
  alone || !hasExtras ? bookingStep.choice : bookingStep.extras
