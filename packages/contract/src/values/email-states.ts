/** States of an e-mail in the outbox. */
export const emailStates = [
  { value: 'queued', label: 'Čaká', english: 'Waiting' },
  { value: 'sent', label: 'Odoslaný', english: 'Sent' },
  { value: 'stored', label: 'Uložený, nie je nastavená pošta', english: 'Stored, mail is not set up' },
  { value: 'failed', label: 'Skúsime znova', english: 'We try again' },
  { value: 'dead', label: 'Neodoslaný', english: 'Not sent' },
  { value: 'superseded', label: 'Nahradený novším', english: 'Replaced by a newer one' },
] as const
