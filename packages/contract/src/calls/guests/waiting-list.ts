import { z } from 'zod'
import * as waiting from '../../reservations/waiting-list.ts'
import { done } from '../answers.ts'
import { declareCalls } from '../call.ts'
import { waitingGuestPaths, waitingListPaths } from './waiting-list-paths.ts'

/** The public form of a full term, and the guest's page by the link in the e-mail. */
export const waitingGuestCalls = declareCalls('waiting-list', waitingGuestPaths, {
  join: {
    keyed: true,
    access: 'anyone',
    summary: 'Zápis do poradovníka na obsadený termín',
    body: waiting.waitingListRequest,
    answer: waiting.waitingListJoined,
  },
  entry: {
    access: 'token',
    summary: 'Zápis v poradovníku podľa odkazu hosťa',
    answer: waiting.waitingListEntry,
  },
  leave: {
    access: 'token',
    summary: 'Odhlásenie hosťa z poradovníka',
    errors: ['transition_not_allowed'],
    answer: waiting.waitingListEntry,
  },
})

/** The owner's actions on the waiting list. */
export const waitingListCalls = declareCalls('waiting-list', waitingListPaths, {
  /** Stays that an entry could be offered now. */
  fits: {
    access: 'enquiries.manage',
    summary: 'Voľné pobyty pre zápis v poradovníku',
    answer: z.array(waiting.waitingFit),
  },
  /** Holds nights for an entry out of turn and writes to its guest. */
  offer: {
    keyed: true,
    access: 'enquiries.manage',
    summary: 'Ponuka mimo poradia',
    body: waiting.waitingListOffer,
    errors: ['not_available', 'transition_not_allowed'],
    answer: done,
  },
  order: {
    access: 'enquiries.manage',
    summary: 'Zmena poradia čakajúcich',
    body: waiting.waitingListOrder,
    answer: done,
  },
})
