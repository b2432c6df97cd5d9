import type { English } from '../../core/texts/translation.ts'
import type { seasons as slovak } from './season-texts.ts'

export const seasons: English<typeof slovak> = {
  title: 'Prices by season',
  add: 'Add a season',
  furtherUnits: 'The same season for further rooms',
  furtherUnitsHint:
    'Each of them gets the same days, prices and limits. You can change them one by one later.',
  notFor: 'The season was not saved for: {{unit}}',
  none: 'The base price holds everywhere so far.',
  off: 'off',
  yearly: 'every year',
  savedAs: 'The season “{{title}}” is saved',
  change: 'Edit the season',
  occupancy: {
    falls: 'The price falls with more persons ({{fewer}} → {{more}}). Is that right?',
    waiting: 'First fill in the persons in the base price.',
  },
  effect: {
    inactive: 'This season is switched off, so it holds on no night.',
    over: 'All nights of this season are in the past.',
    whole: 'The season holds on all its nights: {{nights}}.',
    title: 'This price will not hold on {{nights}} of {{all}}',
    winner: '({{price}}): {{nights}}, because it {{reason}}.',
    reasons: {
      priority: 'has a higher priority',
      wider: 'has a shorter period',
      older: 'is newer',
      weekday: 'holds on other weekdays',
      day_rate: 'the day has a price of its own',
      own_price: 'the plan has a price of its own',
    },
    more: 'and further periods',
    raise: 'Prefer this season',
    raiseHint: 'The priority rises to {{priority}}.',
    raised: 'This season holds now.',
  },
}
