import type { menu as slovak } from './sk-menu.ts'
import type { English } from './translation.ts'

/** Texts of the menu: groups, pinned entries, tabs of a phone. */
export const menu: English<typeof slovak> = {
  tabs: 'Daily menu',
  more: 'More',
  editPins: 'Edit pinned',
  pinsDone: 'Done',
  pin: 'Pin to the top: {{name}}',
  unpin: 'Unpin: {{name}}',
  groups: {
    today: 'Today',
    bookings: 'Occupancy',
    guests: 'Guests',
    money: 'Money',
    pricing: 'Prices',
    website: 'Website',
    setup: 'Settings',
  },
  sections: {
    services: 'Services',
    blog: 'Blog',
    survey: 'Survey',
    lodging: 'Accommodation',
    rooms: 'Rooms and tasks',
    offers: 'Offers and packages',
  },
}
