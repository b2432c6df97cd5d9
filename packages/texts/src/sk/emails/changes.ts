/** Texts of e-mails about changes of a reservation and its services. */
export const changeWords = {
  stay: 'Pobyt',
  services: 'Zmenili sa doplnkové služby.',
  added: 'Pridané',
  removed: 'Zrušené',
  atDeparture: 'Pripravíme k odchodu',
  moved: 'Zmenené',
  price: 'Cena',
  samePrice: 'Cena sa nemení.',
  returned: 'Na darčekový poukaz sa vrátilo',
  weAdded: (service: string) => `Pridali sme: ${service}.`,
  tooFew: 'Neprihlásilo sa dosť ľudí na skupinu.',
  /** A service at its hour. */
  serviceAt: (title: string, day: string, time: string) => `${title}, ${day} o ${time}`,
  anyUnit: 'ktorákoľvek izba',
}
