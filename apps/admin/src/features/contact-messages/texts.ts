/** Texts of the contact messages. */
export const messages = {
  all: 'Všetky',
  fresh: 'Neprečítané',
  open: 'Nezodpovedané',
  markAnswered: 'Označiť ako zodpovedanú',
  notAnswered: 'Ešte nezodpovedaná',
  markedUnread: 'Správa je znova medzi neprečítanými',
} as const
