import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { imageBlogArticles } from '@dvor/contract/collections/content/image-blog-articles.ts'
import type { PictureName } from '../../pictures.ts'

type SampleProduct = CreateInput<typeof imageBlogArticles> & {
  /** Its own picture first, then pictures of its making. */
  scenes: readonly [PictureName, ...PictureName[]]
}

export const sampleProducts: readonly SampleProduct[] = [
  {
    scenes: ['bread', 'bread-baking'],
    title: 'Kváskový chlieb',
    perex: 'Pšenično-ražný bochník z murovanej pece, 1 kg za 5,50 €.',
    content:
      '<p>Pečieme v stredu a v sobotu z múky od mlynára z Lehôtky. Vydrží týždeň, ak ho dovtedy nezjete.</p>',
  },
  {
    scenes: ['cheese', 'cheese-making'],
    title: 'Ovčí hrudkový syr',
    perex: 'Päť dní zreje v plátne, 300 g za 6,90 €.',
    content:
      '<p>Robíme ho od mája do septembra, kým sú ovce na paši. Na jar chutí po tráve, v lete po tymiane.</p>',
  },
  {
    scenes: ['honey'],
    title: 'Lipový med',
    perex: 'Zo štyroch líp pred domom a z jednej aleje, 900 g za 12 €.',
    content:
      '<p>Starý otec ho vytáča raz do roka. Nemiešame ho a nezohrievame, preto do zimy skryštalizuje.</p>',
  },
  {
    scenes: ['syrup'],
    title: 'Sirupy z bazy, malín a mäty',
    perex: 'Pol litra ovocia a kvetov, 6 € za fľašu.',
    content:
      '<p>Varíme ich s tretinou cukru, takže ich po otvorení držte v chlade. Deti majú najradšej malinový.</p>',
  },
  {
    scenes: ['jam'],
    title: 'Slivkový lekvár',
    perex: 'Dvanásť hodín miešania, nijaký cukor, 400 g za 5,90 €.',
    content:
      '<p>Z bystrických sliviek z nášho sadu. Ako vzniká, sme opísali v <a href="/blog/slivkovy-lekvar-bez-jedineho-gramu-cukru">článku o lekvári</a>.</p>',
  },
  {
    scenes: ['herbs'],
    title: 'Bylinkové čaje',
    perex: 'Mäta, repík, lipa a materina dúška, 40 g za 3,80 €.',
    content:
      '<p>Zbierame na lúkach nad dvorom a sušíme pod hradou v sýpke. Zmes na dobrú noc je bez kofeínu.</p>',
  },
  {
    scenes: ['wool'],
    title: 'Vlnené ponožky a klbká',
    perex: 'Z vlny našich oviec, ponožky za 19 €, klbko za 7 €.',
    content:
      '<p>Vlnu perieme v dažďovej vode a pradie ju Margita. Farby sú len také, aké narástli: biela, sivá a hnedá.</p>',
  },
  {
    scenes: ['egg-basket', 'eggs'],
    title: 'Vajíčka z dvora',
    perex: 'Desať kusov za 3,50 €, niektoré sú zelené.',
    content:
      '<p>Sliepky behajú po sade a znášajú, kde chcú. Hľadanie vajíčok prenechávame hosťom do desať rokov.</p>',
  },
]
