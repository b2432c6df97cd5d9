/** Texts of activities that the weather stops. */
export const weather = {
  title: 'Odvolať pre počasie',
  hint: 'Zážitky dňa, ktoré sa konajú len za pekného počasia. Jedným stlačením ich odvoláte a každý hosť dostane e-mail: vyberie si iný voľný čas, alebo peniaze späť.',
  day: 'Deň',
  failed: 'Zážitky dňa sa nepodarilo načítať',
  none: 'Na tento deň nie je nič objednané, čo by záviselo od počasia. Či služba závisí od počasia, určíte pri službe.',
  pick: 'Odvolať',
  isOff: 'Odvolané',
  hasBegun: 'Už sa začalo',
  noEmail: 'Bez e-mailu, zavolajte',
  callOff: 'Odvolať pre počasie ({{count}})',
  touches: 'Rezervácie, ktorých sa to týka: {{number}}.',
  sum: 'Spolu za {{sum}}. Ceny hneď klesnú; čo je zaplatené a hosť si to vypýta späť, nájdete medzi upozorneniami.',
  callThem: 'Nemajú e-mail, zavolajte im:',
  choiceDays: 'Koľko dní si môžu vyberať',
  choiceDaysHint: 'Do konca posledného dňa. Kto si nevyberie, tomu sa vracajú peniaze.',
  noWayBack:
    'Nedá sa vziať späť: e-maily odídu hneď. Termín môžete znova otvoriť pri službe, no hostia sa doň sami nevrátia.',
  done: 'Odvolané. Rezervácie: {{number}}',
  choosing: 'vyberá si do {{when}}',
  choseMoney: 'chce peniaze späť',
  choseTime: 'príde {{when}}',
} as const
