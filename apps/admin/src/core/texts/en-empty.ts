import type { emptyHints as slovak } from './sk-empty.ts'
import type { English } from './translation.ts'

/** The English of `emptyHints`. */
export const emptyHints: English<typeof slovak> = {
  'accommodation-objects': 'Begin with the building in which guests stay. Rooms are then added to it.',
  'accommodation-units':
    'Add the first room, apartment or cabin. With a price per night it can be booked at once.',
  activities: 'Trips and activities that you recommend. They appear on the site.',
  'activity-prices':
    'The price list of activities on the site. Add the first item, for example the hire of a bicycle.',
  'bank-accounts': 'The account of the settings is known. Add others if guests pay to them, too.',
  'blog-articles': 'News and stories for guests. Write the first article.',
  'blog-categories': 'Categories sort articles by topic, for example Recipes or Trips.',
  closures: 'When a room is not for sale, for a repair or your holidays, close it here for some days.',
  products: 'Drinks, honey, the minibar: what guests take by pieces onto their bill.',
  'common-services': 'Breakfast, a dog, parking: what guests can add to their stay.',
  'contact-messages': 'When somebody writes to you from the site, you find the message here.',
  coupons: 'Discount codes for guests. Add the first one and send it to whom you like.',
  'day-rates': 'Exceptions to prices on single days. The price calendar is a faster way to enter them.',
  documents: 'House rules, price lists and other files that guests can download from the site.',
  galleries: 'Pictures say most. Add the first gallery and upload pictures to it.',
  gatherings: 'When somebody asks for rooms for several families, you see here who has taken which.',
  guests: 'A card comes with the first booking of a guest, and joins all of their stays.',
  'hall-demands': 'When somebody asks about a hall on the site, you find the request here.',
  halls: 'A place for a wedding, a party or a training. Add the first hall, and guests can ask about it.',
  'image-blog-articles': 'Honey, jam or cheese: what you make. Add the first product.',
  invoices: 'Documents come with bookings: confirmations, requests for deposits and invoices.',
  'lost-items': 'What guests left behind: where and when it was found, and who got it back.',
  'map-shapes': 'Roads, streams and woods that the map on the site shows.',
  'outgoing-emails': 'Here you read every e-mail that guests get from you.',
  'incoming-emails':
    'When a guest writes back, you find it here. Set the mailbox to be read in the settings of mail.',
  'own-emails':
    'A text that you write to guests again and again, for example how to reach you. Write it once.',
  packages: 'A stay and services for one price, for example a weekend with dinner. Make the first package.',
  'payment-reminders':
    'Guests who have not paid are reminded by us. Add how many days before or after the due day.',
  'price-rules': 'Added or taken off by themselves, for example for a longer stay. Add the first rule.',
  prices: 'Seasons with another price than the base price. Without them the base price holds all year.',
  'rate-plans': 'The same room under other conditions, for example cheaper without cancellation.',
  reservations: 'The first booking comes from the site, or you enter it yourself.',
  'resource-closures':
    'When a resource cannot be used, for example a horse rests, close it here for some days.',
  resources: 'Horses, a riding arena or a sauna that services share.',
  'seasonal-offers':
    'An invitation for Christmas, spring holidays or the mushroom season. Add the first offer.',
  services: 'A ride, a sauna, a course: services that guests sign up for at a certain time.',
  'survey-answers': 'Answers of guests appear here after the first survey.',
  'survey-questions': 'What do you want to ask guests after their stay? Add the first question.',
  surveys: 'The first survey is sent when the first stay is over.',
  'waiting-list': 'When you are full, guests can sign up and wait for a place. You find them here.',
  webhooks: 'A channel manager, accounting or a lock knows of changes at once. Add the first program.',
}
