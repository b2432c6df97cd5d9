/** Texts of the head of a reservation's page. */
export const summary = {
  title: 'Súhrn',
  sections: 'Časti rezervácie',
  nights: '{{nights}}, {{party}}',
  price: 'Cena',
  ofTotal: 'z ceny {{total}}',
  depositBy: 'záloha {{amount}} do {{when}}',
  deposit: 'záloha {{amount}}',
  payBy: 'do {{when}}',
  late: 'malo prísť do {{when}}',
  paidOf: 'zaplatené {{paid}}',
  feeOf: 'storno poplatok {{fee}}',
  afterApproval: 'platí sa po schválení',
  onSite: 'platí sa na mieste',
  giveBack: 'Vrátiť {{amount}}',
} as const

/** The sentence about what comes next. */
export const next = {
  arrivesToday: 'Hosť príde dnes.',
  arrivesTodayAt: 'Hosť príde dnes okolo {{time}}.',
  arrivesTomorrow: 'Hosť príde zajtra.',
  arrivesIn: 'Hosť príde o {{days}}.',
  arrivalMissed: 'Hosť mal prísť {{day}} a nie je ubytovaný.',
  leavesToday: 'Hosť dnes odchádza.',
  leavesTomorrow: 'Hosť odíde zajtra.',
  leavesIn: 'Hosť odíde o {{days}}.',
  departureMissed: 'Hosť mal odísť {{day}} a je stále ubytovaný.',
  debt: 'Pobyt sa skončil, ale nie je zaplatený.',
  over: 'Pobyt sa skončil.',
  toReturn: 'Rezervácia je zrušená a hosťovi treba vrátiť peniaze.',
  cancelled: 'Rezervácia je zrušená, nič viac netreba.',
  expired: 'Rezervácia prepadla.',
  rejected: 'Žiadosť ste zamietli.',
  no_show: 'Hosť neprišiel.',
} as const
