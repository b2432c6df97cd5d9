import * as f from '../../declaration/fields.ts'

/** Fields of a stay that a guest asks for by a form of the site: contact, days and language. */
export const askedStayFields = {
  email: f.email({
    sees: 'guests.read',
    label: { sk: 'E-mail', en: 'E-mail' },
    required: true,
    readOnly: true,
  }),
  phone: f.phone({ sees: 'guests.read', label: { sk: 'Telefón', en: 'Phone' }, readOnly: true }),
  arrival: f.day({ label: { sk: 'Príchod', en: 'Arrival' }, required: true, readOnly: true, inList: true }),
  departure: f.day({
    label: { sk: 'Odchod', en: 'Departure' },
    required: true,
    readOnly: true,
    inList: true,
  }),
}

/** The language in which the guest asked and gets e-mails. */
export const askedLanguage = f.choice(
  [
    { value: 'sk', label: { sk: 'Slovensky', en: 'Slovak' } },
    { value: 'en', label: { sk: 'Anglicky', en: 'English' } },
  ],
  { label: { sk: 'Jazyk', en: 'Language' }, default: 'sk', readOnly: true },
)
