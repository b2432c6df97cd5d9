import { z } from 'zod'
import * as f from '../../declaration/fields.ts'
import { knownPurposeCodes, purposeCode } from '../../guests/purpose-codes.ts'
import { foreignLanguageChoices } from '../../values/language-choices.ts'
import { origin } from '../../values/values.ts'

const register = { sk: 'Kniha hostí a polícia', en: 'Guest register and police' }

/** Forms in which the report of foreigners has nationalities (ISO 3166-1). */
const nationalityCodes = [
  {
    value: 'alpha3',
    label: { sk: 'Tri písmená ako v pase (AUT)', en: 'Three letters as in passports (AUT)' },
  },
  { value: 'alpha2', label: { sk: 'Dve písmená (AT)', en: 'Two letters (AT)' } },
  { value: 'numeric', label: { sk: 'Tri číslice (040)', en: 'Three digits (040)' } },
] as const

const operation = { sk: 'Prevádzka', en: 'Operation' }

/** Settings of daily operation. */
export const operationFields = {
  hidden_languages: f.choices(foreignLanguageChoices, {
    label: { sk: 'Jazyky, ktoré váš web nemá', en: 'Languages that your site does not have' },
    help: {
      sk: 'Zmiznú z prepínača, ich adresy vedú na slovenské stránky a hosťom píšeme po slovensky.',
      en: 'They leave the switch, their addresses lead to the Slovak pages, and guests are written to in Slovak.',
    },
    section: operation,
  }),
  check_in_from: f.time({
    label: { sk: 'Príchod od', en: 'Check-in from' },
    default: '14:00',
    section: operation,
  }),
  check_in_until: f.time({
    label: { sk: 'Príchod do', en: 'Check-in until' },
    default: '20:00',
    section: operation,
  }),
  check_out_until: f.time({
    label: { sk: 'Odchod do', en: 'Check-out by' },
    default: '10:00',
    section: operation,
  }),
  stay_cleaning_days: f.whole(
    0,
    60,
  )({
    label: { sk: 'Upratať počas pobytu každých … dní', en: 'Clean during a stay every … days' },
    help: { sk: '0: len po odchode.', en: '0: only after departure.' },
    default: 1,
    sees: 'settings.read',
    section: operation,
  }),
  linen_days: f.whole(
    0,
    60,
  )({
    label: {
      sk: 'Vymeniť bielizeň počas pobytu každých … dní',
      en: 'Change linen during a stay every … days',
    },
    help: {
      sk: '0: len po odchode. Deň pred odchodom sa už nemení.',
      en: '0: only after departure. It is not changed on the day before departure.',
    },
    default: 3,
    sees: 'settings.read',
    section: operation,
  }),
  notification_email: f.email({
    label: { sk: 'Kam chodia upozornenia', en: 'Where notices go' },
    sees: 'settings.read',
    section: operation,
    help: {
      sk: 'Ak je prázdne, použije sa e-mail podniku.',
      en: 'If empty, the e-mail of the business is used.',
    },
  }),
  attention_emails: f.flag({
    label: { sk: 'Posielať, čo treba v dome vyriešiť', en: 'Send what needs to be solved' },
    default: true,
    sees: 'settings.read',
    section: operation,
    help: {
      sk: 'Najviac raz denne: neodoslané e-maily, nepriradené platby, kalendáre, zálohy. To isté vidíte na úvodnej stránke.',
      en: 'At most once a day: unsent e-mails, unassigned payments, calendars, backups. You see the same on the dashboard.',
    },
  }),
  morning_letters: f.flag({
    label: { sk: 'Posielať ranný list', en: 'Send the morning letter' },
    default: true,
    sees: 'settings.read',
    section: operation,
    help: {
      sk: 'O siedmej ráno: kto príde a odíde, čo upratať, úlohy a hlásenia. Každý si ho zapne v časti Môj účet.',
      en: 'At seven in the morning: who comes and leaves, what to clean, tasks and reports. Each person turns it on under My account.',
    },
  }),
  registration_number_form: f.text({
    label: { sk: 'Tvar registračného čísla prenájmu', en: 'Form of the rental registration number' },
    help: {
      sk: '# je číslica, @ písmeno, ostatné znaky platia ako sú, napríklad SK-@@-######. Číslo v inom tvare sa uloží, ale upozorníme naň. Prázdne znamená, že tvar nekontrolujeme.',
      en: '# is a digit, @ a letter, other characters stand for themselves, for example SK-@@-######. A number of another form is stored, with a warning. Empty means that the form is not checked.',
    },
    sees: 'settings.read',
    section: register,
  }),
  purpose_codes: f.json(z.array(purposeCode).max(100), {
    label: { sk: 'Kódy účelu pobytu pre políciu', en: 'Codes of the purpose of stay for the police' },
    help: {
      sk: 'Podľa číselníka Ministerstva vnútra, ktorý dostanete pri registrácii elektronického hlásenia. S nesprávnym kódom polícia záznam odmietne.',
      en: 'By the code list of the Ministry of the Interior that comes with the registration for the electronic report. The police refuses a record with a wrong code.',
    },
    default: knownPurposeCodes,
    sees: 'settings.read',
    section: register,
  }),
  nationality_codes: f.choice(nationalityCodes, {
    label: { sk: 'Kód občianstva v hlásení', en: 'Nationality code in the report' },
    default: 'alpha3',
    sees: 'settings.read',
    section: register,
  }),
  cors_origins: f.json(z.array(origin).max(20), {
    label: { sk: 'Weby, ktoré smú volať API', en: 'Sites that may call the API' },
    default: [],
    sees: 'settings.read',
    section: operation,
    help: {
      sk: 'Len pre vlastnú aplikáciu na inej adrese, napríklad https://app.example.sk. Tento web sem nepatrí.',
      en: 'Only for an application of your own at another address, for example https://app.example.sk. This site does not belong here.',
    },
  }),
  sample_mode: f.flag({
    label: { sk: 'Ukážkový režim', en: 'Sample mode' },
    default: false,
    readOnly: true,
    section: operation,
  }),
  open_to_search: f.flag({
    label: { sk: 'Otvorené pre vyhľadávače', en: 'Open to search engines' },
    default: false,
    readOnly: true,
    section: operation,
  }),
}
