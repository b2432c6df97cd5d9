import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import type { PictureName } from '../../pictures.ts'
import type { ObjectKey } from './objects.ts'

type SampleWhole = Omit<CreateInput<typeof accommodationUnits>, 'accommodation_object'> & {
  object: ObjectKey
  scene: PictureName
  gallery: readonly PictureName[]
}

/**
 * The farmhouse and the whole farm as things that are sold, at the sum of their rooms less a percentage. Put aside, so
 * that pages and search of the sample show the rooms alone: the owner puts them on sale with one switch.
 */
export const sampleWholes: readonly SampleWhole[] = [
  {
    object: 'house',
    scene: 'object-gazdovsky-dom',
    gallery: ['izba-lipa', 'kitchen', 'hearth'],
    title: 'Celý Gazdovský dom',
    code: 'CELÝ',
    short_description: 'Štyri izby, jedáleň s veľkým stolom a kuchyňa len pre vás. Pre rodiny a partie.',
    translations: {
      en: {
        title: 'The Whole Farmhouse',
        short_description:
          'Four rooms, a dining room with a large table and a kitchen just for you. For families and friends.',
      },
      cs: {
        title: 'Celý statek',
        short_description:
          'Čtyři pokoje, jídelna s velkým stolem a kuchyně jen pro vás. Pro rodiny a přátele.',
      },
    },
    description: `<p>Na rodinnú oslavu, stretnutie spolužiakov či tichý víkend s priateľmi. Všetky štyri izby sú vaše a nikto iný v dome nebýva.</p>
<p>Kto kde bude spať, si rozdelíte sami. Raňajky vám pripravíme k veľkému stolu, alebo si uvaríte v spoločnej kuchyni.</p>`,
    beds: 'štyri manželské postele, samostatné postele a tri prístelky',
    capacity: 11,
    extra_beds: 3,
    amenities: ['wifi', 'private_bathroom', 'parking', 'garden_view'],
    base_price: 34_000,
    extra_person_price: 2200,
    min_nights: 2,
    lead_hours: 48,
    let_as: 'building',
    rooms_discount: 10,
    active: false,
  },
  {
    object: 'granary',
    scene: 'object-sypka',
    gallery: ['object-gazdovsky-dom', 'apartman-pod-krovom', 'summer-meadow'],
    title: 'Celý Dvor pod Lipami',
    code: 'DVOR',
    short_description: 'Gazdovský dom, sýpka aj drevenice. Celý dvor na svadbu, oslavu či firemný pobyt.',
    translations: {
      en: {
        title: 'All of Dvor pod Lipami',
        short_description:
          'The farmhouse, the granary and the cottages. The whole farm for a wedding, a party or your company.',
      },
      cs: {
        title: 'Celý Dvor pod Lipami',
        short_description: 'Statek, sýpka i chalupy. Celý dvůr pro svatbu, oslavu nebo vaši firmu.',
      },
    },
    description: `<p>Osem izieb, apartmánov a dreveníc, dvor, sad aj ohnisko. Ostatní hostia v tom čase nebudú, takže sa nemusíte obzerať, kto ešte spí.</p>
<p>Napíšte nám, čo chystáte. Poradíme s programom, s jedlom aj s tým, kde postaviť stan pre muzikantov.</p>`,
    beds: 'postele vo všetkých izbách, apartmánoch a dreveniciach',
    capacity: 27,
    extra_beds: 11,
    amenities: ['wifi', 'private_bathroom', 'parking', 'garden_view'],
    base_price: 90_000,
    extra_person_price: 2200,
    min_nights: 2,
    lead_hours: 168,
    approval_required: true,
    let_as: 'property',
    rooms_discount: 15,
    active: false,
  },
]
