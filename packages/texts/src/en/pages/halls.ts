import type { Texts } from '../../texts.ts'

export const demandWords: Texts['demandWords'] = {
  steps: [
    { title: 'You write to us', note: 'When, what and for how many. Roughly will do.' },
    { title: 'We prepare an offer', note: 'We write to you with the price and the free days.' },
    { title: 'We agree', note: 'The enquiry commits you to nothing.' },
  ],
  event: 'What you plan, and when',
  you: 'How we reach you',
  openSheet: 'Choose the days in the calendar',
  sheet: {
    title: 'When is it?',
    hint: 'Tap the first day, then the last one. For a single day tap it twice.',
    calendar: 'First and last day',
    missing: 'Please choose the first and the last day.',
    done: 'Choose these days',
  },
}
