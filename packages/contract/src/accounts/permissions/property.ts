/** Messages, the website, settings, and the people and programs that use the back office. */
export const propertyPermissions = [
  {
    value: 'messages.read',
    label: { sk: 'Správy: čítanie', en: 'Messages: read' },
    help: { sk: 'Vidí odoslané e-maily a správy hostí.', en: 'Sees sent e-mails and messages from guests.' },
  },
  {
    value: 'messages.send',
    label: { sk: 'Správy: posielanie', en: 'Messages: send' },
    help: { sk: 'Napíše hosťovi a pošle e-mail znova.', en: 'Writes to a guest and sends an e-mail again.' },
  },
  {
    value: 'content.edit',
    label: { sk: 'Obsah: úpravy', en: 'Content: edit' },
    help: {
      sk: 'Upraví texty, fotky, ponuky a články webu.',
      en: 'Changes texts, pictures, offers and articles of the website.',
    },
  },
  {
    value: 'content.publish',
    label: { sk: 'Obsah: zverejnenie', en: 'Content: publish' },
    help: { sk: 'Zverejní alebo skryje obsah na webe.', en: 'Publishes or hides content on the website.' },
  },
  {
    value: 'enquiries.manage',
    label: { sk: 'Dopyty a poradovník', en: 'Enquiries and waiting list' },
    help: {
      sk: 'Vybavuje dopyty, poradovník a spoločné pobyty.',
      en: 'Handles enquiries, the waiting list and gatherings.',
    },
  },
  {
    value: 'surveys.read',
    label: { sk: 'Hodnotenia: čítanie', en: 'Ratings: read' },
    help: { sk: 'Vidí dotazníky a hodnotenia hostí.', en: 'Sees questionnaires and ratings of guests.' },
  },
  {
    value: 'surveys.manage',
    label: { sk: 'Hodnotenia: vedenie', en: 'Ratings: manage' },
    help: { sk: 'Upraví otázky a zverejní hodnotenia.', en: 'Changes questions and publishes ratings.' },
  },
  {
    value: 'settings.read',
    label: { sk: 'Nastavenia: čítanie', en: 'Settings: read' },
    help: {
      sk: 'Vidí nastavenia, zálohy a kalendáre portálov.',
      en: 'Sees settings, backups and calendars of portals.',
    },
  },
  {
    value: 'settings.edit',
    label: { sk: 'Nastavenia: úpravy', en: 'Settings: edit' },
    help: {
      sk: 'Zmení nastavenia, platobné brány a poštu.',
      en: 'Changes settings, payment gateways and mail.',
    },
  },
  {
    value: 'users.manage',
    label: { sk: 'Používatelia a roly', en: 'Users and roles' },
    help: { sk: 'Pozýva ľudí a určuje, čo smú.', en: 'Invites people and decides what they may do.' },
  },
  {
    value: 'keys.manage',
    label: { sk: 'Kľúče programov', en: 'Keys of programs' },
    help: {
      sk: 'Vydáva kľúče programom, napríklad správcovi portálov.',
      en: 'Issues keys to programs, for example to a channel manager.',
    },
  },
  {
    value: 'history.read',
    label: { sk: 'Kto čo urobil', en: 'Who did what' },
    help: { sk: 'Vidí históriu všetkých zmien.', en: 'Sees the history of all changes.' },
  },
  {
    value: 'statistics.read',
    label: { sk: 'Štatistiky', en: 'Statistics' },
    help: { sk: 'Vidí obsadenosť a tržby za obdobia.', en: 'Sees occupancy and earnings of periods.' },
  },
  {
    value: 'search',
    label: { sk: 'Hľadanie', en: 'Search' },
    help: { sk: 'Hľadá v záznamoch, ktoré smie vidieť.', en: 'Searches the records that it may see.' },
  },
  {
    value: 'export',
    label: { sk: 'Súbory s osobnými údajmi', en: 'Files with personal data' },
    help: { sk: 'Sťahuje tabuľky s osobnými údajmi.', en: 'Downloads tables with personal data.' },
  },
  {
    value: 'privacy.manage',
    label: { sk: 'Ochrana osobných údajov', en: 'Privacy' },
    help: {
      sk: 'Vydá a vymaže osobné údaje na žiadosť.',
      en: 'Hands out and erases personal data on request.',
    },
  },
] as const
