import type { OwnerScreens, Typed } from './owner-screens.ts'
import type { PriceList } from './price-list.ts'

const room = 'Dvojlôžková izba'
const cottage = 'Drevenica'
const may = { arrival: '2027-05-05', adults: 2 }
const pair = { unit: room, ...may }
const newYear = { unit: room, arrival: '2027-12-29', adults: 2, nights: 4 }

/**
 * A double 60 € a night, 70 € for a single night, 45 € for one person; under 3 free, 3 to 12 on an extra bed 15 €, an
 * adult 20 €; half board 14 €, from 3 to 12 half; four nights over New Year 520 € a room and nothing else on these
 * days; a dog 7 € a night in cottages only; tax 1 € from 18 years.
 */
export const guesthouse: PriceList = {
  name: 'guesthouse',
  async enter(owner) {
    await owner.set({
      // A new property has bands up to 2 and from 3 to 11 years.
      age_bands: async (screens, field) => {
        const band = field.locator(':scope > div').nth(1).getByRole('textbox')
        await screens.type(band.first(), 'Dieťa 3 – 12 rokov')
        await screens.type(band.nth(2), '12')
        await screens.type(band.last(), '15')
      },
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
    { what: 'two, three nights', ...pair, nights: 3, total: 3 * 60 + 6 },
    { what: 'two, a single night', ...pair, nights: 1, total: 70 + 2 },
    { what: 'one, two nights', ...pair, adults: 1, nights: 2, total: 2 * 45 + 2 },
    { what: 'three adults', ...pair, adults: 3, nights: 2, total: 2 * 80 + 6 },
    { what: 'a child of 2', ...pair, children_ages: [2], nights: 2, total: 2 * 60 + 4 },
    { what: 'children of 3 and 12', ...pair, children_ages: [3, 12], nights: 2, total: 2 * 90 + 4 },
    { what: '13 years pay as an adult', ...pair, children_ages: [13], nights: 2, total: 2 * 80 + 4 },
    {
      what: 'a family, half board',
      ...pair,
      children_ages: [2, 8],
      nights: 3,
      services: ['Polpenzia'],
      total: 225 + 84 + 21 + 6,
    },
    {
      what: 'a dog in the cottage',
      unit: cottage,
      ...may,
      nights: 2,
      services: ['Psík'],
      total: 2 * 90 + 2 * 7 + 4,
    },
    { what: 'New Year', ...newYear, package: 'Silvester', total: 520 + 8 },
  ],
  answers: [
    {
      what: 'a dog in the room',
      ask: (visitor) => visitor.priceRefusal({ ...pair, nights: 2, services: ['Psík'] }),
      answer: 'not_in_unit',
    },
    {
      what: 'New Year without the package',
      ask: (visitor) => visitor.refusal(newYear),
      answer: 'only_package',
    },
    {
      what: 'the last of these nights alone',
      ask: (visitor) => visitor.refusal({ ...newYear, arrival: '2028-01-01', nights: 1 }),
      answer: 'only_package',
    },
    {
      what: 'the night after them',
      ask: (visitor) => visitor.refusal({ ...newYear, arrival: '2028-01-02', nights: 1 }),
      answer: 'none',
    },
  ],
}

/** Adds rows and types the texts into the inputs of each, in their order; an empty text is passed over. */
const rows =
  (...all: readonly (readonly string[])[]): Typed =>
  async (owner, field) => {
    for (const [index, texts] of all.entries()) {
      await owner.measured.tap(field.getByRole('button', { name: 'Pridať', exact: true }))
      const inputs = field.locator(':scope > div').nth(index).getByRole('textbox')
      for (const [at, text] of texts.entries()) if (text) await owner.type(inputs.nth(at), text)
    }
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
