/** Texts of deleting a reservation. */
export const removal = {
  more: 'Ďalšie',
  action: 'Odstrániť rezerváciu',
  question: 'Odstrániť rezerváciu natrvalo?',
  hint: 'Zmizne aj s pobytmi, službami a miestami na nich, noci budú voľné a použitie kupónu sa vráti. Hosťovi nič nepošleme: ak o nej vie, radšej ju zrušte. V histórii zostane jej posledný stav. Rezerváciu s dokladmi nemožno odstrániť.',
  refusedTitle: 'Rezerváciu nemožno odstrániť',
  hasMoney:
    'Sú na nej zapísané peniaze a tie musia zostať v knihe. Rezerváciu môžete zrušiť. Ak ste platbu zapísali omylom, najprv ju odstráňte v platbách.',
  hasDocuments: 'Sú k nej vystavené doklady a tie sa musia zachovať:',
  cancelInstead: 'Rezerváciu namiesto toho zrušte: noci sa uvoľnia a doklady zostanú pri nej.',
  creditFirst:
    'Rezerváciu namiesto toho zrušte: noci sa uvoľnia. Faktúru, ktorá už neplatí, opravte v dokladoch dobropisom.',
  done: 'Rezervácia je odstránená.',
} as const
