/** Texts of the e-mails that came. */
export const incoming = {
  all: 'Všetky',
  fresh: 'Neprečítané',
  unassigned: 'Bez rezervácie',
  came: 'Prišiel {{when}}',
  automatic: 'Napísal ho program, napríklad automatická odpoveď. Neodpovedáme naň.',
  openReservation: 'Otvoriť správy rezervácie',
  markUnread: 'Označiť ako neprečítaný',
  markedUnread: 'E-mail je znova medzi neprečítanými',
  failed: 'Zmenu sa nepodarilo uložiť',
  body: 'Text e-mailu',
} as const
