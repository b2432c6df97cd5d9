/** Slovak texts about wholes on the screen of a unit. */
export const wholes = {
  title: 'Čo predaj celku znamená',
  rooms_one: 'Patrí k nemu {{count}} jednotka',
  rooms_few: 'Patria k nemu {{count}} jednotky',
  rooms_other: 'Patrí k nemu {{count}} jednotiek',
  sleeps: 'Predávate ho pre {{whole}}; v izbách sa vyspí {{rooms}}.',
  taken:
    'Rezervácia, zatvorenie aj rezervácia z portálu obsadí všetky naraz. Keď je obsadená hoci jedna, celok v tých nociach voľný nie je.',
  cheaper: 'Najbližšia noc stojí {{whole}}, izby jednotlivo {{rooms}}: celok je o {{difference}} lacnejší.',
  dearer: 'Najbližšia noc stojí {{whole}}, izby jednotlivo {{rooms}}: celok je o {{difference}} drahší.',
  same: 'Najbližšia noc stojí {{whole}}, rovnako ako izby jednotlivo.',
  close: 'Zatvoriť celok naraz',
  partTitle: 'Súčasť celku',
  part: 'keď si ho hosť rezervuje, obsadí aj túto jednotku; keď je obsadená ona, celok voľný nie je.',
}
