import type { Texts } from '../../texts.ts'

export const deviceWords: Texts['deviceWords'] = {
  summary: 'Dokončit na jiném zařízení',
  lead: 'Odkaz přenese podržená místa i všechno, co jste vyplnili. Platí, dokud místa držíme. Otevřete ho jen na svém zařízení.',
  show: 'Ukázat QR kód',
  qrAlt: 'QR kód s odkazem na tuto rozpracovanou rezervaci',
  link: 'Odkaz na tuto rezervaci',
  email: 'Kam odkaz poslat',
  send: 'Poslat odkaz',
  sent: 'Odkaz jsme poslali. Přijde do několika minut.',
  prove: (email) =>
    `Jste to opravdu vy? Pošleme vám odkaz na ${email}. Jakmile ho otevřete, můžete objednávku hned odeslat.`,
  title: 'Pokračovat na tomto zařízení?',
  text: 'Přeneseme sem podržená místa i všechno, co jste vyplnili. Na zařízení, kde jste začali, už potom rezervaci odeslat nepůjde.',
  here: 'Pokračovat tady',
  notHere: 'Ne, jen si prohlédnout volné pokoje',
  endedTitle: 'Čas na podržení míst vypršel',
  endedText:
    'Místa jsme uvolnili a vyplněné údaje smazali. Dny a počet hostů zůstaly, pokoj si vyberte znovu.',
  choose: 'Vybrat pokoj',
}
