import type { SampleUnit } from './units.ts'

/** The two log cabins; the larger one is let only after the owner has agreed. */
export const cottages: readonly SampleUnit[] = [
  {
    key: 'potok',
    kind: 'cottage',
    object: 'granary',
    scene: 'drevenica-pri-potoku',
    gallery: [
      'drevenica-pri-potoku-2',
      'drevenica-pri-potoku-5',
      'drevenica-pri-potoku-3',
      'drevenica-pri-potoku-6',
      'drevenica-pri-potoku-4',
      'campfire',
    ],
    title: 'Drevenica pri potoku',
    code: 'POTOK',
    short_description: 'Zrub, lávka a voda, ktorá šumí celú noc. Pre štyroch, čo chcú byť sami.',
    translations: {
      en: {
        title: 'Log Cabin by the Stream',
        short_description:
          'A log house, a footbridge and water that murmurs all night. For four who want to be on their own.',
      },
      cs: {
        title: 'Roubenka u potoka',
        short_description: 'Roubenka, lávka a voda, která šumí celou noc. Pro čtyři, kteří chtějí být sami.',
      },
    },
    description: `<p>K drevenici sa ide po drevenej lávke. Potok pod ňou nikdy nestíchne: prvú noc si naň zvykáte, druhú bez neho nezaspíte.</p>
<p>V spálni aj v obývačke voní smrekový zrub. Kúri sa tu na dvoch miestach: v kozube, okolo ktorého sa sedí, a v podlahe kúpeľne, na ktorej sa v zime najradšej stojí.</p>
<p>Pred domom je ohnisko s lavicami, kotlík visí v kôlni. Psíka si pokojne vezmite, dvorček je oplotený.</p>`,
    area_m2: 74,
    beds: 'manželská posteľ 180 × 200 cm, dve postele 90 × 200 cm, rozkladací gauč',
    capacity: 4,
    extra_beds: 2,
    amenities: [
      'wifi',
      'private_bathroom',
      'kitchen',
      'fridge',
      'coffee',
      'fireplace',
      'terrace',
      'hot_tub',
      'parking',
      'washing_machine',
    ],
    pets_allowed: true,
    base_price: 17200,
    extra_person_price: 2600,
    security_deposit: 20_000,
    min_nights: 2,
    lead_hours: 24,
  },
  {
    key: 'sad',
    kind: 'cottage',
    object: 'granary',
    scene: 'drevenica-pri-sade',
    gallery: [
      'drevenica-pri-sade-2',
      'drevenica-pri-sade-3',
      'drevenica-pri-sade-6',
      'drevenica-pri-sade-5',
      'drevenica-pri-sade-7',
      'drevenica-pri-sade-4',
    ],
    title: 'Drevenica pri sade',
    code: 'SAD',
    short_description: 'Celý dom pre šiestich medzi jabloňami. Kachľová pec, terasa a dlhý stôl.',
    translations: {
      en: {
        title: 'Log Cabin by the Orchard',
        short_description:
          'A whole house for six among apple trees. A tiled stove, a terrace and a long table.',
      },
      cs: {
        title: 'Roubenka u sadu',
        short_description: 'Celý dům pro šest mezi jabloněmi. Kachlová kamna, terasa a dlouhý stůl.',
      },
    },
    description: `<p>Najväčšia z našich stavieb, tri spálne a veľká kuchyňa s kachľovou pecou, na ktorej sa dá aj spať. Jablone siahajú až k terase, v septembri si ich trháte rovno od stola.</p>
<p>Je to dom na oslavy, na týždeň s dvoma rodinami alebo na písanie knihy. Pretože je jeden jediný, ozveme sa vám pred potvrdením, spýtame sa, čo chystáte, a povieme, s čím vieme pomôcť.</p>
<p>Kuchyňa je plne vybavená, v komore je práčka, na terase gril a dve ležadlá. Psík je vítaný.</p>`,
    area_m2: 98,
    beds: 'tri manželské postele 160 × 200 cm, dve prístelky',
    capacity: 6,
    extra_beds: 2,
    amenities: [
      'wifi',
      'private_bathroom',
      'kitchen',
      'fridge',
      'coffee',
      'fireplace',
      'terrace',
      'hot_tub',
      'garden_view',
      'parking',
      'cot',
      'tv',
      'washing_machine',
    ],
    pets_allowed: true,
    base_price: 23800,
    extra_person_price: 2600,
    min_nights: 3,
    lead_hours: 48,
    approval_required: true,
  },
]
