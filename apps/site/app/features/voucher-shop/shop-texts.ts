import { useWords } from '../../core/language/use-language.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'
import { english } from './shop-texts-en.ts'

/** Slovak words of the sale of gift vouchers. */
const slovak = {
  shop: {
    title: 'Darčekový poukaz',
    description: 'Darujte pobyt, večeru alebo pokojné ráno u nás. Poukaz príde e-mailom hneď po zaplatení.',
    intro:
      'Darujte pár dní pokoja. Poukaz pošleme e-mailom hneď po zaplatení, alebo v deň, ktorý si vyberiete.',
    closedTitle: 'Poukazy teraz na webe nepredávame',
    closedText: 'Ozvite sa nám, poukaz pripravíme na recepcii.',
    value: 'Hodnota poukazu',
    other: 'Iná suma',
    packages: 'Alebo darujte celý balík',
    packagesText:
      'Poukaz na balík zaplatí pobyt aj so službami, ktoré k balíku patria. Termín si obdarovaný vyberie a zarezervuje sám, kým sú miesta; čo si pridá navyše, a daň za ubytovanie doplatí.',
    limits: (least: string, most: string) => `Od ${least} do ${most}.`,
    delivery: 'Komu ho poslať',
    toBuyer: 'Mne, odovzdám ho sám',
    toRecipient: 'Priamo obdarovanému',
    copy: 'Kópiu dostanete e-mailom vy hneď po zaplatení.',
    when: 'Kedy ho poslať',
    atOnce: 'Hneď po zaplatení',
    onDay: 'V deň, ktorý si vyberiete',
    giverHelp: 'Tak, ako má byť na poukaze.',
    pay: 'Ako zaplatíte',
    noMethods: 'Platby práve nie sú k dispozícii. Ozvite sa nám, prosím.',
    optional: 'nepovinné',
    facts: (months: string) =>
      `Poukaz platí ${months}. Dá sa minúť naraz aj po častiach na ubytovanie, jedlo a služby.`,
    withdrawal:
      'Od kúpy môžete odstúpiť do 14 dní od zaplatenia bez udania dôvodu, tlačidlom na stránke objednávky. Vrátime, čo na poukaze ešte zostáva.',
    submit: 'Objednávka s povinnosťou platby',
    errorsTitle: 'Niečo ešte chýba',
    failedTitle: 'Objednávka sa nepodarila',
    preview: 'Takto bude poukaz vyzerať. Kód doplníme po zaplatení.',
    placeholders: {
      subject: 'suma',
      recipient: 'meno',
      giver: 'vaše meno',
      message: 'Sem príde vaše venovanie.',
    },
    balance: 'Už poukaz máte? Zistite, koľko na ňom zostáva',
  },
  labels: {
    value: 'Hodnota',
    other: 'Suma v eurách',
    recipient_name: 'Meno obdarovaného',
    recipient_email: 'E-mail obdarovaného',
    message: 'Venovanie',
    send_to: 'Komu ho poslať',
    send_on: 'Poslať v deň',
    buyer_name: 'Vaše meno',
    buyer_email: 'Váš e-mail',
    payment_method: 'Spôsob platby',
  },
  order: {
    title: 'Objednávka poukazu',
    number: 'Objednávka č.',
    states: {
      waiting: { title: 'Poukaz čaká na zaplatenie', text: 'Pošleme ho, hneď ako platba príde.' },
      lapsed: {
        title: 'Poukaz nebol zaplatený včas',
        text: 'Ak oň ešte máte záujem, môžete ho zaplatiť aj teraz.',
      },
      valid: { title: 'Poukaz je zaplatený', text: 'Ďakujeme! Poslali sme ho aj e-mailom.' },
      redeemed: { title: 'Poukaz je celý minutý', text: 'Ďakujeme, že ste boli u nás.' },
      expired: {
        title: 'Platnosť poukazu sa skončila',
        text: 'Ozvite sa nám, možno ho budeme môcť predĺžiť.',
      },
      void: { title: 'Poukaz je zrušený', text: 'Kódom z neho sa už nedá platiť.' },
    },
    steps: {
      pay: (amount: string) => `Zaplatíte ${amount}`,
      until: (day: string) => `do ${day}`,
      paid: 'Poukaz je zaplatený',
      toBuyer: 'Poukaz vám príde e-mailom',
      toRecipient: 'Poukaz príde obdarovanému e-mailom',
      atOnce: 'hneď po zaplatení',
      onDay: (day: string) => `${day}; kópiu máte vy hneď po zaplatení`,
      use: 'Obdarovaný si vyberie, kedy príde',
      useNote: (day: string) => `Kód zadá pri rezervácii, najneskôr ${day}.`,
    },
    yours: 'Váš poukaz. Kód je v PDF, ktoré máte aj v e-maile.',
    pending: 'Čakáme na potvrdenie platby. Stránka sa obnoví sama.',
    failedPayment: 'Platba sa nepodarila. Skúste to, prosím, znova alebo iným spôsobom.',
    facts: {
      value: 'Hodnota',
      balance: 'Zostáva na ňom',
      buyer: 'Kupujúci',
      sent: 'Obdarovanému pošleme',
      payUntil: 'Zaplatiť do',
    },
    payHeading: 'Platba',
    pay: 'Zaplatiť:',
    chooseTransfer: 'Zaplatiť bankovým prevodom',
    download: 'Stiahnuť poukaz (PDF)',
    documents: 'Doklady',
    received: 'Prijatá platba',
    returned: 'Vrátené peniaze',
    corrected: 'Oprava potvrdenia o platbe',
    toRefund: (amount: string) => `Vraciame vám ${amount}.`,
    withdrawHeading: 'Odstúpenie od kúpy',
    withdrawText: (until: string, amount: string) =>
      `Do ${until} môžete od kúpy odstúpiť bez udania dôvodu. Vrátime vám ${amount}, teda to, čo na poukaze zostáva. Poukaz hneď prestane platiť.`,
    sameWay: 'Peniaze vrátime tou istou cestou, akou ste platili.',
    account: 'IBAN, na ktorý peniaze pošleme',
    confirm: 'Rozumiem, že poukaz prestane platiť',
    withdraw: 'Odstúpiť od kúpy',
    failed: 'Nepodarilo sa',
    lostTitle: 'Túto objednávku nepoznáme',
    lostText: 'Skontrolujte, prosím, odkaz z e-mailu.',
    again: 'Kúpiť poukaz',
  },
}
export type ShopWords = typeof slovak

export const shopWords: InLanguages<ShopWords> = { sk: slovak, en: english }
export const useShopWords = (): ShopWords => useWords(shopWords)
