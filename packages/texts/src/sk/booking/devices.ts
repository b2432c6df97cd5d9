/** Words for going on at another device. */
export const deviceWords = {
  summary: 'Dokončiť na inom zariadení',
  lead: 'Odkaz prenesie podržané miesta aj všetko, čo ste vyplnili. Platí, kým miesta držíme. Otvorte ho len na svojom zariadení.',
  show: 'Ukázať QR kód',
  qrAlt: 'QR kód s odkazom na túto rozpracovanú rezerváciu',
  link: 'Odkaz na túto rezerváciu',
  email: 'Kam odkaz poslať',
  send: 'Poslať odkaz',
  sent: 'Odkaz sme poslali. Príde do pár minút.',
  prove: (email: string) =>
    `Ste to naozaj vy? Pošleme vám odkaz na ${email}. Keď ho otvoríte, objednávku môžete hneď odoslať.`,
  title: 'Pokračovať na tomto zariadení?',
  text: 'Prenesieme sem podržané miesta aj všetko, čo ste vyplnili. Na zariadení, kde ste začali, sa potom rezervácia odoslať nedá.',
  here: 'Pokračovať tu',
  notHere: 'Nie, len si pozrieť voľné izby',
  endedTitle: 'Čas na podržanie miest uplynul',
  endedText:
    'Miesta sme uvoľnili a vyplnené údaje vymazali. Dni a počet hostí zostali, izbu si vyberte znova.',
  choose: 'Vybrať izbu',
}
