import type { CreateInput } from '@dvor/contract/declaration/collection.ts'
import type { mapShapes } from '@dvor/contract/collections/content/map-shapes.ts'

/** Roads, waters, forests and villages around the farm; areas first, so that lines are drawn upon them. */
export const sampleMapShapes: readonly CreateInput<typeof mapShapes>[] = [
  {
    title: 'Lesy pod Ostrou horou',
    kind: 'forest',
    points:
      '49.1822, 19.2465\n49.2091, 19.1751\n49.3083, 19.1683\n49.3499, 19.2869\n49.2985, 19.3622\n49.2244, 19.3098',
  },
  {
    title: 'Dubový les',
    kind: 'forest',
    points: '49.0576, 19.3179\n49.0311, 19.3728\n48.9484, 19.3418\n48.9749, 19.1906\n49.0431, 19.2314',
  },
  {
    title: 'Lesy nad Studenou dierou',
    kind: 'forest',
    points: '49.1768, 19.4856\n49.2226, 19.5442\n49.2340, 19.6432\n49.1650, 19.6705\n49.1675, 19.5733',
  },
  {
    title: 'Zelené pleso',
    kind: 'water',
    points: '49.1958, 19.6061\n49.2004, 19.6126\n49.1948, 19.6194\n49.1877, 19.6164\n49.1878, 19.6065',
  },
  {
    title: 'Bystrá',
    kind: 'river',
    points:
      '49.3154, 19.3054\n49.2525, 19.3132\n49.2054, 19.3089\n49.1561, 19.3156\n49.1361, 19.3362\n49.1022, 19.3561\n49.0516, 19.3860\n48.9878, 19.4397\n48.9593, 19.5068',
  },
  {
    title: 'Lehotský potok',
    kind: 'river',
    points: '49.1774, 19.6126\n49.1500, 19.5067\n49.1299, 19.4348\n49.1014, 19.3992\n49.0645, 19.3800',
  },
  {
    title: 'Cesta Ružomberok – Dolný Kubín',
    kind: 'road',
    points:
      '48.9461, 19.4654\n49.0304, 19.3667\n49.0941, 19.3204\n49.1357, 19.2979\n49.1823, 19.2630\n49.2398, 19.2130\n49.2906, 19.0966',
  },
  {
    title: 'Cesta na Horné Podlipie',
    kind: 'road',
    points: '49.1357, 19.2979\n49.1360, 19.3262\n49.1444, 19.3418\n49.1462, 19.3418',
  },
  {
    title: 'Cesta do Lehôtky a k plesu',
    kind: 'road',
    points:
      '49.1444, 19.3418\n49.1415, 19.3824\n49.1295, 19.4203\n49.1424, 19.5067\n49.1712, 19.5584\n49.1988, 19.6048',
  },
  {
    title: 'Cesta na Starú Podhoru',
    kind: 'road',
    points: '49.1415, 19.3824\n49.1694, 19.4086\n49.1843, 19.4351\n49.2464, 19.4798\n49.3208, 19.5358',
  },
  { title: 'Horné Podlipie', kind: 'settlement', points: '49.1396, 19.3347' },
  { title: 'Lehôtka', kind: 'settlement', points: '49.1260, 19.4183' },
  { title: 'Stará Podhora', kind: 'settlement', points: '49.2495, 19.4744' },
  { title: 'Bystrá Lúka', kind: 'settlement', points: '49.0318, 19.3790' },
]
