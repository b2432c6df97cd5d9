/** Texts of the users: invitation and sessions. */
export const users = {
  invite: 'Pozvať',
  inviteTitle: 'Pozvať používateľa',
  inviteHint: 'Pošleme e-mail s odkazom, cez ktorý si zvolí heslo.',
  inviteFailed: 'Pozvánka sa nepodarila',
  invited: 'Pozvánka odišla na {{email}}.',
  sessions: 'Prihlásenia',
  sessionsHint: 'Tu všade je účet práve prihlásený. Po odhlásení mu heslo zostane.',
  endSessions: 'Odhlásiť všade',
  sessionsEnded: 'Používateľ je všade odhlásený.',
  sessionsFailed: 'Nepodarilo sa odhlásiť',
} as const
