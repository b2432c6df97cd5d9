import type { TestApi } from '../test-api.ts'
import { aStay, book, type TestProperty } from '../test-property.ts'

/** Two persons as a guest enters them; the second one is a foreigner. */
export const jana = {
  first_name: 'Jana',
  last_name: 'Nováková',
  birth_date: '1985-06-01',
  nationality: 'SK',
  document_kind: 'id_card',
  document_number: 'EA123456',
  address: 'Hlavná 1, 821 01 Bratislava',
}
export const klaus = {
  ...jana,
  first_name: 'Klaus',
  last_name: 'Weiß',
  nationality: 'AT',
  document_kind: 'passport',
  document_number: 'P7654321',
  purpose: 'visit',
}

/** The guest register by the link of a reservation, and the owner's change of its state. */
export function registerCalls(api: TestApi, property: TestProperty) {
  return {
    /** A web booking that is paid at once: confirmed. */
    async aReservation(arrival = '2027-03-20', departure = '2027-03-23', children_ages: number[] = []) {
      const stay = aStay(property.unit, arrival, departure, { children_ages })
      const { token, number } = await book(api, [stay], { payment_method: 'on_site' })
      const [found] = (await property.call('GET', `/reservations?number=${number}`)).body as { id: string }[]
      return { token, id: found?.id ?? '' }
    },
    save: (token: string, ...guests: unknown[]) =>
      api.call('PUT', `/reservation-details/${token}/guests`, { body: { guests } }),
    setState: (id: string, state: string) => property.call('PUT', `/reservations/${id}`, { state }),
    rows: async () => (await api.api.db.$client.query('select * from stay_guests order by position')).rows,
    historyOf: async (id: string) =>
      (await property.call('GET', `/reservations/${id}/history`)).body as { action: string; actor: string }[],
  }
}
