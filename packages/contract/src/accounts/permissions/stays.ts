/** Reservations, guests and the work around their stays. */
export const stayPermissions = [
  {
    value: 'dashboard.read',
    label: { sk: 'Nástenka', en: 'Dashboard' },
    help: {
      sk: 'Vidí nástenku s príchodmi, odchodmi a tým, čo treba vybaviť.',
      en: 'Sees the dashboard with arrivals, departures and what needs attention.',
    },
  },
  {
    value: 'chart.read',
    label: { sk: 'Obsadenosť', en: 'Occupancy chart' },
    help: { sk: 'Vidí, kto kedy býva v ktorej izbe.', en: 'Sees who stays in which room and when.' },
  },
  {
    value: 'reservations.read',
    label: { sk: 'Rezervácie: čítanie', en: 'Reservations: read' },
    help: {
      sk: 'Vidí rezervácie, mená hostí a ich pobyty.',
      en: 'Sees reservations, names of guests and their stays.',
    },
  },
  {
    value: 'reservations.create',
    label: { sk: 'Rezervácie: nové', en: 'Reservations: new' },
    help: {
      sk: 'Zapíše rezerváciu, ktorá príde telefónom alebo osobne.',
      en: 'Enters a reservation that comes by phone or in person.',
    },
  },
  {
    value: 'reservations.edit',
    label: { sk: 'Rezervácie: úpravy', en: 'Reservations: edit' },
    help: {
      sk: 'Upraví hosťa, poznámku, čas príchodu a služby.',
      en: 'Changes the guest, the note, the time of arrival and services.',
    },
  },
  {
    value: 'reservations.move',
    label: { sk: 'Rezervácie: presuny', en: 'Reservations: move' },
    help: { sk: 'Zmení dni pobytu alebo izbu.', en: 'Changes the days of a stay or its room.' },
  },
  {
    value: 'reservations.cancel',
    label: { sk: 'Rezervácie: storno', en: 'Reservations: cancel' },
    help: { sk: 'Zruší rezerváciu alebo ju odmietne.', en: 'Cancels or declines a reservation.' },
  },
  {
    value: 'reservations.checkin',
    label: { sk: 'Príchod a odchod', en: 'Check-in and check-out' },
    help: {
      sk: 'Ubytuje a odhlási hostí a vedie knihu ubytovaných.',
      en: 'Checks guests in and out and keeps the guest register.',
    },
  },
  {
    value: 'guests.read',
    label: { sk: 'Kontakty hostí', en: 'Contacts of guests' },
    help: {
      sk: 'Vidí telefóny, e-maily a adresy hostí.',
      en: 'Sees phone numbers, e-mail addresses and postal addresses of guests.',
    },
  },
  {
    value: 'guests.documents',
    label: { sk: 'Čísla dokladov totožnosti', en: 'Numbers of identity documents' },
    help: {
      sk: 'Vidí čísla občianskych preukazov a pasov a hlási cudzincov.',
      en: 'Sees numbers of identity cards and passports and reports foreigners.',
    },
  },
  {
    value: 'housekeeping.read',
    label: { sk: 'Upratovanie: čítanie', en: 'Housekeeping: read' },
    help: {
      sk: 'Vidí príchody a odchody s počtom osôb a postieľok.',
      en: 'Sees arrivals and departures with the number of persons and cots.',
    },
  },
  {
    value: 'housekeeping.work',
    label: { sk: 'Upratovanie: práca', en: 'Housekeeping: work' },
    help: {
      sk: 'Označí, čo je upratané, a pridá poznámku alebo fotku.',
      en: 'Marks what is clean and adds a note or a photo.',
    },
  },
  {
    value: 'housekeeping.plan',
    label: { sk: 'Upratovanie: plán', en: 'Housekeeping: plan' },
    help: { sk: 'Rozdelí upratovanie medzi ľudí.', en: 'Divides the cleaning among people.' },
  },
  {
    value: 'tasks.read',
    label: { sk: 'Úlohy: čítanie', en: 'Tasks: read' },
    help: { sk: 'Vidí úlohy.', en: 'Sees tasks.' },
  },
  {
    value: 'tasks.edit',
    label: { sk: 'Úlohy: úpravy', en: 'Tasks: edit' },
    help: { sk: 'Pridá a splní úlohu.', en: 'Adds and completes a task.' },
  },
] as const
