import type { CommonService, ServiceSlot, SlotService } from '../services/service-rows.ts'

/** A breakfast of 9 € for each person and night, with changes. */
export function sampleService(changes: Partial<CommonService> = {}): CommonService {
  return {
    id: '01900000-0000-7000-8000-0000000000c1',
    title: 'Raňajky',
    price: 900,
    price_unit: 'person_night',
    child_prices: [],
    units: [],
    lacking: [],
    per_unit: false,
    max_quantity: null,
    mandatory: false,
    vat_kind: 'food',
    active: true,
    ...changes,
  }
}

/** A ride for 18 € per person. */
export function sampleSlotService(changes: Partial<SlotService> = {}): SlotService {
  return {
    id: '01900000-0000-7000-8000-0000000000d1',
    title: 'Jazda na koni',
    price: 1800,
    price_unit: 'person',
    child_prices: [],
    resources: [],
    min_persons: null,
    max_persons: null,
    max_per_unit: false,
    units: [],
    min_age: null,
    lead_hours: 0,
    season_from: null,
    season_to: null,
    season_yearly: false,
    vat_kind: 'other',
    active: true,
    ...changes,
  }
}

/** Every Saturday from ten to eleven, for six. */
export function sampleSlot(changes: Partial<ServiceSlot> = {}): ServiceSlot {
  return {
    id: '01900000-0000-7000-8000-0000000000e1',
    service: '01900000-0000-7000-8000-0000000000d1',
    weekday: 6,
    day: null,
    time_from: '10:00',
    time_to: '11:00',
    capacity: 6,
    valid_from: null,
    valid_to: null,
    active: true,
    ...changes,
  }
}
