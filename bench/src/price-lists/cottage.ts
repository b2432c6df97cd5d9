import type { PriceList } from './price-list.ts'

const unit = 'Chata'
const rule = { direction: 'Zľava', effect: 'Percentá z ceny' }

/**
 * 180 € up to six persons, each further one 20 €, two nights at least, in July and August a week from Saturday to
 * Saturday, cleaning 40 € once, a security deposit of 200 €, −10 % for a week, −15 % within seven days before arrival.
 */
export const cottage: PriceList = {
  name: 'cottage',
  async enter(owner) {
    await owner.add('Nastavenia', 'accommodation-objects', { title: 'Chata' })
    await owner.add('Nastavenia', 'accommodation-units', {
      accommodation_object: 'Chata',
      title: unit,
      code: 'CH',
      capacity: '6',
      extra_beds: '4',
      base_price: '180',
      extra_person_price: '20',
      security_deposit: '200',
      min_nights: '2',
    })
    await owner.add('Ceny', 'prices', {
      accommodation_unit: unit,
      title: 'Leto',
      valid_from: '1. 7. 2027',
      valid_to: '31. 8. 2027',
      repeats_yearly: true,
      price: '180',
      min_nights: '7',
      max_nights: '7',
      arrival_weekdays: ['sobota'],
      departure_weekdays: ['sobota'],
    })
    await owner.add('Ceny', 'price-rules', {
      title: 'Týždenný pobyt',
      kind: 'Podľa počtu nocí',
      ...rule,
      value: '10',
      nights_from: '7',
    })
    await owner.add('Ceny', 'price-rules', {
      title: 'Na poslednú chvíľu',
      kind: 'Na poslednú chvíľu',
      ...rule,
      value: '15',
      days_to: '7',
    })
    await owner.add('Ceny', 'common-services', {
      title: 'Upratanie',
      price: '40',
      price_unit: 'za pobyt',
      mandatory: true,
      vat_kind: 'Ostatné',
    })
  },
  // 3 July 2027 is a Saturday.
  stays: [
    { what: 'six, two nights', unit, arrival: '2027-05-05', nights: 2, adults: 6, total: 2 * 180 + 40 },
    { what: 'eight, three nights', unit, arrival: '2027-05-05', nights: 3, adults: 8, total: 3 * 220 + 40 },
    { what: 'a week in July', unit, arrival: '2027-07-03', nights: 7, adults: 6, total: 1260 - 126 + 40 },
    { what: 'the same for eight', unit, arrival: '2027-07-03', nights: 7, adults: 8, total: 1540 - 154 + 40 },
  ],
}
