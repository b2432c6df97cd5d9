import { z } from 'zod'
import { historyPage, historyQuery } from '../../insight/history.ts'
import { declareCalls } from '../call.ts'
import { historyPaths } from './installation-paths.ts'

/** The history of the whole property. Nothing removes or changes a line. */
export const historyCalls = declareCalls('users', historyPaths, {
  list: {
    access: 'history.read',
    summary: 'Kto čo urobil v celom dome, najnovšie prvé',
    query: historyQuery,
    answer: historyPage,
  },
  actors: {
    access: 'history.read',
    summary: 'Mená všetkých ľudí a programov, ktoré sú v histórii',
    answer: z.array(z.string()),
  },
})
