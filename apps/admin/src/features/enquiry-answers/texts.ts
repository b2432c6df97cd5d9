/** Texts of the answers to messages and enquiries. */
export const answers = {
  write: 'Odpovedať',
  title: 'Odpoveď pre: {{name}}',
  to: 'Pošleme na {{email}}.',
  foreign: 'Hosť písal na stránke v inom jazyku ({{language}}), preto sa tak začína aj text.',
  subject: 'Predmet',
  text: 'Text',
  hint: 'Pozdrav, náš kontakt a pôvodnú správu pripojíme pod text.',
  send: 'Odoslať e-mail',
  sent: 'Odpoveď ide na {{email}}.',
  failed: 'Odpoveď sa nepodarilo odoslať',
  off: 'Odpovede sú vypnuté. V automatických e-mailoch zapnite „Odpoveď na správu alebo dopyt“ a pošlite ju znova.',
  thread: 'Naše odpovede',
} as const
