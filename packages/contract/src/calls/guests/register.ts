import { z } from 'zod'
import * as guests from '../../guests/guest-register.ts'
import { roomingChange, roomingList } from '../../guests/rooming-list.ts'
import { declareCalls } from '../call.ts'
import { guestSheetPaths, registerPaths } from './guest-paths.ts'

/** The guest register. */
export const registerCalls = declareCalls('register', registerPaths, {
  sheet: { access: 'reservations.checkin', summary: 'Hostia rezervácie', answer: guests.guestSheet },
  /** Replaces the persons of a sheet. */
  save: {
    access: 'reservations.checkin',
    summary: 'Hostia rezervácie: zapísať',
    body: guests.ownersGuestList,
    errors: ['stay_tax_changed'],
    answer: guests.guestSheet,
  },
  /** Guests between two days, both included. */
  list: {
    access: 'reservations.checkin',
    summary: 'Kniha hostí',
    query: guests.registerQuery,
    answer: guests.guestRegister,
  },
  /** With whole numbers of documents on request. */
  book: {
    access: 'guests.documents',
    summary: 'Kniha hostí na kontrolu',
    query: guests.registerBookQuery,
    answer: { file: 'application/pdf' },
  },
  /** Stays with arrived guests who are not all in the register. */
  gaps: {
    access: 'reservations.checkin',
    summary: 'Kto ešte nie je v knihe hostí',
    answer: z.array(guests.guestGap),
  },
  /** One document's number in full; the history records the reading. */
  showDocument: { access: 'guests.documents', summary: 'Číslo dokladu', answer: guests.documentShown },
  /** Who sleeps in which room of a group. */
  rooming: {
    access: 'reservations.checkin',
    also: ['guests.read'],
    summary: 'Rozdelenie do izieb',
    answer: roomingList,
  },
  /** Replaces the persons of the list. */
  saveRooming: {
    access: 'reservations.checkin',
    also: ['guests.read'],
    summary: 'Rozdelenie do izieb: zapísať',
    body: roomingChange,
    errors: ['transition_not_allowed'],
    answer: roomingList,
  },
})

/** The persons of a stay, as the guest enters them. */
export const guestSheetCalls = declareCalls('register', guestSheetPaths, {
  guests: { access: 'token', summary: 'Hostia pobytu', answer: guests.guestSheet },
  /** Replaces them. */
  saveGuests: {
    access: 'token',
    summary: 'Hostia pobytu: vyplniť',
    body: guests.guestList,
    errors: ['stay_tax_changed', 'transition_not_allowed'],
    answer: guests.guestSheet,
  },
})
