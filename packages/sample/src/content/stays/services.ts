import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { commonServices } from '@dvor/contract/collections/services/common-services.ts'

export type ServiceKey = 'breakfast' | 'halfBoard' | 'dog' | 'cot' | 'sauna' | 'wood' | 'lateLeave' | 'basket'

type SampleService = CreateInput<typeof commonServices> & { key: ServiceKey }

/** Common services that guests may add to a stay; none is mandatory. Prices in cents. */
export const sampleServices: readonly SampleService[] = [
  {
    key: 'breakfast',
    title: 'Raňajky',
    translations: {
      en: {
        title: 'Breakfast',
        description:
          'Home-made bread, butter, sheep’s cheese, eggs from our hens, honey and fruit. From 7:30 to 10:00.',
      },
      cs: {
        title: 'Snídaně',
        description:
          'Domácí chléb, máslo, ovčí sýr ze salaše, vejce od našich slepic, med a ovoce. Od 7.30 do 10.00.',
      },
    },
    description:
      'Domáci chlieb, maslo, syr z koliby, vajíčka od našich sliepok, med a ovocie. Od 7.30 do 10.00 h.',
    price: 1100,
    price_unit: 'person_night',
    vat_kind: 'food',
    meal: 'breakfast',
  },
  {
    key: 'halfBoard',
    title: 'Polpenzia',
    translations: {
      en: {
        title: 'Half board',
        description:
          'Breakfast and dinner of what the farm gives just now. Dinner is at 18:30 at the common table.',
      },
      cs: {
        title: 'Polopenze',
        description: 'Snídaně a večeře z toho, co dvůr právě dává. Večeří se v 18.30 u společného stolu.',
      },
    },
    description: 'Raňajky a večera z toho, čo práve dáva dvor. Večeria sa o 18.30 h pri spoločnom stole.',
    price: 2600,
    price_unit: 'person_night',
    vat_kind: 'food',
    meal: 'half_board',
  },
  {
    key: 'dog',
    title: 'Psík',
    description: 'Pelech, miska a uterák na labky. Na dvore nech je, prosím, na vôdzke.',
    translations: {
      en: {
        title: 'Dog',
        description: 'A bed, a bowl and a towel for the paws. Please keep it on a leash in the yard.',
      },
      cs: {
        title: 'Pejsek',
        description: 'Pelíšek, miska a ručník na tlapky. Na dvoře ho, prosíme, mějte na vodítku.',
      },
    },
    requires: 'pets_allowed',
    price: 700,
    price_unit: 'night',
    max_quantity: 2,
    vat_kind: 'other',
  },
  {
    key: 'cot',
    title: 'Detská postieľka',
    translations: {
      en: {
        title: 'Cot',
        description:
          'With a mattress and bedding, for the whole stay. A high chair and a bath tub on request.',
      },
      cs: {
        title: 'Dětská postýlka',
        description: 'S matrací a povlečením, na celý pobyt. Na přání i židlička a vanička.',
      },
    },
    description: 'S matracom a bielizňou, na celý pobyt. Prípadne aj stolička a vanička.',
    price: 1500,
    price_unit: 'stay',
    max_quantity: 2,
    vat_kind: 'accommodation',
  },
  {
    key: 'sauna',
    title: 'Kúpací sud na terase',
    translations: {
      en: {
        title: 'Hot tub on the terrace',
        description:
          'Hot water in a wooden tub by the cottage, for the whole evening, ready at the hour you tell us.',
      },
      cs: {
        title: 'Koupací sud na terase',
        description:
          'Horká voda v dřevěném sudu u chalupy, na celý večer a připravená na hodinu, kterou si řeknete.',
      },
    },
    description:
      'Horúca voda v drevenom sude pri drevenici, na celý večer. Nachystáme ho na hodinu, ktorú nám poviete.',
    requires: 'hot_tub',
    price: 4500,
    price_unit: 'piece',
    max_quantity: 4,
    vat_kind: 'other',
  },
  {
    key: 'wood',
    title: 'Kôš dreva do kozuba',
    translations: {
      en: {
        title: 'Basket of firewood',
        description: 'Dry beech logs, enough for a long evening. We bring them to your door.',
      },
      cs: {
        title: 'Koš dřeva do krbu',
        description: 'Suchá buková polena na dlouhý večer. Přineseme je až ke dveřím.',
      },
    },
    description: 'Suché bukové polená, vystačia na dlhý večer. Prinesieme ich k dverám.',
    requires: 'fireplace',
    price: 800,
    price_unit: 'piece',
    max_quantity: 10,
    vat_kind: 'other',
  },
  {
    key: 'basket',
    title: 'Kôš na privítanie',
    translations: {
      en: {
        title: 'Welcome basket',
        description:
          'Bread from the oven, cheese, jam and a bottle of apple juice, on the table when you come.',
      },
      cs: {
        title: 'Košík na uvítanou',
        description: 'Chléb z pece, sýr, marmeláda a láhev jablečného moštu. Až přijedete, bude na stole.',
      },
    },
    description: 'Chlieb z pece, syr, lekvár a fľaša jablkovej šťavy. Čaká na stole, keď prídete.',
    price: 2400,
    price_unit: 'piece',
    max_quantity: 5,
    vat_kind: 'food',
  },
  {
    key: 'lateLeave',
    title: 'Neskorý odchod',
    translations: {
      en: {
        title: 'Late check-out',
        description:
          'The room is yours until 14:00, unless another guest awaits it that day; we answer at once.',
      },
      cs: {
        title: 'Pozdní odjezd',
        description: 'Pokoj máte do 14 hodin, pokud na něj ten den nečeká další host; odpovíme hned.',
      },
    },
    description: 'Izba je vaša do 14.00 h. Platí, ak ju v ten deň nečaká iný hosť; ozveme sa vám obratom.',
    price: 3000,
    price_unit: 'stay',
    max_quantity: 1,
    vat_kind: 'accommodation',
  },
]
