import { z } from 'zod'
import { emptyDraft, type BookingDraft } from './booking-draft.ts'

/** Maximum of adults in one stay's input. */
const mostAdults = 40

/** Sender of an enquiry that becomes a booking. Passed in the navigation's state, because addresses are logged. */
const enquirer = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  persons: z.int().positive().nullable(),
})
export type Enquirer = z.infer<typeof enquirer>

/** Navigation state for /reservations/add. */
export const enquirerState = ({ name, email, phone, persons }: Enquirer) => ({
  enquirer: { name, email, phone, persons },
})

/** Splits a name: 'Ing. Ján Novák' has the last name 'Novák'; a single word is the last name. */
function namesOf(name: string): Pick<BookingDraft['guest'], 'first_name' | 'last_name'> {
  const words = name.trim().split(/\s+/)
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' }
}

/**
 * The initial draft of the booking screen.
 * @param params of the address: arrival, departure, unit
 * @param state of the navigation; ignored unless it is an enquirer
 */
export function startingDraft(params: URLSearchParams, state: unknown): BookingDraft {
  const draft = emptyDraft(params.get('arrival'), params.get('unit'), params.get('departure'))
  const parsed = z.object({ enquirer }).safeParse(state)
  if (!parsed.success) return draft
  const { name, email, phone, persons } = parsed.data.enquirer
  const adults = persons !== null && persons <= mostAdults ? { adults: persons } : {}
  return {
    ...draft,
    guest: { ...namesOf(name), email: email ?? '', phone: phone ?? '' },
    stays: draft.stays.map((stay) => ({ ...stay, ...adults })),
  }
}
