import type { Texts } from '../../texts.ts'

export const changeWords: Texts['changeWords'] = {
  stay: 'Pobyt',
  services: 'Změnily se další služby.',
  added: 'Přidáno',
  removed: 'Zrušeno',
  atDeparture: 'Připravíme k odjezdu',
  moved: 'Změněno',
  price: 'Cena',
  samePrice: 'Cena se nemění.',
  returned: 'Na dárkový poukaz se vrátilo',
  weAdded: (service) => `Přidali jsme: ${service}.`,
  tooFew: 'Nepřihlásilo se dost lidí do skupiny.',
  serviceAt: (title, day, time) => `${title}, ${day} v ${time}`,
  anyUnit: 'kterýkoli pokoj',
}
