import type { Nouns } from '../grammar.ts'

export const nouns: Nouns = {
  night: {
    count: { one: 'noc', few: 'noci', many: 'noci', other: 'nocí' },
    genitive: { one: 'noci', many: 'noci', other: 'nocí' },
  },
  day: {
    count: { one: 'den', few: 'dny', many: 'dne', other: 'dní' },
    genitive: { one: 'dne', many: 'dne', other: 'dní' },
  },
  hour: {
    count: { one: 'hodina', few: 'hodiny', many: 'hodiny', other: 'hodin' },
    genitive: { one: 'hodiny', many: 'hodiny', other: 'hodin' },
  },
  minute: {
    count: { one: 'minuta', few: 'minuty', many: 'minuty', other: 'minut' },
    genitive: { one: 'minuty', many: 'minuty', other: 'minut' },
  },
  second: {
    count: { one: 'sekunda', few: 'sekundy', many: 'sekundy', other: 'sekund' },
    genitive: { one: 'sekundy', many: 'sekundy', other: 'sekund' },
  },
  month: {
    count: { one: 'měsíc', few: 'měsíce', many: 'měsíce', other: 'měsíců' },
    genitive: { one: 'měsíce', many: 'měsíce', other: 'měsíců' },
  },
  year: {
    count: { one: 'rok', few: 'roky', many: 'roku', other: 'let' },
    genitive: { one: 'roku', many: 'roku', other: 'let' },
  },
  person: {
    count: { one: 'osoba', few: 'osoby', many: 'osoby', other: 'osob' },
    genitive: { one: 'osoby', many: 'osoby', other: 'osob' },
  },
  adult: {
    count: { one: 'dospělý', few: 'dospělí', many: 'dospělého', other: 'dospělých' },
    genitive: { one: 'dospělého', many: 'dospělého', other: 'dospělých' },
  },
  child: {
    count: { one: 'dítě', few: 'děti', many: 'dítěte', other: 'dětí' },
    genitive: { one: 'dítěte', many: 'dítěte', other: 'dětí' },
  },
  guest: {
    count: { one: 'host', few: 'hosté', many: 'hosta', other: 'hostů' },
    genitive: { one: 'hosta', many: 'hosta', other: 'hostů' },
  },
  unit: {
    count: { one: 'pokoj', few: 'pokoje', many: 'pokoje', other: 'pokojů' },
    genitive: { one: 'pokoje', many: 'pokoje', other: 'pokojů' },
  },
  bed: {
    count: { one: 'lůžko', few: 'lůžka', many: 'lůžka', other: 'lůžek' },
    genitive: { one: 'lůžka', many: 'lůžka', other: 'lůžek' },
  },
  extraBed: {
    count: { one: 'přistýlka', few: 'přistýlky', many: 'přistýlky', other: 'přistýlek' },
    genitive: { one: 'přistýlky', many: 'přistýlky', other: 'přistýlek' },
  },
  place: {
    count: { one: 'místo', few: 'místa', many: 'místa', other: 'míst' },
    genitive: { one: 'místa', many: 'místa', other: 'míst' },
  },
  freePlace: {
    count: { one: 'volné místo', few: 'volná místa', many: 'volného místa', other: 'volných míst' },
    genitive: { one: 'volného místa', many: 'volného místa', other: 'volných míst' },
  },
  piece: {
    count: { one: 'kus', few: 'kusy', many: 'kusu', other: 'kusů' },
    genitive: { one: 'kusu', many: 'kusu', other: 'kusů' },
  },
  reservation: {
    count: { one: 'rezervace', few: 'rezervace', many: 'rezervace', other: 'rezervací' },
    genitive: { one: 'rezervace', many: 'rezervace', other: 'rezervací' },
  },
  stay: {
    count: { one: 'pobyt', few: 'pobyty', many: 'pobytu', other: 'pobytů' },
    genitive: { one: 'pobytu', many: 'pobytu', other: 'pobytů' },
  },
  record: {
    count: { one: 'záznam', few: 'záznamy', many: 'záznamu', other: 'záznamů' },
    genitive: { one: 'záznamu', many: 'záznamu', other: 'záznamů' },
  },
  rating: {
    count: { one: 'hodnocení', few: 'hodnocení', many: 'hodnocení', other: 'hodnocení' },
    genitive: { one: 'hodnocení', many: 'hodnocení', other: 'hodnocení' },
  },
  photo: {
    count: { one: 'fotka', few: 'fotky', many: 'fotky', other: 'fotek' },
    genitive: { one: 'fotky', many: 'fotky', other: 'fotek' },
  },
}
