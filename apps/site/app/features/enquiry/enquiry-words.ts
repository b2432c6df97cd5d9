import type { Language } from '@dvor/format/languages.ts'
import type { InLanguages } from '@dvor/texts/texts.ts'
import type { EnquiryWords } from './load-form.ts'

const sk = {
  labels: {
    name: 'Meno a priezvisko',
    email: 'E-mail',
    phone: 'Telefón',
    message: 'Správa',
    hall: 'Sála',
    event_type: 'Čo chystáte',
    day_from: 'Od',
    day_to: 'Do',
    persons: 'Počet osôb',
  },
  problems: {
    rate_limited: 'Poslali ste nám už viac správ za sebou. Skúste to, prosím, o hodinu, alebo zavolajte.',
    not_available: 'Formulár teraz správy neprijíma. Zavolajte nám, prosím, alebo napíšte e-mail.',
  },
  wrong: {
    persons: 'Napíšte počet osôb číslom, najmenej jedna.',
    day_from: 'Vyberte, prosím, deň z kalendára.',
    day_to: 'Koniec nemôže byť pred začiatkom.',
    hall: 'Túto sálu už neponúkame, vyberte, prosím, inú.',
  },
  optional: 'nepovinné',
  closedTitle: 'Formulár je teraz zatvorený.',
  closedText: 'Zavolajte nám, prosím, alebo napíšte e-mail.',
  failedTitle: 'Správa sa neodoslala',
  sent: 'Odoslané',
  thanks: 'Ďakujeme, čoskoro sa ozveme.',
  another: 'Napísať ďalšiu správu',
  privacy: 'Ochrana osobných údajov',
  sendMessage: 'Odoslať správu',
  sendDemand: 'Odoslať dopyt',
  noHall: 'Píšem o niečom inom',
  anyHall: 'Neviem, poraďte nám',
  eventHelp: 'Napríklad svadba, krst alebo porada.',
  hallStart: 'Chystáte oslavu alebo poradu? ',
  hallLink: 'Opýtajte sa na sálu',
  hallEnd: ', odpovieme ponukou na mieru.',
}

/** Words of the public forms beside the owner's. */
export const enquiryWords: InLanguages<typeof sk> = {
  sk,
  en: {
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
  },
}

type EnglishWords = Omit<EnquiryWords, 'active'>

const consent_text =
  'By sending this you give us the details that we need to answer you. How we treat them is described in our Privacy policy.'

const english: Readonly<Record<'/kontakt' | '/saly', EnglishWords>> = {
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

/**
 * Returns the owner's Slovak words around a form, or ours for an English guest. Only the owner opens and closes the
 * form.
 */
export const ownersWords = (
  words: EnquiryWords,
  path: '/kontakt' | '/saly',
  language: Language,
): EnquiryWords => (language === 'sk' ? words : { ...english[path], active: words.active })
