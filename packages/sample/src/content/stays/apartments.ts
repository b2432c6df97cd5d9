import type { SampleUnit } from './units.ts'

/** Flats of the granary. */
export const apartments: readonly SampleUnit[] = [
  {
    key: 'sypka',
    kind: 'apartment',
    object: 'granary',
    scene: 'apartman-sypka',
    gallery: ['apartman-sypka-2', 'apartman-sypka-3', 'apartman-sypka-4', 'apartman-sypka-5', 'bath'],
    title: 'Apartmán Sýpka',
    code: 'SYPKA',
    short_description: 'Celé prízemie sýpky: kuchyňa, obývačka s kozubom a ticho hrubých múrov.',
    translations: {
      en: {
        title: 'Granary Apartment',
        short_description:
          'The whole ground floor of the granary: a kitchen, a living room with a fireplace, and the quiet of thick walls.',
      },
      cs: {
        title: 'Apartmán Sýpka',
        short_description: 'Celé přízemí sýpky: kuchyně, obývák s krbem a ticho tlustých zdí.',
      },
    },
    description: `<p>Tam, kde bol mlat, je dnes dlhý jedálenský stôl. Dvere do spálne sú z dosiek starých truhlíc a na tráme nad kozubom ešte vidno zárezy, ktorými gazda počítal vrecia.</p>
<p>Kuchyňa má všetko, čo treba na nedeľný obed: sporák, rúru, umývačku riadu aj poriadny hrniec. Drevo do kozuba je nachystané pri dverách, prvý kôš je od nás.</p>
<p>V spálni spia dvaja, v obývačke na rozkladacom gauči ďalší dvaja. Na povalu nad dverami sa zmestia ešte dve deti, ak sa neboja rebríka.</p>`,
    area_m2: 58,
    beds: 'manželská posteľ 180 × 200 cm, rozkladací gauč pre dvoch, dve lôžka na povale',
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
      'parking',
      'tv',
    ],
    pets_allowed: true,
    base_price: 14800,
    extra_person_price: 2400,
    min_nights: 2,
    lead_hours: 12,
  },
  {
    key: 'krov',
    kind: 'apartment',
    object: 'granary',
    scene: 'apartman-pod-krovom',
    gallery: [
      'apartman-pod-krovom-2',
      'apartman-pod-krovom-5',
      'apartman-pod-krovom-3',
      'apartman-pod-krovom-4',
      'object-sypka',
    ],
    title: 'Apartmán Pod krovom',
    code: 'KROV',
    short_description: 'Podkrovie pre dvoch. Voľne stojaca vaňa, strešné okno a hviezdy nad posteľou.',
    translations: {
      en: {
        title: 'Apartment under the Rafters',
        short_description: 'An attic for two. A free-standing bath, a skylight, and the stars above the bed.',
      },
      cs: {
        title: 'Apartmán Pod krovem',
        short_description: 'Podkroví pro dva. Volně stojící vana, střešní okno a hvězdy nad postelí.',
      },
    },
    description: `<p>Hore pod strechou bývalo seno a niečo z tej vône v dreve zostalo. Posteľ stojí pod šikmým stropom a rovno nad ňou je okno: za jasnej noci netreba lampu.</p>
<p>Vaňa je liatinová, na levích nohách. Našli sme ju v stodole, kde z nej roky pili kravy. Dnes je vyleštená a voda v nej je horúca.</p>
<p>Ku kuchynskému kútu patrí stôl pre dvoch a čítací kútik s výhľadom na hrebeň. Na pohovke sa vyspia dve väčšie deti.</p>`,
    area_m2: 46,
    beds: 'manželská posteľ 180 × 200 cm, rozkladacia pohovka',
    capacity: 2,
    extra_beds: 2,
    amenities: ['wifi', 'private_bathroom', 'kitchenette', 'fridge', 'coffee', 'mountain_view', 'parking'],
    base_price: 12400,
    extra_person_price: 2400,
    security_deposit: 10_000,
    min_nights: 2,
    lead_hours: 12,
  },
]
