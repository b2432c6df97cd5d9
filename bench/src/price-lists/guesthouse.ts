import type { OwnerScreens } from './owner-screens.ts'
import type { PriceList } from './price-list.ts'
import { rows } from './typed-rows.ts'

const room = 'Dvojlôžková izba'
const cottage = 'Drevenica'
const family = { unit: room, arrival: '2027-05-05', adults: 2, children_ages: [2, 8] }

/**
 * A double 60 € a night, 70 € for a single night, 45 € for one person; under 3 free, 3 to 12 on an extra bed 15 €, an
 * adult 20 €; half board 14 €, from 3 to 12 half; four nights over New Year 520 € a room and nothing else on these
 * days; a dog 7 € a night in cottages only; tax 1 € from 18 years.
 */
export const guesthouse: PriceList = {
  name: 'guesthouse',
  async enter(owner) {
    await owner.set({
      // A new property has bands up to 2 and up to 12 years.
      age_bands: async (screens, field) =>
        screens.type(field.locator(':scope > div').nth(1).getByRole('textbox').last(), '15'),
      stay_tax_rates: rows(['1. 1. 2027', '1']),
    })
    await owner.add('Nastavenia', 'accommodation-objects', { title: 'Penzión' })
    await owner.add('Nastavenia', 'accommodation-units', {
      accommodation_object: 'Penzión',
      title: room,
      code: 'D1',
      capacity: '2',
      extra_beds: '2',
      base_price: '60',
      price_basis: 'Podľa počtu osôb',
      occupancy_prices: async (screens) =>
        screens.type(
          screens.page.getByRole('table', { name: 'Cena za noc' }).getByRole('textbox').first(),
          '45',
        ),
      extra_person_price: '20',
    })
    await owner.add('Nastavenia', 'accommodation-units', {
      accommodation_object: 'Penzión',
      title: cottage,
      code: 'DR',
      capacity: '4',
      base_price: '90',
    })
    await owner.add('Ceny', 'price-rules', {
      title: 'Jedna noc',
      kind: 'Jediná noc',
      direction: 'Príplatok',
      effect: 'Suma za noc',
      value: '10',
      units: [room],
    })
    await owner.add('Ceny', 'common-services', {
      title: 'Polpenzia',
      price: '14',
      price_unit: 'za osobu a noc',
      child_prices: rows(['do 2 rokov', '2', '0'], ['3 – 12 rokov', '12']),
      vat_kind: 'Strava',
      meal: 'Polpenzia',
    })
    await owner.add('Ceny', 'common-services', {
      title: 'Psík',
      price: '7',
      price_unit: 'za noc',
      units: [cottage],
      vat_kind: 'Ostatné',
    })
    await enterNewYear(owner)
  },
  // The tax is 1 € for each adult and night.
  stays: [
    { what: 'two, three nights', unit: room, arrival: '2027-05-05', nights: 3, adults: 2, total: 3 * 60 + 6 },
    { what: 'two, a single night', unit: room, arrival: '2027-05-05', nights: 1, adults: 2, total: 70 + 2 },
    { what: 'one, two nights', unit: room, arrival: '2027-05-05', nights: 2, adults: 1, total: 2 * 45 + 2 },
    { what: 'three adults', unit: room, arrival: '2027-05-05', nights: 2, adults: 3, total: 2 * 80 + 6 },
    { what: 'a family, half board', ...family, nights: 3, services: ['Polpenzia'], total: 225 + 84 + 21 + 6 },
    {
      what: 'a dog in the cottage',
      unit: cottage,
      arrival: '2027-05-05',
      nights: 2,
      adults: 2,
      services: ['Psík'],
      total: 2 * 90 + 2 * 7 + 4,
    },
    {
      what: 'New Year',
      unit: room,
      arrival: '2027-12-29',
      nights: 4,
      adults: 2,
      package: 'Silvester',
      total: 520 + 8,
    },
  ],
}

/** The offer and its package. */
async function enterNewYear(owner: OwnerScreens): Promise<void> {
  await owner.addInDialog('Ceny', 'seasonal-offers', { title: 'Silvester' })
  await owner.add('Ceny', 'packages', {
    title: 'Silvester',
    seasonal_offer: 'Silvester',
    units: [room],
    nights: '4',
    arrival_from: '29. 12. 2027',
    arrival_to: '29. 12. 2027',
    only_package: true,
    price: '520',
    price_basis: 'za jednotku',
  })
}
