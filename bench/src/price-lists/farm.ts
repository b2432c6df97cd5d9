import type { PriceList } from './price-list.ts'

const rooms = [1, 2, 3, 4, 5, 6].map((number) => `Izba ${number}`)
const whole = 'Celá farma'
const rule = { kind: 'Podľa počtu nocí', direction: 'Zľava', effect: 'Suma za osobu a noc', units: rooms }
const pair = { unit: 'Izba 6', arrival: '2027-05-07', adults: 2 }

/**
 * Six rooms at 28 € per person and night, 24 € from three nights, 22 € from seven; the whole farm 690 € a night from
 * two nights; groups over 20 by approval; riding 18 € for 30 minutes in one arena with two horses; vouchers of 100 €.
 */
export const farm: PriceList = {
  name: 'farm',
  async enter(owner) {
    await owner.set({ approval_persons: '20', voucher_sale: true })
    await owner.add('Nastavenia', 'accommodation-objects', { title: 'Farma' })
    await owner.add('Nastavenia', 'accommodation-units', {
      accommodation_object: 'Farma',
      title: 'Izba 1',
      code: 'I1',
      capacity: '4',
      base_price: '28',
      price_basis: 'Za osobu',
    })
    for (const title of rooms.slice(1))
      await owner.copy('accommodation-units', { title, code: title.replace('zba ', '') })
    await owner.add('Nastavenia', 'accommodation-units', {
      accommodation_object: 'Farma',
      title: whole,
      code: 'CF',
      capacity: '24',
      base_price: '690',
      min_nights: '2',
      let_as: 'Celý areál',
    })
    await owner.add('Ceny', 'price-rules', {
      title: 'Od 3 nocí',
      ...rule,
      value: '4',
      nights_from: '3',
      nights_to: '6',
    })
    await owner.add('Ceny', 'price-rules', { title: 'Od 7 nocí', ...rule, value: '6', nights_from: '7' })
    await owner.add('Ceny', 'resources', { title: 'Jazdiareň', quantity: '1' })
    await owner.add('Ceny', 'resources', { title: 'Kone', quantity: '2' })
    await owner.add('Ceny', 'services', {
      title: 'Jazda na koni',
      price: '18',
      price_unit: 'za osobu',
      vat_kind: 'Ostatné',
      duration_min: '30',
      resources: async (screens, field) => {
        for (const [index, [resource, per]] of [
          ['Kone', 'na osobu'],
          ['Jazdiareň', 'na celý termín'],
        ].entries()) {
          await screens.measured.tap(field.getByRole('button', { name: 'Pridať', exact: true }))
          const row = field.locator(':scope > div').nth(index)
          await screens.choose(row.getByRole('combobox').first(), resource ?? '')
          if (per !== 'na osobu') await screens.choose(row.getByRole('combobox').last(), per ?? '')
        }
      },
    })
    await owner.addTimes('sobota', [
      ['10', '1030', '2'],
      ['1030', '11', '2'],
    ])
  },
  // 7 May 2027 is a Friday.
  stays: [
    { what: 'two, two nights', ...pair, nights: 2, total: 2 * 2 * 28 },
    { what: 'two, three nights', ...pair, nights: 3, total: 3 * 2 * 24 },
    { what: 'two, seven nights', ...pair, nights: 7, total: 7 * 2 * 22 },
    { what: 'two who ride', ...pair, nights: 2, riders: 2, total: 2 * 2 * 28 + 2 * 18 },
    { what: 'the whole farm', unit: whole, arrival: '2027-05-07', nights: 2, adults: 24, total: 2 * 690 },
    {
      what: 'the farm for a week',
      unit: whole,
      arrival: '2027-05-07',
      nights: 7,
      adults: 10,
      total: 7 * 690,
    },
  ],
}
