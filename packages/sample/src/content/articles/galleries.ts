import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { galleries } from '@dvor/contract/collections/content/galleries.ts'
import type { PictureName } from '../../pictures.ts'

type SampleGallery = CreateInput<typeof galleries> & { scenes: readonly PictureName[] }

export const sampleGalleries: readonly SampleGallery[] = [
  {
    title: 'Dom a izby',
    description: 'Drevo, vlna, vápno. A stôl, pri ktorom sa všetci stretnú.',
    scenes: [
      'object-gazdovsky-dom',
      'izba-lipa',
      'izba-javor',
      'kitchen',
      'breakfast',
      'apartman-sypka-3',
      'hearth',
      'terrace',
    ],
  },
  {
    title: 'Život na dvore',
    description: 'Čo sa deje, kým vy ešte spíte.',
    scenes: [
      'horses',
      'sheep-feeding',
      'eggs',
      'bread-baking',
      'cheese-making',
      'hay-ride',
      'egg-basket',
      'wool',
    ],
  },
  {
    title: 'Štyri ročné obdobia',
    description: 'Ten istý kraj, zakaždým iný.',
    scenes: [
      'spring-orchard',
      'summer-meadow',
      'hero-summer',
      'autumn-forest',
      'mushroom-walk',
      'winter-evening',
      'sledging',
      'hero-winter',
    ],
  },
]
