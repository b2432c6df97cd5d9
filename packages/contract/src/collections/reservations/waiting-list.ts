import { mostFlexibility, waitingStates } from '../../values/waiting-states.ts'
import { z } from 'zod'
import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { askedLanguage, askedStayFields } from './asked-stay-fields.ts'
import { childrenAges, id } from '../../values/values.ts'

/**
 * Guests who wait for nights of a full term. The public form makes the entries, so there is no create; dates, guests
 * and state change by the calls of `packages/contract/src/reservations/waiting-list.ts`.
 */
export const waitingList = declare({
  name: 'waiting-list',
  label: {
    one: { sk: 'Zápis v poradovníku', en: 'Waiting-list entry' },
    many: { sk: 'Poradovník', en: 'Waiting list' },
  },
  adminPath: '/waiting-list',
  operations: ['list', 'count', 'single', 'edit', 'delete'],
  permissions: { read: 'enquiries.manage', edit: 'enquiries.manage' },
  titleField: 'guest_name',
  sort: 'position:ASC',
  fields: {
    position: f.count({ label: { sk: 'Poradie', en: 'Order' }, default: 0, readOnly: true, inList: true }),
    state: f.choice(waitingStates, {
      label: { sk: 'Stav', en: 'State' },
      default: 'waiting',
      readOnly: true,
      inList: true,
    }),
    guest_name: f.text({
      label: { sk: 'Hosť', en: 'Guest' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    ...askedStayFields,
    flexibility: f.whole(
      0,
      mostFlexibility,
    )({
      label: { sk: 'Posun o dni', en: 'Flexible by days' },
      default: 0,
      readOnly: true,
      inList: true,
    }),
    adults: f.whole(
      1,
      40,
    )({
      label: { sk: 'Dospelí', en: 'Adults' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    children_ages: f.json(childrenAges, {
      label: { sk: 'Vek detí', en: 'Ages of children' },
      default: [],
      readOnly: true,
    }),
    units: f.json(z.array(id).max(100), {
      label: { sk: 'Len tieto jednotky', en: 'Only these units' },
      default: [],
      readOnly: true,
    }),
    rate_plan: f.relation('rate-plans', {
      label: { sk: 'Želaná sadzba', en: 'Preferred rate plan' },
      nested: false,
      readOnly: true,
    }),
    language: askedLanguage,
    offers: f.count({ label: { sk: 'Počet ponúk', en: 'Offers' }, default: 0, readOnly: true }),
    offered_until: f.instant({
      label: { sk: 'Ponuka platí do', en: 'Offer valid until' },
      readOnly: true,
      inList: true,
    }),
    reservation: f.relation('reservations', {
      label: { sk: 'Rezervácia', en: 'Booking' },
      readOnly: true,
    }),
    note: f.longtext({ label: { sk: 'Naša poznámka', en: 'Our note' } }),
  },
})
