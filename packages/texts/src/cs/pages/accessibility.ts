import type { Texts } from '../../texts.ts'

export const statementWords: Texts['statementWords'] = {
  intro: (business) =>
    `${business} chce, aby si pobyt mohl vybrat a objednat každý: i bez myši, se čtečkou obrazovky, se zvětšeným písmem nebo na starším telefonu.`,
  parts: [
    {
      heading: 'Jak je web udělaný',
      paragraphs: [
        'Web se řídí pravidly WCAG 2.2 na úrovni AA a normou EN 301 549. Splňuje je kromě výjimek, které uvádíme níže.',
      ],
      items: [
        'Všechno jde ovládat klávesnicí a vždy je vidět, kde právě jste.',
        'Barvy mají dostatečný kontrast a žádná informace nestojí jen na barvě.',
        'Text jde zvětšit na čtyřnásobek bez posouvání do stran.',
        'Pole mají názvy a chyby jsou popsány slovy u pole, kterého se týkají.',
        'Čas na dokončení objednávky je vidět předem, dá se prodloužit a nic z vyplněného se neztratí.',
        'Pohyb na stránce se vypne, pokud to máte tak nastavené v zařízení.',
      ],
    },
    {
      heading: 'Co ještě není úplně přístupné',
      paragraphs: [],
      items: [
        'Popisy fotografií píšeme sami a některá může být popsána stručně.',
        'Doklady v PDF se dají číst, nemají ale značky pro čtečky. Na požádání vám jejich obsah pošleme e-mailem.',
        'Mapa se ovládá hlavně rukou; stejná místa jsou vedle ní vypsána v seznamu.',
        'Platební bránu provozuje banka nebo platební společnost a za její stránku odpovídá ona. Zaplatit jde i převodem.',
      ],
    },
  ],
  contactHeading: 'Napište nám',
  contact:
    'Pokud se vám něco nedaří nebo potřebujete informaci v jiné podobě, ozvěte se. Odpovíme nejpozději do 30 dnů, objednávku vám rádi zapíšeme hned.',
  email: 'E-mail',
  phone: 'Telefon',
  authorityHeading: 'Když se nedohodneme',
  authority:
    'Na přístupnost služeb dohlíží podle slovenského zákona č. 351/2022 Z. z. Slovenská obchodní inspekce (Slovenská obchodná inšpekcia),',
  made: 'Prohlášení vychází z vlastního posouzení z listopadu 2026, provedeného automatickými nástroji i ručně.',
}
