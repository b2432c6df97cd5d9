const ofProperty = 'data of the property, not of a guest'
const secret = 'secrets of an account, stored as hashes or sealed; the account itself is exported'

/** Tables with personal columns that the export leaves out, with the reason. */
export const exceptions: Readonly<Record<string, string>> = {
  accommodation_objects: ofProperty,
  accounting_closings: 'reasons of the owner for a month',
  backups: 'names of archives',
  booking_drafts: 'what was typed into an unfinished booking, encrypted; deleted within minutes of its hold',
  closures: 'reasons of the owner; a guest has a reservation',
  contacts: 'persons whom the property itself shows on the site',
  document_series: ofProperty,
  e_invoice_deliveries: 'the way of exported documents',
  editable_automated_emails: ofProperty,
  feed_events: 'titles of portals without an address by which a person could be found; deleted by their time',
  files: 'pictures and documents of the site',
  global_settings: ofProperty,
  idempotency_keys: 'answers to repeated calls, deleted after 48 hours',
  number_series: ofProperty,
  password_codes: secret,
  received_invoices: 'invoices of suppliers, accounting records without a guest',
  recovery_codes: secret,
  resource_closures: ofProperty,
  room_nights: 'the nights of the exported stays',
  sandbox_payments: 'records of the trial gateway, which takes no money',
  second_factors: secret,
  slot_occurrences: 'reasons for cancelling a service, written for all guests',
  statements: 'names of files; their movements are exported',
  superseded_requests: 'a mark on exported documents',
  till_handover_entries: 'marks on exported payments',
  till_movements: 'money between till and safe, without a guest',
  user_passwords: secret,
  voucher_series: 'numbers of vouchers and their documents',
}
