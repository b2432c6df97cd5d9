import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** E-mails that came into the property's mailbox; the mailbox is read in the background. */
export const incomingEmails = declare({
  name: 'incoming-emails',
  label: {
    one: { sk: 'Došlý e-mail', en: 'Incoming e-mail' },
    many: { sk: 'Došlé e-maily', en: 'Incoming e-mails' },
  },
  adminPath: '/incoming-emails',
  operations: ['list', 'count', 'single', 'edit', 'delete'],
  permissions: { read: 'messages.read', edit: 'messages.send' },
  titleField: 'subject',
  sort: 'received_at:DESC',
  fields: {
    is_new: f.flag({ label: { sk: 'Neprečítaný', en: 'Unread' }, default: true, inList: true }),
    from_name: f.text({
      sees: 'guests.read',
      label: { sk: 'Od koho', en: 'From' },
      readOnly: true,
      inList: true,
    }),
    from_address: f.email({
      sees: 'guests.read',
      label: { sk: 'E-mail', en: 'E-mail' },
      readOnly: true,
      inList: true,
    }),
    subject: f.text({ label: { sk: 'Predmet', en: 'Subject' }, readOnly: true, inList: true }),
    reservation: f.relation('reservations', {
      label: { sk: 'Rezervácia', en: 'Booking' },
      help: {
        sk: 'E-mail sa potom ukáže medzi jej správami.',
        en: 'The e-mail is then shown among its messages.',
      },
      inList: true,
    }),
    text: f.longtext({ label: { sk: 'Text', en: 'Text' }, readOnly: true }),
    automatic: f.flag({
      label: { sk: 'Automatický', en: 'Automatic' },
      default: false,
      readOnly: true,
      inList: true,
    }),
    received_at: f.instant({ label: { sk: 'Prišiel', en: 'Came' }, readOnly: true, inList: true }),
  },
})
