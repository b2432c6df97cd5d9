import { keyScopes } from '../../accounts/api-keys.ts'
import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

/** Keys by which programs call the API; they are made by `POST /api-keys`, which answers the key once. */
export const apiKeys = declare({
  name: 'api-keys',
  label: {
    one: { sk: 'Kľúč pre program', en: 'API key' },
    many: { sk: 'Kľúče pre programy', en: 'API keys' },
  },
  adminPath: '/api-keys',
  operations: ['list', 'count', 'single', 'edit', 'delete'],
  permissions: { read: 'keys.manage', edit: 'keys.manage' },
  titleField: 'name',
  sort: 'name:ASC',
  fields: {
    name: f.text({
      label: { sk: 'Program', en: 'Program' },
      required: true,
      inList: true,
      help: { sk: 'Pod týmto menom ho uvidíte v histórii zmien.', en: 'The history names it so.' },
    }),
    prefix: f.text({
      label: { sk: 'Začiatok kľúča', en: 'Begins with' },
      required: true,
      readOnly: true,
      inList: true,
    }),
    permissions: f.choices(keyScopes, { label: { sk: 'Smie', en: 'May' } }),
    refund_limit: f.cents({
      label: { sk: 'Vrátenie peňazí najviac do', en: 'Gives back at most' },
      default: 0,
      help: {
        sk: 'Najvyššia suma, ktorú smie naraz vrátiť hosťovi.',
        en: 'The highest sum that may be given back to a guest at once.',
      },
    }),
    expires_on: f.day({ label: { sk: 'Platí do', en: 'Valid until' }, inList: true }),
    last_used_at: f.instant({
      label: { sk: 'Naposledy použitý', en: 'Last used' },
      readOnly: true,
      inList: true,
    }),
  },
})
