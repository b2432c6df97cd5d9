/** Prices, payments and accounting. */
export const moneyPermissions = [
  {
    value: 'money.read',
    label: { sk: 'Peniaze: čítanie', en: 'Money: read' },
    help: {
      sk: 'Vidí ceny rezervácií, platby a nedoplatky.',
      en: 'Sees prices of reservations, payments and balances.',
    },
  },
  {
    value: 'money.take',
    label: { sk: 'Peniaze: príjem', en: 'Money: take' },
    help: {
      sk: 'Zapíše prijatú platbu, napríklad v hotovosti alebo kartou.',
      en: 'Enters money that was received, for example in cash or by card.',
    },
  },
  {
    value: 'money.refund',
    label: { sk: 'Peniaze: vrátenie', en: 'Money: give back' },
    help: {
      sk: 'Vráti hosťovi peniaze, najviac do limitu roly.',
      en: 'Gives money back to a guest, up to the limit of the role.',
    },
  },
  {
    value: 'money.adjust',
    label: { sk: 'Peniaze: dohodnuté ceny', en: 'Money: agreed prices' },
    help: {
      sk: 'Zmení cenu rezervácie dohodou alebo vlastným riadkom.',
      en: 'Changes the price of a reservation by agreement or by a line of its own.',
    },
  },
  {
    value: 'documents.read',
    label: { sk: 'Doklady: čítanie', en: 'Documents: read' },
    help: {
      sk: 'Vidí faktúry, dobropisy a prijaté faktúry.',
      en: 'Sees invoices, credit notes and received invoices.',
    },
  },
  {
    value: 'documents.issue',
    label: { sk: 'Doklady: vystavenie', en: 'Documents: issue' },
    help: {
      sk: 'Vystaví faktúru alebo dobropis a pošle ho.',
      en: 'Issues an invoice or a credit note and sends it.',
    },
  },
  {
    value: 'statements.manage',
    label: { sk: 'Výpisy z banky', en: 'Bank statements' },
    help: { sk: 'Nahrá výpis a priradí platby.', en: 'Imports a statement and assigns payments.' },
  },
  {
    value: 'accounting.manage',
    label: { sk: 'Účtovníctvo', en: 'Accounting' },
    help: {
      sk: 'Uzatvára mesiace a sťahuje podklady pre účtovníctvo.',
      en: 'Closes months and downloads files for accounting.',
    },
  },
  {
    value: 'till.read',
    label: { sk: 'Pokladňa: čítanie', en: 'Till: read' },
    help: { sk: 'Vidí stav pokladne a jej pohyby.', en: 'Sees the state of the till and its movements.' },
  },
  {
    value: 'till.manage',
    label: { sk: 'Pokladňa: vedenie', en: 'Till: manage' },
    help: { sk: 'Vloží, vyberie a odovzdá hotovosť.', en: 'Puts cash in, takes it out and hands it over.' },
  },
  {
    value: 'prices.read',
    label: { sk: 'Cenník: čítanie', en: 'Price list: read' },
    help: {
      sk: 'Vidí ceny nocí, pravidlá a zľavové kódy.',
      en: 'Sees prices of nights, rules and discount codes.',
    },
  },
  {
    value: 'prices.edit',
    label: { sk: 'Cenník: úpravy', en: 'Price list: edit' },
    help: {
      sk: 'Zmení ceny, sezóny, pravidlá a zľavové kódy.',
      en: 'Changes prices, seasons, rules and discount codes.',
    },
  },
] as const
