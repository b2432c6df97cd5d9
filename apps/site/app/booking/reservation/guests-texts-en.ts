import type { GuestsWords } from './guests-texts.ts'

/** What the guest's part of the register says in English. */
export const english: GuestsWords = {
  heading: 'Who is coming',
  text: 'The law asks us to keep a register of everybody who stays here. If you fill it in now, there is nothing to wait for when you arrive.',
  privacy:
    'Numbers of documents are stored encrypted, shown to nobody else and deleted after the period that the law sets. We report guests from abroad to the foreign police, as every house in Slovakia must.',
  filled: 'Filled in',
  of: 'of',
  open: 'Fill in the guests’ details',
  change: 'Change the guests’ details',
  person: 'Guest',
  first_name: 'First name',
  last_name: 'Last name',
  birth_date: 'Date of birth',
  birthExample: '1 Jun 1985',
  nationality: 'Nationality',
  chooseCountry: 'Choose a country',
  document_kind: 'Kind of document',
  document_number: 'Number of the document',
  documentHelp: 'A child under 15 without a document of its own needs none.',
  documentKept: 'The number {{number}} is stored. Fill it in only if it has changed.',
  address: 'Permanent address',
  addressHelp: 'Street and number, postal code, town, country.',
  purpose: 'Purpose of the stay',
  save: 'Save the guests’ details',
  saved: 'The guests’ details are saved. Thank you.',
  closed: 'The details can no longer be changed. If there is a mistake in them, please tell us.',
  problems: 'Some details still need mending. For safety, please fill in the numbers of documents again.',
  issues: {
    required: 'This needs to be filled in.',
    invalid_day: 'Please give a day that exists.',
    too_big: 'The date of birth cannot be after the arrival.',
    too_short: 'This is too short.',
    too_long: 'This is too long.',
    read_only:
      'This guest’s details have already been reported to the police. If there is a mistake, please tell us.',
  },
  documentFrom15: 'From 15 years on a document is needed.',
  numberShape: 'The number has at least three letters or digits.',
  birthMissing: 'Please give the date of birth, for example 1 Jun 1985.',
  unusable: 'This cannot be used.',
}
