import { declare, fullPattern } from '../../declaration/collection.ts'
import * as b from '../../declaration/business-fields.ts'
import * as f from '../../declaration/fields.ts'

/**
 * Accounts whose statements were asked about: the property's own ones beside the `iban` of the settings, and foreign
 * ones, whose statements are refused. An account in several currencies is one row.
 */
export const bankAccounts = declare({
  name: 'bank-accounts',
  label: { one: { sk: 'Účet', en: 'Account' }, many: { sk: 'Účty pre výpisy', en: 'Statement accounts' } },
  adminPath: '/bank-accounts',
  operations: fullPattern,
  permissions: { read: 'statements.manage', edit: 'settings.edit' },
  titleField: 'iban',
  sort: 'createdAt:ASC',
  fields: {
    iban: b.iban({
      label: { sk: 'IBAN', en: 'IBAN' },
      required: true,
      inList: true,
      help: {
        sk: 'Účet z nastavení sem písať netreba. Účet vo viacerých menách stačí raz.',
        en: 'The account of the settings is known already. An account in several currencies is needed once.',
      },
    }),
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, inList: true }),
    is_own: f.flag({
      label: { sk: 'Je náš', en: 'Is ours' },
      default: true,
      inList: true,
      help: {
        sk: 'Výpisy nášho účtu sa načítajú, výpisy cudzieho odmietneme.',
        en: 'Statements of an account of ours are read, those of a foreign one are refused.',
      },
    }),
  },
})
