import type { Failure } from '@dvor/client/transport/result.ts'
import type { ReactNode } from 'react'
import type { Draft } from './draft.ts'
import type { FlowData } from './load-flow.ts'
import { flowPath, type Step } from '../../search/search-params.ts'
import type { Quoted } from './use-quote.ts'

/** The parts of the draft that the price depends on. */
export const pricedParts = [
  'seats',
  'services',
  'coupon',
  'return_code',
  'rate_plan',
  'exempt_persons',
] as const satisfies readonly (keyof Draft)[]

export type PricedDraft = Pick<Draft, (typeof pricedParts)[number]>

/** Properties of the step in which the rooms are held. */
export interface HeldStepProps {
  flow: FlowData
  quote: Quoted
  /** The choices that the quote is for. */
  priced: PricedDraft
  /** The countdown of the hold, for the bar. */
  clock: ReactNode
  /** Whether the nights and seats are being held at this moment. */
  isTaking: boolean
  /** Why the seats that were picked last could not be held. */
  seatFailure: Failure | null
  /** Goes to another step; `instead` replaces this one in the history, where going back would only return there. */
  goTo: (step: Step, how?: { problem?: string; instead?: boolean }) => void
}

/** Address of another step of the same booking. */
export const pathOf = ({ search, rooms }: FlowData, step: Step): string =>
  flowPath({ ...search, rooms, step })
