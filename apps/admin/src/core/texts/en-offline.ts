import type { offline as slovak } from './sk-offline.ts'
import type { English } from './translation.ts'

/** Texts of the work without a network. */
export const offline: English<typeof slovak> = {
  newVersion: 'There is a new version of the back office.',
  reload: 'Reload',
  away: 'No connection',
  awaySince: 'No connection – data from {{when}}',
  kept: 'Kept on this device. It is sent as soon as there is a connection.',
  sent_one: 'The connection is back, {{count}} change was sent.',
  sent_other: 'The connection is back, {{count}} changes were sent.',
  waiting_one: '{{count}} change waits',
  waiting_other: '{{count}} changes wait',
  refused_one: '{{count}} change could not be saved',
  refused_other: '{{count}} changes could not be saved',
  title: 'Changes on this device',
  leftBehind_one: '{{count}} change stays on the device and is sent once you sign in.',
  leftBehind_other: '{{count}} changes stay on the device and are sent once you sign in.',
  waits: 'Waiting since {{when}}',
  mine: 'Entered {{when}}',
  now: 'On the server now',
  unknownOutcome: 'We do not know whether it was saved. Look at the booking and decide.',
  repeat: 'Save again',
  discard: 'Discard',
  kinds: {
    state: 'State: {{text}}',
    internal_note: 'Internal note: {{text}}',
    thread_note: 'Note among messages: {{text}}',
    payment: 'Payment {{text}}',
    room: 'Room: {{text}}',
  },
  takenAt: 'taken {{when}}, recorded without a connection',
  noNote: 'no note',
}
