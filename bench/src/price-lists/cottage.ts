import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import type { PriceList } from './price-list.ts'

const unit = 'Chata'
const may = { unit, arrival: '2027-05-05', adults: 6 }
// 3 July 2027 is a Saturday.
const july = { unit, arrival: '2027-07-03', nights: 7, adults: 6 }
const inDays = (days: number) => ({ unit, arrival: addDays(todayIn(new Date()), days), adults: 6 })
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
  stays: [
    { what: 'six, two nights', ...may, nights: 2, total: 2 * 180 + 40 },
    { what: 'eight, three nights', ...may, adults: 8, nights: 3, total: 3 * 220 + 40 },
    { what: 'a week in July', ...july, total: 1260 - 126 + 40 },
    { what: 'the same for eight', ...july, adults: 8, total: 1540 - 154 + 40 },
    { what: 'in seven days', ...inDays(7), nights: 2, total: 360 - 54 + 40 },
    { what: 'in eight days', ...inDays(8), nights: 2, total: 360 + 40 },
    { what: 'a week in three days: the larger discount', ...inDays(3), nights: 7, total: 1260 - 189 + 40 },
  ],
  answers: [
    {
      what: 'a single night',
      ask: (visitor) => visitor.refusal({ ...may, nights: 1 }),
      answer: 'min_nights',
    },
    {
      what: 'six nights in July',
      ask: (visitor) => visitor.refusal({ ...july, nights: 6 }),
      answer: 'min_nights',
    },
    {
      what: 'two weeks in July',
      ask: (visitor) => visitor.refusal({ ...july, nights: 14 }),
      answer: 'max_nights',
    },
    {
      what: 'a week from Sunday in July',
      ask: (visitor) => visitor.refusal({ ...july, arrival: '2027-07-04' }),
      answer: 'arrival_weekday',
    },
    {
      what: 'the deposit to be returned, of a stay for 1,174',
      ask: async (visitor) => {
        const { security_deposit, price } = await visitor.book([july])
        return `${security_deposit / 100} of ${price.total / 100}`
      },
      answer: '200 of 1174',
    },
  ],
}
