/** Countable nouns. */
export type Noun = keyof typeof nouns

interface Forms {
  /** Slovak nominative for 1, for 2 to 4, for 0 and 5 on. */
  sk: readonly [one: string, few: string, many: string]
  /** Slovak genitive for 1 and for all others (`do 1 dňa`, `do 3 dní`). */
  genitive: readonly [one: string, many: string]
  en: readonly [one: string, many: string]
}

export const nouns = {
  night: { sk: ['noc', 'noci', 'nocí'], genitive: ['noci', 'nocí'], en: ['night', 'nights'] },
  day: { sk: ['deň', 'dni', 'dní'], genitive: ['dňa', 'dní'], en: ['day', 'days'] },
  hour: { sk: ['hodina', 'hodiny', 'hodín'], genitive: ['hodiny', 'hodín'], en: ['hour', 'hours'] },
  minute: { sk: ['minúta', 'minúty', 'minút'], genitive: ['minúty', 'minút'], en: ['minute', 'minutes'] },
  second: {
    sk: ['sekunda', 'sekundy', 'sekúnd'],
    genitive: ['sekundy', 'sekúnd'],
    en: ['second', 'seconds'],
  },
  month: {
    sk: ['mesiac', 'mesiace', 'mesiacov'],
    genitive: ['mesiaca', 'mesiacov'],
    en: ['month', 'months'],
  },
  year: { sk: ['rok', 'roky', 'rokov'], genitive: ['roka', 'rokov'], en: ['year', 'years'] },
  person: { sk: ['osoba', 'osoby', 'osôb'], genitive: ['osoby', 'osôb'], en: ['person', 'people'] },
  adult: {
    sk: ['dospelý', 'dospelí', 'dospelých'],
    genitive: ['dospelého', 'dospelých'],
    en: ['adult', 'adults'],
  },
  child: { sk: ['dieťa', 'deti', 'detí'], genitive: ['dieťaťa', 'detí'], en: ['child', 'children'] },
  guest: { sk: ['hosť', 'hostia', 'hostí'], genitive: ['hosťa', 'hostí'], en: ['guest', 'guests'] },
  unit: { sk: ['izba', 'izby', 'izieb'], genitive: ['izby', 'izieb'], en: ['room', 'rooms'] },
  bed: { sk: ['lôžko', 'lôžka', 'lôžok'], genitive: ['lôžka', 'lôžok'], en: ['bed', 'beds'] },
  extraBed: {
    sk: ['prístelka', 'prístelky', 'prísteliek'],
    genitive: ['prístelky', 'prísteliek'],
    en: ['extra bed', 'extra beds'],
  },
  place: { sk: ['miesto', 'miesta', 'miest'], genitive: ['miesta', 'miest'], en: ['place', 'places'] },
  freePlace: {
    sk: ['voľné miesto', 'voľné miesta', 'voľných miest'],
    genitive: ['voľného miesta', 'voľných miest'],
    en: ['free place', 'free places'],
  },
  piece: { sk: ['kus', 'kusy', 'kusov'], genitive: ['kusa', 'kusov'], en: ['piece', 'pieces'] },
  reservation: {
    sk: ['rezervácia', 'rezervácie', 'rezervácií'],
    genitive: ['rezervácie', 'rezervácií'],
    en: ['booking', 'bookings'],
  },
  stay: { sk: ['pobyt', 'pobyty', 'pobytov'], genitive: ['pobytu', 'pobytov'], en: ['stay', 'stays'] },
  record: {
    sk: ['záznam', 'záznamy', 'záznamov'],
    genitive: ['záznamu', 'záznamov'],
    en: ['record', 'records'],
  },
  rating: {
    sk: ['hodnotenie', 'hodnotenia', 'hodnotení'],
    genitive: ['hodnotenia', 'hodnotení'],
    en: ['rating', 'ratings'],
  },
  photo: { sk: ['fotka', 'fotky', 'fotiek'], genitive: ['fotky', 'fotiek'], en: ['photo', 'photos'] },
} as const satisfies Record<string, Forms>
