/** Names of the menu's groups and sections, and the words around it. */
export const menu = {
  tabs: 'Denné menu',
  more: 'Viac',
  editPins: 'Upraviť pripnuté',
  pinsDone: 'Hotovo',
  pin: 'Pripnúť navrch: {{name}}',
  unpin: 'Odopnúť: {{name}}',
  groups: {
    today: 'Dnes',
    bookings: 'Obsadenosť',
    guests: 'Hostia',
    money: 'Peniaze',
    pricing: 'Ceny',
    website: 'Web',
    setup: 'Nastavenia',
  },
  sections: {
    services: 'Služby',
    blog: 'Blog',
    survey: 'Dotazník',
    lodging: 'Ubytovanie',
    rooms: 'Izby a úlohy',
    offers: 'Ponuky a balíky',
  },
} as const
