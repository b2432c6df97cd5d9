/**
 * The accessibility statement (Act 351/2022 Z. z.; docs/law.md, Other). It tells what the product itself does and leaves
 * out; a change of either is written here, too.
 */
export const statementWords = {
  /** @param business name of the property */
  intro: (business: string) =>
    `${business} chce, aby si pobyt mohol vybrať a objednať každý: aj bez myši, s čítačkou obrazovky, so zväčšeným písmom alebo na staršom telefóne.`,
  /** Accessible parts of the site, and what cannot be promised. */
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
}
