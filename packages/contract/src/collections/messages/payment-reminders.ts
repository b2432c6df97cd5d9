import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** From the due day backwards, or onwards while the part is not paid. */
export const dueDirections = [
  { value: 'before', label: { sk: 'Pred splatnosťou', en: 'Before the due day' } },
  { value: 'after', label: { sk: 'Po splatnosti', en: 'After the due day' } },
] as const

/** Rules by which guests are reminded of a payment; each sends one e-mail for each part of a price. */
export const paymentReminders = declare({
  name: 'payment-reminders',
  label: {
    one: { sk: 'Pripomienka platby', en: 'Payment reminder' },
    many: { sk: 'Pripomienky platieb', en: 'Payment reminders' },
  },
  adminPath: '/payment-reminders',
  operations: fullPattern,
  permissions: { read: 'settings.read', edit: 'settings.edit' },
  titleField: 'title',
  sort: 'createdAt:ASC',
  fields: {
    title: f.text({ label: { sk: 'Názov', en: 'Name' }, required: true, inList: true }),
    direction: f.choice(dueDirections, {
      label: { sk: 'Kedy', en: 'When' },
      default: 'before',
      inList: true,
      help: {
        sk: 'Po splatnosti sa pripomínajú len časti, ktoré ešte neprišli; objednávka bez zálohy vtedy už prepadla.',
        en: 'After the due day only parts that have not come are reminded of; an order without its deposit has expired by then.',
      },
    }),
    days: f.whole(
      0,
      365,
    )({
      label: { sk: 'Počet dní', en: 'Number of days' },
      default: 1,
      inList: true,
      help: {
        sk: '0 je deň splatnosti. Text a hodinu má e-mail „Pripomienka platby“.',
        en: '0 is the due day. Text and time are those of the e-mail “Pripomienka platby”.',
      },
    }),
    active: f.flag({ label: { sk: 'Posiela sa', en: 'Sent' }, default: true, inList: true }),
  },
})
