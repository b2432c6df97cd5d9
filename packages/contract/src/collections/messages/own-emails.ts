import { z } from 'zod'
import { declare, fullPattern } from '../../declaration/collection.ts'
import * as f from '../../declaration/fields.ts'
import { languageChoices } from '../../values/language-choices.ts'
import { channels } from '../../values/reservation-states.ts'
import { id } from '../../values/values.ts'

/** Event from which the days of an own e-mail are counted. */
export const ownEmailTriggers = [
  { value: 'by_hand', label: { sk: 'Nikdy sám, len ako vzor', en: 'Never by itself, only as a text' } },
  { value: 'after_order', label: { sk: 'Po objednávke', en: 'After the order' } },
  { value: 'before_arrival', label: { sk: 'Pred príchodom', en: 'Before arrival' } },
  { value: 'room_ready', label: { sk: 'Keď je izba pripravená', en: 'When the room is ready' } },
  { value: 'after_arrival', label: { sk: 'Po príchode', en: 'After arrival' } },
  { value: 'before_departure', label: { sk: 'Pred odchodom', en: 'Before departure' } },
  { value: 'after_departure', label: { sk: 'Po odchode', en: 'After departure' } },
] as const

export const paidConditions = [
  { value: 'any', label: { sk: 'Je jedno', en: 'Either' } },
  { value: 'paid', label: { sk: 'Len zaplatené', en: 'Only paid' } },
  { value: 'unpaid', label: { sk: 'Len nezaplatené', en: 'Only unpaid' } },
] as const

const section = { sk: 'Komu a kedy', en: 'To whom and when' }

/** E-mails of the owner's own kinds: sent once for each reservation that fits, and texts with which a letter begins. */
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
    trigger: f.choice(ownEmailTriggers, {
      label: { sk: 'Kedy sa pošle', en: 'When it is sent' },
      help: {
        sk: 'Každej rezervácii raz. Čo malo odísť pred uložením tohto e-mailu, sa už neposiela.',
        en: 'Once for each reservation. What was due before this e-mail was saved is not sent.',
      },
      default: 'by_hand',
      inList: true,
      section,
    }),
    days: f.whole(
      0,
      365,
    )({ label: { sk: 'Počet dní', en: 'Number of days' }, default: 1, inList: true, section }),
    send_time: f.time({
      label: { sk: 'O koľkej', en: 'At what time' },
      help: { sk: 'Ak čas chýba, o 9:00.', en: 'Without a time, at 9:00.' },
      section,
    }),
    units: f.json(z.array(id).max(500), {
      label: { sk: 'Jednotky', en: 'Units' },
      help: { sk: 'Prázdne znamená všetky.', en: 'Empty means all.' },
      default: [],
      section,
    }),
    plans: f.json(z.array(id).max(500), {
      label: { sk: 'Sadzby', en: 'Rate plans' },
      help: { sk: 'Prázdne znamená všetky.', en: 'Empty means all.' },
      default: [],
      section,
    }),
    languages: f.choices(languageChoices, {
      label: { sk: 'Jazyk hosťa', en: "Guest's language" },
      help: { sk: 'Prázdne znamená každý.', en: 'Empty means any.' },
      section,
    }),
    channels: f.choices(channels, {
      label: { sk: 'Odkiaľ je rezervácia', en: 'Source of the booking' },
      help: { sk: 'Prázdne znamená odkiaľkoľvek.', en: 'Empty means any.' },
      section,
    }),
    paid: f.choice(paidConditions, {
      label: { sk: 'Zaplatené', en: 'Paid' },
      default: 'any',
      section,
    }),
    active: f.flag({ label: { sk: 'Posiela sa', en: 'Sent' }, default: true, inList: true, section }),
  },
})
