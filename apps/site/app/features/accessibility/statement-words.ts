import type { InLanguages } from '@dvor/texts/texts.ts'

/** A part of the statement: paragraphs, then a list where there is one. */
interface Part {
  heading: string
  paragraphs: readonly string[]
  items: readonly string[]
}

interface StatementWords {
  /** @param business name of the property */
  intro: (business: string) => string
  /** What the site does for everybody; what cannot be promised. */
  parts: readonly Part[]
  contactHeading: string
  contact: string
  email: string
  phone: string
  authorityHeading: string
  authority: string
  made: string
}

/**
 * The accessibility statement (Act 351/2022 Z. z.; docs/law.md, Other). It tells what the product itself does and leaves
 * out; a change of either is written here, too.
 */
export const statementWords: InLanguages<StatementWords> = {
  sk: {
    intro: (business) =>
      `${business} chce, aby si pobyt mohol vybrať a objednať každý: aj bez myši, s čítačkou obrazovky, so zväčšeným písmom alebo na staršom telefóne.`,
    parts: [
      {
        heading: 'Ako je web spravený',
        paragraphs: [
          'Web sa riadi pravidlami WCAG 2.2 na úrovni AA a normou EN 301 549. Spĺňa ich okrem výnimiek, ktoré uvádzame nižšie.',
        ],
        items: [
          'Všetko sa dá ovládať klávesnicou a vždy vidno, kde práve ste.',
          'Farby majú dostatočný kontrast a žiadna informácia nestojí len na farbe.',
          'Text sa dá zväčšiť na štvornásobok bez posúvania do strán.',
          'Polia majú názvy a chyby sú povedané slovami pri poli, ktorého sa týkajú.',
          'Čas na dokončenie objednávky vidno vopred, dá sa predĺžiť a nič z vyplneného sa nestratí.',
          'Pohyb na stránke sa vypne, ak to máte nastavené v zariadení.',
        ],
      },
      {
        heading: 'Čo ešte nie je celkom prístupné',
        paragraphs: [],
        items: [
          'Opisy fotografií píšeme sami a niektorá môže byť opísaná stručne.',
          'Doklady v PDF sa dajú čítať, nemajú však značky pre čítačky. Na požiadanie vám ich obsah pošleme v e-maile.',
          'Mapa sa ovláda najmä rukou; tie isté miesta sú pri nej vypísané v zozname.',
          'Platobnú bránu prevádzkuje banka alebo platobná spoločnosť a za jej stránku zodpovedá ona. Zaplatiť sa dá aj prevodom.',
        ],
      },
    ],
    contactHeading: 'Napíšte nám',
    contact:
      'Ak sa vám niečo nedarí alebo potrebujete informáciu v inej podobe, ozvite sa. Odpovieme najneskôr do 30 dní, objednávku vám radi zapíšeme hneď.',
    email: 'E-mail',
    phone: 'Telefón',
    authorityHeading: 'Keď si neporozumieme',
    authority:
      'Dozor nad prístupnosťou služieb má podľa zákona č. 351/2022 Z. z. Slovenská obchodná inšpekcia,',
    made: 'Vyhlásenie vychádza z vlastného posúdenia z novembra 2026, urobeného automatickými nástrojmi aj ručne.',
  },
  en: {
    intro: (business) =>
      `${business} wants everybody to be able to choose and book a stay: without a mouse, with a screen reader, with larger type or on an older phone.`,
    parts: [
      {
        heading: 'How the site is made',
        paragraphs: [
          'The site follows WCAG 2.2 at level AA and the standard EN 301 549. It conforms to them but for the exceptions below.',
        ],
        items: [
          'Everything works by keyboard, and you always see where you are.',
          'Colours have enough contrast, and nothing is told by colour alone.',
          'Text can be enlarged four times without scrolling sideways.',
          'Fields have names, and errors are told in words at the field that they are about.',
          'The time for finishing an order is shown ahead and can be prolonged; nothing that you typed is lost.',
          'Movement on the page stops if your device is set so.',
        ],
      },
      {
        heading: 'What is not quite accessible yet',
        paragraphs: [],
        items: [
          'We describe the photographs ourselves, and some descriptions may be short.',
          'Documents in PDF can be read but have no tags for screen readers. On request we send their content by e-mail.',
          'The map is mainly used by hand; the same places stand beside it in a list.',
          'The terms and some texts about the house are in Slovak only.',
          'The payment page belongs to a bank or a payment company, which answers for it. You can pay by transfer, too.',
        ],
      },
    ],
    contactHeading: 'Write to us',
    contact:
      'If something does not work for you or you need information in another form, get in touch. We answer within 30 days; an order we gladly enter for you at once.',
    email: 'E-mail',
    phone: 'Phone',
    authorityHeading: 'If we do not agree',
    authority:
      'The accessibility of services is supervised under Act 351/2022 by the Slovak Trade Inspection,',
    made: 'This statement rests on an assessment of our own from November 2026, made with automatic tools and by hand.',
  },
}
