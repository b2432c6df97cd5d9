import type { PictureName } from '../../pictures.ts'

/** Sections of the sample blog, by a key that the articles name. */
export const articleCategories = [
  { key: 'farm', title: 'Zo života dvora' },
  { key: 'kitchen', title: 'Z kuchyne a komory' },
  { key: 'trips', title: 'Túry a výlety' },
] as const

export interface SampleArticle {
  category: (typeof articleCategories)[number]['key']
  scene: PictureName
  /** Whole days between its publication and the creation of the sample. */
  daysAgo: number
  title: string
  perex: string
  content: string
}
