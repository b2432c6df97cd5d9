import { homeLanguage } from '@dvor/format/languages.ts'
import { languageChoices } from '../../values/language-choices.ts'
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
export const askedLanguage = f.choice(languageChoices, {
  label: { sk: 'Jazyk', en: 'Language' },
  default: homeLanguage,
  readOnly: true,
})
