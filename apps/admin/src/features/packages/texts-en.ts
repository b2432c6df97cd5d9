import type { packages as slovak } from './texts.ts'

export const packages: typeof slovak = {
  service: 'Service',
  day: 'Day of the stay',
  dayOf: 'Day {{day}}',
  arrival: 'Day 1 (arrival)',
  departure: 'Day {{day}} (departure)',
  time: 'Time',
  guestChooses: 'the guest chooses',
  sell: {
    package: 'Package',
    none: 'no package',
    hint: 'Price and services of the package. Its date fills in days and room.',
    day: 'Date of the package',
    time: 'Time: {{service}}',
    unitsFull: 'rooms are taken',
    serviceFull: 'fully booked: {{service}}',
    noDays: 'For these guests no day has a free room together with all services.',
  },
  effect: {
    title: 'What guests see',
    price: 'Two adults pay {{price}} for {{nights}}.',
    saves: 'Bought one by one on {{day}} it would cost {{ordinary}}: the package is {{difference}} cheaper.',
    dearer: 'Bought one by one on {{day}} it would cost {{ordinary}}: the package is {{difference}} dearer.',
    same: 'Bought one by one on {{day}} it would cost the same.',
    days: 'Guests can arrive on {{days}}.',
    moreDays: 'Guests can arrive on {{count}} days, first on {{days}}.',
    noDays: 'Guests have nothing to choose: on no day is a unit free together with all services.',
    places: 'Places left: {{count}}.',
    inactive: 'The package is not sold.',
  },
}
