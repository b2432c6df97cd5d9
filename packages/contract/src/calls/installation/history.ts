import { z } from 'zod'
import { historyPage, historyQuery, recordHistoryQuery } from '../../insight/history.ts'
import { recordAt, recordAtQuery, undoOutcome, undoRequest } from '../../insight/undo.ts'
import { dryRunQuery, id } from '../../values/values.ts'
import { declareCalls } from '../call.ts'
import { historyPaths } from './installation-paths.ts'

const ofRecord = z.object({ collection: z.string().min(1).max(100), id })

/** The history of the whole property. Nothing removes or changes a line; a change is taken back by a later one. */
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
  /** For who reads the record, as are its values on a day. */
  ofRecord: {
    access: 'staff',
    summary: 'Zmeny jedného záznamu, najnovšie prvé',
    params: ofRecord,
    query: recordHistoryQuery,
    answer: historyPage,
  },
  at: {
    access: 'staff',
    summary: 'Hodnoty záznamu na konci dňa alebo po niektorej zmene, vedľa dnešných',
    params: ofRecord,
    query: recordAtQuery,
    answer: recordAt,
  },
  /** Each record asks the permission of its ordinary call; with `dry_run` only what it would touch. */
  undo: {
    keyed: true,
    access: 'staff',
    summary: 'Vrátenie zmeny z histórie, aj len na skúšku',
    query: dryRunQuery,
    body: undoRequest,
    answer: undoOutcome,
  },
})
