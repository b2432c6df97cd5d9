import type { ForeignLanguage } from '@dvor/format/languages.ts'

export type UnitKind = 'room' | 'apartment' | 'cottage'

/** A part of the year with its own price; `from` and `to` are month and day of the first and last night. */
export interface Season {
  title: string
  translations: Readonly<Partial<Record<ForeignLanguage, { title: string }>>>
  from: string
  /** A last night before the first one is in the next year. */
  to: string
  /** Percent of the unit's base price. */
  percent: Readonly<Record<UnitKind, number>>
  /** Price of Friday and Saturday nights, in percent of the season's price. */
  weekendPercent?: number
  minNights?: Readonly<Record<UnitKind, number>>
  priority: number
}

/** Ends the name of a season on its dearer nights. */
export const weekend: Readonly<Partial<Record<ForeignLanguage, string>>> = { en: 'weekend', cs: 'víkend' }

/** The first four cover the year without a gap; holidays lie over them. */
export const seasons: readonly Season[] = [
  {
    title: 'Zima',
    translations: { en: { title: 'Winter' }, cs: { title: 'Zima' } },
    from: '01-01',
    to: '03-14',
    percent: { room: 108, apartment: 112, cottage: 118 },
    weekendPercent: 112,
    priority: 0,
  },
  {
    title: 'Jar',
    translations: { en: { title: 'Spring' }, cs: { title: 'Jaro' } },
    from: '03-15',
    to: '06-14',
    percent: { room: 95, apartment: 95, cottage: 92 },
    weekendPercent: 114,
    priority: 0,
  },
  {
    title: 'Leto',
    translations: { en: { title: 'Summer' }, cs: { title: 'Léto' } },
    from: '06-15',
    to: '09-14',
    percent: { room: 118, apartment: 122, cottage: 128 },
    minNights: { room: 2, apartment: 2, cottage: 3 },
    priority: 0,
  },
  {
    title: 'Jeseň a advent',
    translations: { en: { title: 'Autumn and Advent' }, cs: { title: 'Podzim a advent' } },
    from: '09-15',
    to: '12-31',
    percent: { room: 98, apartment: 98, cottage: 96 },
    weekendPercent: 114,
    priority: 0,
  },
  {
    title: 'Vianoce',
    translations: { en: { title: 'Christmas' }, cs: { title: 'Vánoce' } },
    from: '12-22',
    to: '12-26',
    percent: { room: 138, apartment: 142, cottage: 150 },
    minNights: { room: 3, apartment: 3, cottage: 3 },
    priority: 20,
  },
  {
    title: 'Silvester a Nový rok',
    translations: { en: { title: 'New Year' }, cs: { title: 'Nový rok' } },
    from: '12-27',
    to: '01-01',
    percent: { room: 172, apartment: 178, cottage: 190 },
    minNights: { room: 5, apartment: 5, cottage: 5 },
    priority: 20,
  },
]
