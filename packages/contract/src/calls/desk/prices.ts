import { priceCalendar, priceCalendarQuery } from '../../pricing/price-calendar.ts'
import { priceChangeList, priceChangeRequest, priceChangeResult } from '../../pricing/price-changes.ts'
import * as simulations from '../../pricing/price-simulations.ts'
import { dryRunQuery } from '../../values/values.ts'
import { declareCalls } from '../call.ts'
import { pricePaths } from './price-paths.ts'

/** Prices explained, by days of all units, and changed in bulk. */
export const priceCalls = declareCalls('reservations', pricePaths, {
  /** Night by night; with a draft as if that season were saved. */
  simulate: {
    access: 'prices.read',
    summary: 'Čo by stál pobyt a prečo',
    body: simulations.priceSimulationRequest,
    answer: simulations.priceSimulation,
  },
  /** The nights that a season would price in its unit, and the other seasons on the rest; saves nothing. */
  seasonEffect: {
    access: 'prices.read',
    summary: 'Na ktorých nociach by sezóna platila',
    body: simulations.seasonEffectRequest,
    answer: simulations.seasonEffect,
  },
  calendar: {
    access: 'prices.read',
    summary: 'Ceny, obmedzenia a obsadenosť nocí všetkých jednotiek',
    query: priceCalendarQuery,
    answer: priceCalendar,
  },
  /** Newest first. */
  changes: { access: 'prices.read', summary: 'Posledné zmeny cien', answer: priceChangeList },
  change: {
    keyed: true,
    access: 'prices.edit',
    summary: 'Zmena cien a obmedzení dní alebo kópia sezóny, aj len na skúšku',
    query: dryRunQuery,
    body: priceChangeRequest,
    answer: priceChangeResult,
  },
})
