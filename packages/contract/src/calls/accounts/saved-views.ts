import { z } from 'zod'
import { savedView, savedViewInput, savedViewsQuery } from '../../accounts/saved-views.ts'
import { done } from '../answers.ts'
import { declareCalls } from '../call.ts'
import { savedViewPaths } from './account-paths.ts'

/** Filters, columns and order of lists under a name. */
export const savedViewCalls = declareCalls('saved-views', savedViewPaths, {
  list: {
    access: 'signed_in',
    summary: 'Vlastné zobrazenia zoznamu a tie, ktoré sú pre moju rolu',
    query: savedViewsQuery,
    answer: z.array(savedView),
  },
  /** A view for a role asks `users.manage`. */
  save: {
    access: 'signed_in',
    summary: 'Uloženie zobrazenia zoznamu',
    body: savedViewInput,
    errors: ['conflict'],
    answer: savedView,
  },
  remove: { access: 'signed_in', summary: 'Odstránenie zobrazenia zoznamu', answer: done },
})
