import type { weatherChoiceTexts as slovak } from '../../sk/reservation/weather.ts'

/** What a guest reads about an activity that the weather has stopped. */
export const weatherChoiceTexts: typeof slovak = {
  heading: 'Called off because of the weather',
  text: 'We are sorry that it did not work out. Choose another free time, or we will return the money.',
  off: (what, when) => `${what}, ${when}, will not take place.`,
  until: (when) => `You can choose until ${when}. After that we return the money.`,
  when: 'Another free time',
  choose: 'Choose a time',
  take: 'I want this time',
  money: 'I want the money back',
  none: 'There is no other free time during your stay, so we will return the money.',
  costs: (price) => `Price of the booking with the new time: ${price}.`,
  tookTime: (what, when) => `${what}: the new time is ${when}.`,
  tookMoney: (what) => `${what}: we will return the money.`,
  decided: 'This is decided already, or the time to choose is over.',
}
