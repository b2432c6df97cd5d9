import type { AskedStay, PriceList } from './price-list.ts'

const rooms = [1, 2, 3, 4, 5, 6].map((number) => `Izba ${number}`)
const whole = 'Celá farma'
const rule = { kind: 'Podľa počtu nocí', direction: 'Zľava', effect: 'Suma za osobu a noc', units: rooms }
// 7 May 2027 is a Friday.
const may = { arrival: '2027-05-07', nights: 2 }
const pair = { unit: 'Izba 6', ...may, adults: 2 }
const june = { arrival: '2027-06-04', nights: 2 }

/** Stays of a group, one in each of the first rooms. */
const inRooms = (...adults: number[]): AskedStay[] =>
  adults.map((persons, index) => ({ ...june, unit: rooms[index] ?? '', adults: persons }))
const onFarm = (adults: number): AskedStay => ({ ...june, arrival: '2027-06-11', unit: whole, adults })

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
  stays: [
    { what: 'two, two nights', ...pair, total: 2 * 2 * 28 },
    { what: 'two, three nights', ...pair, nights: 3, total: 3 * 2 * 24 },
    { what: 'two, seven nights', ...pair, nights: 7, total: 7 * 2 * 22 },
    { what: 'two who ride', ...pair, riders: 2, total: 2 * 2 * 28 + 2 * 18 },
    { what: 'the whole farm', ...may, unit: whole, adults: 24, total: 2 * 690 },
    { what: 'the farm for a week', ...may, unit: whole, nights: 7, adults: 10, total: 7 * 690 },
  ],
  answers: [
    {
      what: 'the farm for a single night',
      ask: (visitor) => visitor.refusal({ ...onFarm(10), nights: 1 }),
      answer: 'min_nights',
    },
    {
      what: 'three who ride on two horses',
      ask: (visitor) => visitor.refusal({ ...pair, adults: 3, riders: 3 }),
      answer: 'full',
    },
    { what: 'suggested vouchers', ask: (visitor) => visitor.voucherValues(), answer: '50, 100, 200' },
    {
      what: 'due of 112 € after a voucher of 100 €',
      ask: async (visitor) => (await visitor.book([pair], await visitor.buyVoucher(100))).due / 100,
      answer: 12,
    },
    {
      what: 'twenty in five rooms',
      ask: async (visitor) => (await visitor.book(inRooms(4, 4, 4, 4, 4))).state,
      answer: 'awaiting_payment',
    },
    {
      what: 'the whole farm, a room of which is let',
      ask: (visitor) => visitor.refusal({ ...onFarm(10), ...june }),
      answer: 'taken',
    },
    {
      what: 'twenty-one on the farm',
      ask: async (visitor) => (await visitor.book([onFarm(21)])).state,
      answer: 'pending_approval',
    },
    {
      what: 'a room of the farm that is let',
      ask: (visitor) => visitor.refusal({ ...pair, arrival: '2027-06-12' }),
      answer: 'taken',
    },
  ],
}
