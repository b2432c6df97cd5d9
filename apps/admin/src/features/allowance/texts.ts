/** Texts of the recreation allowance. */
export const allowance = {
  title: 'Príspevok na rekreáciu',
  add: 'Pridať príspevok na rekreáciu',
  edit: 'Upraviť príspevok na rekreáciu',
  employee: 'Meno a priezvisko zamestnanca',
  participants: 'Kto ide s ním',
  participantsHint: 'Každé meno na nový riadok.',
  remove: 'Hosť príspevok nechce',
  worth: 'Hodnota príspevku',
  sum: 'najviac {{amount}} z {{eligible}}, hosťovi zostane {{after}}',
  none: 'na tento pobyt sa nevzťahuje',
  documents: 'Doklady na príspevok',
  waiting: 'odídu samy po pobyte, keď bude zaplatený',
  sent: 'odoslané {{at}}',
} as const
