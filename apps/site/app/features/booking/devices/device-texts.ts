import { useWords } from '../../../core/language/use-language.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'

const sk = {
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

/** Words for going on at another device. */
const deviceWords: InLanguages<typeof sk> = {
  sk,
  en: {
    summary: 'Finish on another device',
    lead: 'The link takes along the places we hold and everything you filled in. It works as long as we hold the places. Open it on your own device only.',
    show: 'Show the QR code',
    qrAlt: 'QR code with the link to this unfinished booking',
    link: 'Link to this booking',
    email: 'Where to send the link',
    send: 'Send the link',
    sent: 'We have sent the link. It will arrive within a few minutes.',
    prove: (email) =>
      `Is it really you? We will send a link to ${email}. Open it and you can send the order at once.`,
    title: 'Continue on this device?',
    text: 'We will bring the places we hold and everything you filled in to this device. On the one where you began, the booking can then no longer be sent.',
    here: 'Continue here',
    notHere: 'No, just show me the free rooms',
    endedTitle: 'The time for holding the places has run out',
    endedText:
      'We have released the places and deleted what you filled in. The dates and guests are kept; please choose a room again.',
    choose: 'Choose a room',
  },
}

export const useDeviceWords = () => useWords(deviceWords)
