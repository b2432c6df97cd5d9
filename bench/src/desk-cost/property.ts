import { addDays, type Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { z } from 'zod'
import { ask } from '../load/ask.ts'

const units = z.array(z.object({ id: z.string(), title: z.string() }))
const rows = z.array(z.object({ code: z.string(), state: z.string() }))
const created = z.object({ id: z.string() })

/** A stay that a task works with. */
export interface BookedStay {
  id: string
  name: string
  unit: string
  arrival: Day
  departure: Day
  /** The neighbour's unit, where two rooms are swapped. */
  other?: string
}

/** The property with the sample content, prepared by calls of the owner before a task is measured. */
export class Property {
  readonly today = todayIn(new Date())
  private readonly origin: string
  private readonly token: string

  constructor(origin: string, token: string) {
    this.origin = origin
    this.token = token
  }

  /** A room with two guests, paid on site, by the owner. @throws Error where every unit is taken */
  async book(name: string, arrival: Day, departure: Day): Promise<BookedStay> {
    const guest = { first_name: 'Marta', last_name: name, email: 'marta@example.sk', phone: '+421905333444' }
    for (const unit of await this.units()) {
      const stays = [{ accommodation_unit: unit.id, arrival, departure, adults: 2 }]
      const body = { stays, guest, payment_method: 'on_site' }
      const answer = await this.ask('POST', '/reservations', body)
      if (answer.status === 200)
        return { id: created.parse(answer.body).id, name, unit: unit.title, arrival, departure }
      if (answer.status !== 409) throw new Error(answer.text)
    }
    throw new Error(`no unit is free from ${arrival} to ${departure}`)
  }

  /** Nights that nobody has, without a stay: booked and given up again. */
  async freeNights(name: string, arrival: Day, departure: Day): Promise<BookedStay> {
    const stay = await this.book(name, arrival, departure)
    await this.call('PUT', `/reservations/${stay.id}`, { state: 'cancelled' })
    return stay
  }

  /** The code of a room that waits for its cleaning. */
  async dirtyRoom(name: string): Promise<BookedStay> {
    const rooms = rows.parse((await this.ask('GET', '/room-states')).body)
    const room = rooms.find(({ state }) => state === 'dirty')
    if (!room) throw new Error('no room is dirty')
    return { id: '', name, unit: room.code, arrival: this.today, departure: this.today }
  }

  /** Fills in the register's sheet of two persons, as guests do before they arrive. */
  async fillSheet({ id, name: last_name }: BookedStay): Promise<void> {
    const person = { birth_date: '1984-03-12', nationality: 'SK', document_kind: 'id_card' }
    const address = 'Lipová 4, 811 02 Bratislava'
    const guests = ['Marta', 'Ján'].map((first_name, index) => ({
      ...person,
      first_name,
      last_name,
      document_number: `EA12345${index}`,
      address,
    }))
    await this.call('PUT', `/reservations/${id}/guests`, { guests })
  }

  checkIn = (stay: BookedStay) =>
    this.call('PUT', `/reservations/${stay.id}`, { state: 'checked_in', register_later: true })

  day = (days: number): Day => addDays(this.today, days)

  private async units() {
    const answer = await this.ask('GET', '/accommodation-units?_limit=100')
    return units.parse(answer.body)
  }

  private ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    ask(`${this.origin}/api${path}`, { method, body, token: this.token })

  /** @throws Error where the call is refused */
  private async call(method: 'PUT', path: string, body: unknown): Promise<void> {
    const answer = await this.ask(method, path, body)
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
  }
}
