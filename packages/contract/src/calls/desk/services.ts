import { z } from 'zod'
import { commonServiceAddition, priceChange } from '../../reservations/admin-reservations.ts'
import { commonServiceReservation } from '../../reservations/reservations.ts'
import * as slots from '../../services/slots.ts'
import * as weather from '../../services/weather.ts'
import { dryRunQuery } from '../../values/values.ts'
import { declareCalls } from '../call.ts'
import { servicePaths } from './service-paths.ts'

/** Services of a reservation, and the times of slot services with their guests. */
export const serviceCalls = declareCalls('reservations', servicePaths, {
  addCommonService: {
    keyed: true,
    access: 'reservations.edit',
    summary: 'Pridanie doplnkovej služby k rezervácii',
    query: dryRunQuery,
    body: commonServiceAddition,
    errors: ['price_changed', 'transition_not_allowed'],
    answer: priceChange,
  },
  previewCommonServiceRemoval: {
    access: 'reservations.edit',
    summary: 'Rozdiel ceny po odobratí doplnkovej služby',
    errors: ['transition_not_allowed'],
    answer: priceChange,
  },
  removeCommonService: {
    access: 'reservations.edit',
    summary: 'Odobratie doplnkovej služby',
    errors: ['transition_not_allowed'],
    answer: commonServiceReservation,
  },
  addService: {
    keyed: true,
    access: 'reservations.edit',
    summary: 'Pridanie služby s termínom k rezervácii',
    query: dryRunQuery,
    body: slots.serviceAddition,
    errors: ['price_changed'],
    answer: priceChange,
  },
  previewServiceRemoval: {
    access: 'reservations.edit',
    summary: 'Rozdiel ceny po odobratí služby s termínom',
    errors: ['transition_not_allowed'],
    answer: priceChange,
  },
  removeService: {
    access: 'reservations.edit',
    summary: 'Odobratie služby s termínom',
    errors: ['transition_not_allowed'],
    answer: slots.serviceReservation,
  },
  /** Guests of a service between two days, both included. */
  serviceBookings: {
    access: 'reservations.read',
    tag: 'services',
    summary: 'Kto má službu rezervovanú',
    query: slots.bookingsQuery,
    answer: z.array(slots.bookedSlot),
  },
  /** Cancels an occurrence and notifies all its guests. */
  weatherDay: {
    access: 'reservations.read',
    tag: 'services',
    summary: 'Zážitky dňa, ktoré závisia od počasia, s hosťami',
    query: weather.weatherQuery,
    answer: z.array(weather.weatherOccurrence),
  },
  cancelForWeather: {
    keyed: true,
    access: 'reservations.cancel',
    tag: 'services',
    summary: 'Odvolanie zážitkov pre počasie; hostia si vyberú iný čas alebo peniaze',
    body: weather.weatherCancellation,
    errors: ['conflict'],
    answer: slots.occurrenceCancelled,
  },
  cancelOccurrence: {
    access: 'reservations.cancel',
    tag: 'services',
    summary: 'Zrušenie termínu služby',
    body: slots.occurrenceCancellation,
    answer: slots.occurrenceCancelled,
  },
  /** Makes a cancelled occurrence bookable again; former guests do not get their seats back. */
  reopenOccurrence: {
    access: 'reservations.cancel',
    tag: 'services',
    summary: 'Obnovenie termínu služby',
    body: slots.occurrenceReopening,
    answer: slots.occurrenceReopening,
  },
})
