/** Everything that may be allowed to a role or to a key: one thing that can be seen or done in the back office. */
export const permissions = [
  'dashboard.read',
  'chart.read',
  'reservations.read',
  /** A reservation made at the desk. */
  'reservations.create',
  /** Guest, note, time of arrival, services. */
  'reservations.edit',
  /** Days and rooms. */
  'reservations.move',
  'reservations.cancel',
  /** Arrival and departure, and the guest register. */
  'reservations.checkin',
  /** Contacts of guests. */
  'guests.read',
  /** Numbers of identity documents. */
  'guests.documents',
  /** Prices, balances, the ledger. */
  'money.read',
  /** Cash and terminal. */
  'money.take',
  'money.refund',
  /** Agreed prices and lines by hand. */
  'money.adjust',
  'documents.read',
  'documents.issue',
  /** Bank statements. */
  'statements.manage',
  'accounting.manage',
  /** State of the till and its hand-overs. */
  'till.read',
  'till.manage',
  'prices.read',
  'prices.edit',
  'housekeeping.read',
  'housekeeping.work',
  'housekeeping.plan',
  'tasks.read',
  'tasks.edit',
  'messages.read',
  'messages.send',
  'content.edit',
  'content.publish',
  /** Enquiries, the waiting list and gatherings. */
  'enquiries.manage',
  'surveys.manage',
  'settings.read',
  'settings.edit',
  'users.manage',
  'keys.manage',
  'history.read',
  /** Occupancy and earnings of periods and months. */
  'statistics.read',
  /** Hits in the records of the whole back office. */
  'search',
  /** Files with personal data. */
  'export',
  'privacy.manage',
] as const
export type Permission = (typeof permissions)[number]
