/** Texts of packages: the services that they include, and what guests are offered. */
export const packages = {
  service: 'Služba',
  day: 'Deň pobytu',
  dayOf: '{{day}}. deň',
  arrival: '1. deň (príchod)',
  departure: '{{day}}. deň (odchod)',
  time: 'Čas',
  guestChooses: 'vyberie si hosť',
  effect: {
    title: 'Čo vidí hosť',
    price: 'Dvaja dospelí zaplatia {{price}} za {{nights}}.',
    saves: 'Jednotlivo by to v deň {{day}} stálo {{ordinary}}: balík je lacnejší o {{difference}}.',
    dearer: 'Jednotlivo by to v deň {{day}} stálo {{ordinary}}: balík je drahší o {{difference}}.',
    same: 'Jednotlivo by to v deň {{day}} stálo rovnako.',
    days: 'Príchod sa dá vybrať: {{days}}.',
    moreDays: 'Príchod sa dá vybrať v {{count}} dňoch, najskôr {{days}}.',
    noDays: 'Hosť si nemá čo vybrať: v žiadny deň nie je voľná jednotka spolu so všetkými službami.',
    places: 'Voľných miest: {{count}}.',
    inactive: 'Balík sa nepredáva.',
  },
}
