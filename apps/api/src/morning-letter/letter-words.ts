import type { DayWork } from '@dvor/contract/insight/day-sheets.ts'
import type { OfficeLanguage } from '@dvor/format/languages.ts'

const slovak = {
  arrivals: 'Príchody',
  departures: 'Odchody',
  rooms: 'Upratovanie',
  tasks: 'Úlohy na dnes a po termíne',
  outdoor: 'Dnes vonku, podľa počasia',
  reports: 'Hlásenia úradom',
  odd: 'Na čo sa pozrieť',
  noTime: 'čas nevieme',
  nobody: 'zatiaľ nikto',
  guest: 'Hosť',
  due: (sum: string) => `doplatiť ${sum}`,
  until: (time: string) => `do ${time}`,
  more: (count: number) => `a ďalšie: ${count}`,
  missedArrival: 'Mal prísť a nie je ubytovaný',
  missedDeparture: 'Mal odísť a je stále ubytovaný',
  flagged: 'Treba sa pozrieť',
  nothing: 'Dnes nikto neprichádza ani neodchádza a nič na vás nečaká. Pekný deň!',
  quiet: 'Dnes nikto neprichádza ani neodchádza.',
  work: {
    changeover: 'odchod aj príchod',
    departure: 'po odchode',
    arrival: 'pred príchodom',
    stay: 'počas pobytu',
    none: '',
    leftover: 'zostalo z včera',
  } satisfies Record<DayWork['kind'], string>,
  linen: 'bielizeň',
}

type Words = typeof slovak

const english: Words = {
  arrivals: 'Arrivals',
  departures: 'Departures',
  rooms: 'Cleaning',
  tasks: 'Tasks for today and overdue',
  outdoor: 'Outdoors today, by the weather',
  reports: 'Reports to authorities',
  odd: 'To look at',
  noTime: 'time unknown',
  nobody: 'nobody yet',
  guest: 'Guest',
  due: (sum) => `${sum} to pay`,
  until: (time) => `by ${time}`,
  more: (count) => `and more: ${count}`,
  missedArrival: 'Should have come and is not checked in',
  missedDeparture: 'Should have left and is still checked in',
  flagged: 'Needs attention',
  nothing: 'Nobody comes or leaves today, and nothing waits for you. Have a lovely day!',
  quiet: 'Nobody comes or leaves today.',
  work: {
    changeover: 'departure and arrival',
    departure: 'after the departure',
    arrival: 'before the arrival',
    stay: 'during the stay',
    none: '',
    leftover: 'left from yesterday',
  },
  linen: 'linen',
}

/** What the morning letter says, in the language of its reader. */
export const letterWords: Readonly<Record<OfficeLanguage, Words>> = { sk: slovak, en: english }
