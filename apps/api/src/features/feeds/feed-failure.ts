import type { FeedProblem } from '@dvor/contract/collections/accommodation/calendar-feeds.ts'

/** Why a calendar could not be read; the portal's fault or the address's, never ours. */
export class FeedFailure extends Error {
  readonly problem: FeedProblem

  constructor(problem: FeedProblem) {
    super(problem)
    this.problem = problem
  }
}
