import type { Texts } from '../texts.ts'

export const surveyWords: Texts['surveyWords'] = {
  problems: {
    rate_limited: 'That was too many attempts at once. Please wait a moment and try again.',
    invalid: 'Please give at least one answer.',
    other: 'We could not reach the server. Nothing is lost; please try again in a moment.',
  },
  missing: 'Please answer.',
  unfit: 'This answer does not fit; please choose again.',
  greeting: (name) => (name ? `Dear ${name},` : 'Dear guest,'),
  title: 'How did you like it?',
  intro: 'A few questions, two minutes. We read every answer.',
  required: 'required',
  stars: [
    '1 of 5, poor',
    '2 of 5, could be better',
    '3 of 5, all right',
    '4 of 5, very good',
    '5 of 5, excellent',
  ],
  worst: 'poor',
  best: 'excellent',
  yes: 'Yes',
  no: 'No',
  consent: 'I agree that my rating may be published on this site with my first name.',
  published: (questions) =>
    questions.length > 0
      ? `The site would show your stars, the month of your stay and your answer to ${questions.map((text) => `“${text}”`).join(' and ')}. Only we read the rest.`
      : 'The site would show your stars only. Only we read the rest.',
  send: 'Send answers',
  wrong: 'Something is missing',
  problemTitle: 'Your answers could not be sent',
  changedTitle: 'The questions have changed meanwhile',
  changedText: 'Please look at your answers and send them once more.',
  thanks: 'Thank you!',
  thanksText: 'You have helped us to be better hosts.',
  home: 'To the home page',
  book: 'Book another stay',
  closedTitle: 'The survey is closed',
  closedText: 'We are not collecting answers now. If you want to tell us something, we will gladly listen.',
}

export const lostSurvey: Texts['lostSurvey'] = {
  title: 'This link leads nowhere any more',
  text: 'We found no survey behind it. Maybe a piece of the address was lost in copying; please open the link in our e-mail once more.',
}
