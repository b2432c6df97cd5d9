import { deliveryProblems, deliveryStates, webhookKinds, webhookUrl } from '../../accounts/webhooks.ts'
import { declare } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'

const condition = { sk: 'Stav', en: 'State' }

/** Addresses of programs that are told of events; made by `POST /webhooks`, which answers the secret once. */
export const webhooks = declare({
  name: 'webhooks',
  label: {
    one: { sk: 'Oznamovanie programu', en: 'Webhook' },
    many: { sk: 'Oznamovanie programom', en: 'Webhooks' },
  },
  adminPath: '/webhooks',
  operations: ['list', 'count', 'single', 'edit', 'delete'],
  permissions: { read: 'keys.manage', edit: 'keys.manage' },
  titleField: 'name',
  sort: 'name:ASC',
  fields: {
    name: f.text({ label: { sk: 'Program', en: 'Program' }, required: true, inList: true }),
    url: f.plain(
      'url',
      webhookUrl,
    )({
      label: { sk: 'Adresa', en: 'Address' },
      required: true,
      inList: true,
      help: {
        sk: 'Dá vám ju program, ktorý má udalosti dostávať. Začína sa https://.',
        en: 'The program that is to receive the events gives it to you. It begins with https://.',
      },
    }),
    kinds: f.choices(webhookKinds, { label: { sk: 'Čo mu oznamovať', en: 'What to report' } }),
    with_guests: f.flag({
      label: { sk: 'Aj s menom a kontaktom hosťa', en: 'With the name and contact of the guest' },
      default: false,
      edits: 'guests.read',
      help: {
        sk: 'Zapnite, len ak ho program naozaj potrebuje a máte s jeho prevádzkovateľom dohodu o osobných údajoch.',
        en: 'Switch it on only if the program needs it and you have an agreement about personal data with its operator.',
      },
    }),
    active: f.flag({ label: { sk: 'Zapnuté', en: 'On' }, default: true, inList: true }),
    paused_for: f.choice(
      [
        {
          value: 'failing',
          label: { sk: 'Päť dní nič neprijal', en: 'It has accepted nothing for five days' },
        },
        { value: 'gone', label: { sk: 'Program správy odhlásil', en: 'The program wants no more events' } },
      ],
      { label: { sk: 'Vypnuté, lebo', en: 'Switched off because' }, readOnly: true, section: condition },
    ),
    failing_since: f.instant({
      label: { sk: 'Nedarí sa doručiť od', en: 'Not delivered since' },
      readOnly: true,
      section: condition,
    }),
    delivered_at: f.instant({
      label: { sk: 'Naposledy doručené', en: 'Last delivered' },
      readOnly: true,
      inList: true,
      section: condition,
    }),
  },
})

/** What was sent to programs in the last 30 days, without guests' data. */
export const webhookDeliveries = declare({
  name: 'webhook-deliveries',
  label: {
    one: { sk: 'Oznámenie programu', en: 'Delivery' },
    many: { sk: 'Oznámenia programom', en: 'Deliveries' },
  },
  operations: ['list', 'count', 'single'],
  permissions: { read: 'keys.manage', edit: 'keys.manage' },
  titleField: 'kind',
  sort: 'createdAt:DESC',
  fields: {
    webhook: f.relation('webhooks', {
      label: { sk: 'Program', en: 'Program' },
      required: true,
      readOnly: true,
    }),
    kind: f.text({ label: { sk: 'Udalosť', en: 'Event' }, required: true, readOnly: true, inList: true }),
    record: f.text({ label: { sk: 'Záznam', en: 'Record' }, required: true, readOnly: true }),
    state: f.choice(deliveryStates, {
      label: { sk: 'Stav', en: 'State' },
      default: 'waiting',
      readOnly: true,
      inList: true,
    }),
    attempts: f.count({ label: { sk: 'Pokusy', en: 'Attempts' }, default: 0, readOnly: true, inList: true }),
    status: f.whole(
      100,
      599,
    )({
      label: { sk: 'Odpoveď', en: 'Answer' },
      readOnly: true,
      inList: true,
    }),
    problem: f.choice(deliveryProblems, {
      label: { sk: 'Posledný problém', en: 'Last problem' },
      readOnly: true,
      inList: true,
    }),
    next_attempt_at: f.instant({ label: { sk: 'Ďalší pokus', en: 'Next attempt' }, readOnly: true }),
    sent_at: f.instant({ label: { sk: 'Posledný pokus', en: 'Last attempt' }, readOnly: true, inList: true }),
  },
})
