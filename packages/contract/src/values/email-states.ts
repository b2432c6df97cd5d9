/** States of an e-mail in the outbox. */
export const emailStates = [
  { value: 'queued', label: { sk: 'Čaká', en: 'Waiting' } },
  { value: 'sent', label: { sk: 'Odoslaný', en: 'Sent' } },
  { value: 'stored', label: { sk: 'Uložený, nie je nastavená pošta', en: 'Stored, mail is not set up' } },
  { value: 'failed', label: { sk: 'Skúsime znova', en: 'We try again' } },
  { value: 'dead', label: { sk: 'Neodoslaný', en: 'Not sent' } },
  { value: 'superseded', label: { sk: 'Nahradený novším', en: 'Replaced by a newer one' } },
] as const
