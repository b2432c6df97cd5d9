import type { SampleUnit } from './units.ts'

/** Rooms of the farmhouse; capacity counts persons in the base price, prices are cents. */
export const rooms: readonly SampleUnit[] = [
  {
    key: 'lipa',
    kind: 'room',
    object: 'house',
    scene: 'izba-lipa',
    gallery: ['izba-lipa-2', 'izba-lipa-5', 'izba-lipa-3', 'izba-lipa-4', 'breakfast'],
    title: 'Izba Lipa',
    code: 'LIPA',
    short_description: 'Najväčšie okno v dome a za ním lúky. Večer v ňom zapadá slnko.',
    translations: {
      en: {
        title: 'Linden Room',
        short_description:
          'The largest window of the house, and meadows behind it. In the evening the sun sets in it.',
      },
      cs: {
        title: 'Pokoj Lípa',
        short_description: 'Největší okno v domě a za ním louky. Večer v něm zapadá slunce.',
      },
    },
    description: `<p>Izbu sme nazvali po lipe, ktorá stojí rovno pod oknom. V júni vonia tak, že ju cítiť až na schodoch.</p>
<p>Posteľ je z jaseňa a zhotovil ju stolár z vedľajšej dediny. Prešívanú deku ušila stará mama Irma zo zvyškov látok po troch generáciách. Pri okne je kreslo, v ktorom sa dobre číta.</p>
<p>Kúpeľňa s vaňou je obložená zelenými kachličkami z dielne, ktorá už nestojí. Do izby sa zmestí prístelka pre dieťa aj pre dospelého.</p>`,
    area_m2: 24,
    beds: 'manželská posteľ 180 × 200 cm, prístelka',
    capacity: 2,
    extra_beds: 1,
    amenities: ['wifi', 'private_bathroom', 'coffee', 'mountain_view', 'parking', 'cot'],
    base_price: 7800,
    extra_person_price: 2200,
    min_nights: 1,
    lead_hours: 6,
  },
  {
    key: 'jasen',
    kind: 'room',
    object: 'house',
    scene: 'izba-jasen',
    gallery: ['izba-jasen-4', 'izba-jasen-2', 'izba-jasen-3', 'izba-jasen-5', 'kitchen'],
    title: 'Izba Jaseň',
    code: 'JASEN',
    short_description: 'Svetlá izba na prízemí, bez jediného schodu. Ráno ju zobudí slnko z údolia.',
    translations: {
      en: {
        title: 'Ash Room',
        short_description:
          'A bright room on the ground floor, without a single step. In the morning the sun wakes it from the valley.',
      },
      cs: {
        title: 'Pokoj Jasan',
        short_description: 'Světlý pokoj v přízemí, bez jediného schodu. Ráno ho budí slunce z údolí.',
      },
    },
    description: `<p>Tichá izba na konci chodby. Nábytok je z bledého jaseňa, na posteli modré pásy z tkáčskej dielne a na stene fotografia prvého traktora, aký dedina mala.</p>
<p>Z dvora sa do nej ide bez schodov, dvere sú široké deväťdesiat centimetrov a pri vani sú madlá. Ak prídete s vozíkom alebo s barlami, dajte nám vedieť: podržíme vám miesto na parkovanie hneď pri vchode.</p>`,
    area_m2: 21,
    beds: 'dve spojené postele 90 × 200 cm, na želanie zvlášť',
    capacity: 2,
    extra_beds: 0,
    amenities: ['wifi', 'private_bathroom', 'coffee', 'garden_view', 'parking', 'step_free'],
    base_price: 7200,
    extra_person_price: 0,
    min_nights: 1,
    lead_hours: 6,
  },
  {
    key: 'javor',
    kind: 'room',
    object: 'house',
    scene: 'izba-javor',
    gallery: ['izba-javor-2', 'izba-javor-5', 'izba-javor-3', 'izba-javor-4', 'hearth'],
    title: 'Izba Javor',
    code: 'JAVOR',
    short_description: 'Červené kocky, teplé drevo a sad za oknom. Najkrajšia je v októbri.',
    translations: {
      en: {
        title: 'Maple Room',
        short_description: 'Red checks, warm wood and the orchard outside. At its best in October.',
      },
      cs: {
        title: 'Pokoj Javor',
        short_description: 'Červená kostka, teplé dřevo a za oknem sad. Nejkrásnější je v říjnu.',
      },
    },
    description: `<p>Javor rastie na hranici sadu a na jeseň rozsvieti celú izbu na červeno. Podľa neho sme vyberali aj prikrývky.</p>
<p>Okrem manželskej postele je tu jedna samostatná, takže sa tu dobre vyspia rodičia s dieťaťom alebo traja kamaráti po túre. Mokré topánky si nechajte v sušiarni na prízemí, do rána budú suché.</p>`,
    area_m2: 27,
    beds: 'manželská posteľ 160 × 200 cm a jedna posteľ 90 × 200 cm, prístelka',
    capacity: 3,
    extra_beds: 1,
    amenities: ['wifi', 'private_bathroom', 'coffee', 'garden_view', 'parking', 'tv'],
    base_price: 9400,
    extra_person_price: 2200,
    min_nights: 1,
    lead_hours: 6,
  },
  {
    key: 'breza',
    kind: 'room',
    object: 'house',
    scene: 'izba-breza',
    gallery: ['izba-breza-4', 'izba-breza-2', 'izba-breza-5', 'izba-breza-3', 'eggs'],
    title: 'Izba Breza',
    code: 'BREZA',
    short_description: 'Rodinná izba pre štyroch. Deti majú vlastný kút a vlastné okienko na sliepky.',
    translations: {
      en: {
        title: 'Birch Room',
        short_description:
          'A family room for four. The children have a corner of their own, and a window on the hens.',
      },
      cs: {
        title: 'Pokoj Bříza',
        short_description: 'Rodinný pokoj pro čtyři. Děti mají vlastní koutek a okno ke slepicím.',
      },
    },
    description: `<p>Dve miestnosti za jednými dverami: v prvej spia rodičia, v druhej deti na poschodovej posteli. Medzi nimi je záves s vyšívanými kvetmi, nie dvere, aby ste na seba počuli.</p>
<p>Z detského okienka vidno rovno do výbehu so sliepkami. Kto vstane prvý, môže ísť po vajíčka, košík visí na kľučke.</p>
<p>Detskú postieľku, stoličku aj vaničku vám pripravíme, stačí napísať.</p>`,
    area_m2: 34,
    beds: 'manželská posteľ 180 × 200 cm a poschodová posteľ',
    capacity: 4,
    extra_beds: 1,
    max_children: 4,
    amenities: ['wifi', 'private_bathroom', 'fridge', 'coffee', 'garden_view', 'parking', 'cot'],
    base_price: 11600,
    extra_person_price: 2000,
    min_nights: 2,
    lead_hours: 6,
  },
]
