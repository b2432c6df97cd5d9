import type { Texts } from '../texts.ts'

export const enquiryWords: Texts['enquiryWords'] = {
  labels: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    message: 'Message',
    hall: 'Hall',
    event_type: 'What are you planning?',
    day_from: 'From',
    day_to: 'To',
    persons: 'Number of people',
  },
  problems: {
    rate_limited: 'You have sent us several messages in a row. Please try again in an hour, or call us.',
    not_available: 'The form does not take messages at present. Please call us or write an e-mail.',
  },
  wrong: {
    persons: 'Please give the number of people in digits, at least one.',
    day_from: 'Please choose a day from the calendar.',
    day_to: 'The end cannot be before the beginning.',
    hall: 'We no longer offer this hall; please choose another one.',
  },
  optional: 'optional',
  closedTitle: 'The form is closed at present.',
  closedText: 'Please call us or write an e-mail.',
  failedTitle: 'The message was not sent',
  sent: 'Sent',
  thanks: 'Thank you, you will hear from us soon.',
  another: 'Write another message',
  privacy: 'Privacy policy',
  sendMessage: 'Send the message',
  sendDemand: 'Send the enquiry',
  noHall: 'My message is not about a hall',
  anyHall: 'I do not know, please advise us',
  eventHelp: 'For example a wedding, a christening or a meeting.',
  hallStart: 'Planning a party or a meeting? ',
  hallLink: 'Ask about a hall',
  hallEnd: ' and we will answer with an offer made for you.',
}

export const enquiryFormWords: Texts['enquiryFormWords'] = {
  leaveEmpty: 'Leave empty',
  errorsTitle: 'Please correct:',
}

export const stayMessageWords: Texts['stayMessageWords'] = {
  before: 'Hello, we would like to stay with you',
  people: 'We are',
  baby: 'a baby under one year',
  after: 'We did not find a free room online. Is there anything that could be done?',
}

const consent_text =
  'By sending this you give us the details that we need to answer you. How we treat them is described in our Privacy policy.'

export const enquiryPageWords: Texts['enquiryPageWords'] = {
  '/kontakt': {
    title: 'Write to us',
    intro: 'Ask about anything. We usually answer by the next day, in English as well.',
    success_text: 'Thank you for your message. We will write to you soon.',
    consent_text,
  },
  '/saly': {
    title: 'Ask about a hall',
    intro: 'Tell us when and what you are planning, and for how many people.',
    success_text: 'Thank you. We will answer with an offer made for you.',
    consent_text,
  },
}
