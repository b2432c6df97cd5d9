import type { FeedProblem } from '@dvor/contract/collections/calendars/calendar-feeds.ts'

/** Reason for which a calendar could not be read: a fault of the portal or of the address. */
export class FeedFailure extends Error {
  readonly problem: FeedProblem

  constructor(problem: FeedProblem) {
    super(problem)
    this.problem = problem
  }
}
