import { z } from 'zod'
import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { languageChoices } from '../../values/language-choices.ts'
import { day } from '../../values/values.ts'

const contact = { sk: 'Kontakt', en: 'Contact' }
const own = { sk: 'Čo o hosťovi vieme', en: 'What we know about the guest' }

/** Persons who book, over all of their stays; made by their reservations, so there is no create. */
export const guests = declare({
  name: 'guests',
  label: { one: { sk: 'Karta hosťa', en: 'Guest card' }, many: { sk: 'Karty hostí', en: 'Guest cards' } },
  adminPath: '/guests',
  operations: ['list', 'count', 'single', 'edit'],
  permissions: { read: 'guests.read', edit: 'reservations.edit' },
  titleField: 'name',
  sort: 'name:ASC',
  phoneFields: ['phone', 'email'],
  fields: {
    name: f.text({
      label: { sk: 'Hosť', en: 'Guest' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    first_name: f.text({ label: { sk: 'Meno', en: 'Name' }, section: contact }),
    last_name: f.text({ label: { sk: 'Priezvisko', en: 'Last name' }, section: contact }),
    email: f.email({
      label: { sk: 'E-mail', en: 'E-mail' },
      help: {
        sk: 'Podľa neho spoznáme ďalšiu rezerváciu toho istého hosťa.',
        en: 'By it the next reservation of the same guest is recognised.',
      },
      section: contact,
      inList: true,
    }),
    phone: f.phone({ label: { sk: 'Telefón', en: 'Phone' }, section: contact, inList: true }),
    language: f.choice(languageChoices, {
      label: { sk: 'Jazyk', en: 'Language' },
      default: 'sk',
      section: contact,
      inList: true,
    }),
    visits: f.computed(z.object({ count: z.int(), last: day.nullable(), next: day.nullable() }), {
      label: { sk: 'Pobyty', en: 'Stays' },
      inList: true,
    }),
    wishes: f.longtext({
      label: { sk: 'Želania', en: 'Wishes' },
      help: {
        sk: 'Napríklad tichá izba, bezlepkové raňajky, postieľka.',
        en: 'For example a quiet room, gluten-free breakfast, a cot.',
      },
      section: own,
    }),
    note: f.longtext({
      label: { sk: 'Naša poznámka', en: 'Our note' },
      help: { sk: 'Hosť ju nevidí.', en: 'The guest does not see it.' },
      section: own,
    }),
    news_consent_on: f.day({
      label: { sk: 'Súhlas s novinkami od', en: 'Agreed to news on' },
      help: {
        sk: 'Deň, keď hosť súhlasil, že mu smiete písať novinky. Prázdne znamená bez súhlasu.',
        en: 'The day on which the guest agreed to receive news. Empty means no consent.',
      },
      section: own,
    }),
    not_again: f.flag({
      label: { sk: 'Už neubytovať', en: 'Do not host again' },
      help: {
        sk: 'Pri ďalšej rezervácii vás upozorníme. Hosť sa to nedozvie.',
        en: 'You are warned at the next reservation. The guest does not learn of it.',
      },
      default: false,
      section: own,
      inList: true,
    }),
    not_again_reason: f.longtext({
      label: { sk: 'Dôvod, prečo už neubytovať', en: 'Reason not to host again' },
      section: own,
    }),
  },
})
