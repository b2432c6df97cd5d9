import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** E-mails of the owner's own kinds: texts with which a letter to a guest begins. */
export const ownEmails = declare({
  name: 'own-emails',
  label: {
    one: { sk: 'Vlastný e-mail', en: 'Own e-mail' },
    many: { sk: 'Vlastné e-maily', en: 'Own e-mails' },
  },
  adminPath: '/own-emails',
  operations: fullPattern,
  permissions: { read: 'content.edit', edit: 'content.edit' },
  titleField: 'title',
  sort: 'title:ASC',
  fields: {
    title: f.text({
      label: { sk: 'Názov', en: 'Name' },
      help: {
        sk: 'Podľa neho ho nájdete; hosť ho nevidí.',
        en: 'You find it by this; the guest does not see it.',
      },
      required: true,
      inList: true,
    }),
    subject: f.text({
      label: { sk: 'Predmet', en: 'Subject' },
      required: true,
      inList: true,
      translated: true,
    }),
    body: f.html({ label: { sk: 'Text', en: 'Text' }, required: true, translated: true }),
  },
})
