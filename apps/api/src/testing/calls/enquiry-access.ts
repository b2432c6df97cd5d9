import type { Audience } from '../collection-readers.ts'

/** Calls with messages, hall enquiries and their answers, by audience. */
export const enquiryCalls: Readonly<Record<Extract<Audience, 'everyone' | 'admins'>, readonly string[]>> = {
  everyone: ['POST /send-contact-message', 'POST /send-hall-demand'],
  admins: [
    'GET /hall-demands/:id/answers',
    'POST /hall-demands/:id/answers',
    'GET /contact-messages/:id/answers',
    'POST /contact-messages/:id/answers',
  ],
}
