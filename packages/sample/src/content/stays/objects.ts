import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { accommodationObjects } from '@dvor/contract/collections/accommodation/accommodation-objects.ts'
import type { PictureName } from '../../pictures.ts'

export type ObjectKey = 'house' | 'granary'

type SampleObject = CreateInput<typeof accommodationObjects> & { key: ObjectKey; scene: PictureName }

export const sampleObjects: readonly SampleObject[] = [
  {
    key: 'house',
    scene: 'object-gazdovsky-dom',
    title: 'Gazdovský dom',
    short_description:
      'Štyri izby v dome, ktorý v roku 1894 postavil Ondrej Lipták s bratmi. Dole sa raňajkuje, hore sa spí.',
    description: `<p>Biely dom so zelenými okenicami stojí uprostred dvora. Múry sú hrubé sedemdesiat centimetrov, takže v lete drží chlad a v zime teplo z pece.</p>
<p>Každá izba má vlastnú kúpeľňu a meno po strome, na ktorý z nej vidno. Prízemie patrí všetkým: je tu jedáleň s veľkým stolom, polica s knihami a spoločná kuchyňa, kde si môžete kedykoľvek uvariť čaj.</p>`,
    address: 'Pod Lipami 12, Horné Podlipie',
    latitude: 49.1462,
    longitude: 19.3418,
    check_in_from: '14:00',
    check_out_until: '10:00',
  },
  {
    key: 'granary',
    scene: 'object-sypka',
    title: 'Sýpka a drevenice',
    short_description:
      'Dva apartmány v obnovenej sýpke a dve samostatné drevenice. S vlastnou kuchyňou a vlastným ohňom.',
    description: `<p>V sýpke sa kedysi sušilo obilie. Dnes sú v nej dva apartmány, ale trámy, kamenné podmurovanie aj vyrezávané čísla mier na stene ostali.</p>
<p>Drevenice stoja kúsok ďalej, jedna pri potoku, druhá pri sade. Postavili sme ich zo smreka z vlastného lesa. Parkuje sa priamo pri nich a na raňajky je to na dvor tri minúty pešo.</p>`,
    address: 'Pod Lipami 12, Horné Podlipie',
    latitude: 49.1467,
    longitude: 19.3431,
    check_in_from: '15:00',
    check_out_until: '10:00',
  },
]
