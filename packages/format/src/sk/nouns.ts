import type { Forms } from '../grammar.ts'

/** Nominative (`2 noci`) and genitive (`do 2 nocí`) by the number before them; `many` stands behind fractions (`1,5 noci`). */
export const nouns = {
  night: {
    count: { one: 'noc', few: 'noci', many: 'noci', other: 'nocí' },
    genitive: { one: 'noci', many: 'noci', other: 'nocí' },
  },
  day: {
    count: { one: 'deň', few: 'dni', many: 'dňa', other: 'dní' },
    genitive: { one: 'dňa', many: 'dňa', other: 'dní' },
  },
  hour: {
    count: { one: 'hodina', few: 'hodiny', many: 'hodiny', other: 'hodín' },
    genitive: { one: 'hodiny', many: 'hodiny', other: 'hodín' },
  },
  minute: {
    count: { one: 'minúta', few: 'minúty', many: 'minúty', other: 'minút' },
    genitive: { one: 'minúty', many: 'minúty', other: 'minút' },
  },
  second: {
    count: { one: 'sekunda', few: 'sekundy', many: 'sekundy', other: 'sekúnd' },
    genitive: { one: 'sekundy', many: 'sekundy', other: 'sekúnd' },
  },
  month: {
    count: { one: 'mesiac', few: 'mesiace', many: 'mesiaca', other: 'mesiacov' },
    genitive: { one: 'mesiaca', many: 'mesiaca', other: 'mesiacov' },
  },
  year: {
    count: { one: 'rok', few: 'roky', many: 'roka', other: 'rokov' },
    genitive: { one: 'roka', many: 'roka', other: 'rokov' },
  },
  person: {
    count: { one: 'osoba', few: 'osoby', many: 'osoby', other: 'osôb' },
    genitive: { one: 'osoby', many: 'osoby', other: 'osôb' },
  },
  adult: {
    count: { one: 'dospelý', few: 'dospelí', many: 'dospelého', other: 'dospelých' },
    genitive: { one: 'dospelého', many: 'dospelého', other: 'dospelých' },
  },
  child: {
    count: { one: 'dieťa', few: 'deti', many: 'dieťaťa', other: 'detí' },
    genitive: { one: 'dieťaťa', many: 'dieťaťa', other: 'detí' },
  },
  guest: {
    count: { one: 'hosť', few: 'hostia', many: 'hosťa', other: 'hostí' },
    genitive: { one: 'hosťa', many: 'hosťa', other: 'hostí' },
  },
  unit: {
    count: { one: 'izba', few: 'izby', many: 'izby', other: 'izieb' },
    genitive: { one: 'izby', many: 'izby', other: 'izieb' },
  },
  bed: {
    count: { one: 'lôžko', few: 'lôžka', many: 'lôžka', other: 'lôžok' },
    genitive: { one: 'lôžka', many: 'lôžka', other: 'lôžok' },
  },
  extraBed: {
    count: { one: 'prístelka', few: 'prístelky', many: 'prístelky', other: 'prísteliek' },
    genitive: { one: 'prístelky', many: 'prístelky', other: 'prísteliek' },
  },
  place: {
    count: { one: 'miesto', few: 'miesta', many: 'miesta', other: 'miest' },
    genitive: { one: 'miesta', many: 'miesta', other: 'miest' },
  },
  freePlace: {
    count: { one: 'voľné miesto', few: 'voľné miesta', many: 'voľného miesta', other: 'voľných miest' },
    genitive: { one: 'voľného miesta', many: 'voľného miesta', other: 'voľných miest' },
  },
  piece: {
    count: { one: 'kus', few: 'kusy', many: 'kusa', other: 'kusov' },
    genitive: { one: 'kusa', many: 'kusa', other: 'kusov' },
  },
  reservation: {
    count: { one: 'rezervácia', few: 'rezervácie', many: 'rezervácie', other: 'rezervácií' },
    genitive: { one: 'rezervácie', many: 'rezervácie', other: 'rezervácií' },
  },
  stay: {
    count: { one: 'pobyt', few: 'pobyty', many: 'pobytu', other: 'pobytov' },
    genitive: { one: 'pobytu', many: 'pobytu', other: 'pobytov' },
  },
  record: {
    count: { one: 'záznam', few: 'záznamy', many: 'záznamu', other: 'záznamov' },
    genitive: { one: 'záznamu', many: 'záznamu', other: 'záznamov' },
  },
  rating: {
    count: { one: 'hodnotenie', few: 'hodnotenia', many: 'hodnotenia', other: 'hodnotení' },
    genitive: { one: 'hodnotenia', many: 'hodnotenia', other: 'hodnotení' },
  },
  photo: {
    count: { one: 'fotka', few: 'fotky', many: 'fotky', other: 'fotiek' },
    genitive: { one: 'fotky', many: 'fotky', other: 'fotiek' },
  },
} as const satisfies Record<string, { count: Forms; genitive: Forms }>
