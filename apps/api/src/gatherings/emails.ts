import { gatheringPaths } from '@dvor/contract/reservations/gatherings.ts'
import { sitePath } from '@dvor/contract/site/site-path.ts'
import type { Language } from '@dvor/format/languages.ts'
import { daysBetween } from '@dvor/format/days.ts'
import { formatDayRange } from '@dvor/format/day-text.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { nights } from '@dvor/format/plurals.ts'
import { listUnits, type Gathering, type HeldUnit } from '../booking/gatherings/unit-queries.ts'
import { isOpen, unitState } from '../booking/gatherings/unit-state.ts'
import type { Db } from '../db/database.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import { listUnitNames } from '../inventory/unit-names.ts'
import type { EmailRequest } from '../messaging/queue-email.ts'
import type { BookingServices } from '../reservations/queries/services.ts'

/** The families' page, in the organiser's language. */
export const sharedUrl = ({ token, language }: Gathering, publicUrl: string): string =>
  publicUrl + sitePath(`${gatheringPaths.shared}/${token}`, language)

const organiserUrl = ({ organiser_token, language }: Gathering, publicUrl: string): string =>
  publicUrl + sitePath(`${gatheringPaths.organiser}/${organiser_token}`, language)

const daysOf = ({ arrival, departure }: Gathering, language: Language) => ({
  stay_days: formatDayRange(arrival, departure, language),
  nights: nights(daysBetween(arrival, departure), language),
})

/** The variables that all e-mails to the organiser share. */
async function wordsOf(db: Db, gathering: Gathering, { publicUrl }: BookingServices) {
  const held = await listUnits(db, gathering.id)
  return {
    to: gathering.email,
    language: gathering.language,
    held,
    variables: {
      guest_name: gathering.guest_name,
      guest_first_name: gathering.first_name,
      ...daysOf(gathering, gathering.language),
      units: await titlesOf(db, held),
      organiser_url: organiserUrl(gathering, publicUrl),
    },
  }
}

async function titlesOf(db: Db, held: readonly HeldUnit[]): Promise<string> {
  const names = await listUnitNames(
    db,
    held.map(({ unit }) => unit.unit),
  )
  return held.map(({ unit }) => names.get(unit.unit)?.title ?? '').join(', ')
}

/** Units of an open gathering that somebody can still take; those at a family's order count. */
const leftOf = (held: readonly HeldUnit[], gathering: Gathering, now: Date) =>
  isOpen(gathering, now)
    ? held.filter((one) => ['free', 'chosen'].includes(unitState(one, gathering, now)))
    : []

/**
 * The e-mail by which the organiser proves the address and opens the gathering. @param open the gathering that the mailbox
 * has open already; this one can be confirmed once it has ended
 */
export async function confirmEmail(
  db: Db,
  { gathering, open }: { gathering: Gathering; open: Gathering | undefined },
  services: BookingServices,
): Promise<EmailRequest<'gathering_confirm'>> {
  const { to, language, variables } = await wordsOf(db, gathering, services)
  const confirm_until = formatInstant(gathering.held_until, language)
  return {
    key: 'gathering_confirm',
    to,
    language,
    variables: {
      ...variables,
      confirm_until,
      open_days: open ? daysOf(open, language).stay_days : '',
      open_url: open ? organiserUrl(open, services.publicUrl) : '',
    },
    sections: open ? ['has_open_gathering'] : [],
  }
}

/** The e-mail with the link to share. */
export async function openedEmail(
  db: Db,
  gathering: Gathering,
  services: BookingServices,
): Promise<EmailRequest<'gathering_opened'>> {
  const { to, language, variables } = await wordsOf(db, gathering, services)
  const shared_url = sharedUrl(gathering, services.publicUrl)
  const held_until = formatInstant(gathering.held_until, language)
  return { key: 'gathering_opened', to, language, variables: { ...variables, shared_url, held_until } }
}

/** The e-mail about a family that has ordered units. */
export async function joinedEmail(
  db: Db,
  gathering: Gathering,
  familyUnits: readonly HeldUnit[],
  services: BookingServices,
): Promise<EmailRequest<'gathering_joined'>> {
  const { to, language, held, variables } = await wordsOf(db, gathering, services)
  const freeUnits = leftOf(held, gathering, services.clock.now())
  return {
    key: 'gathering_joined',
    to,
    language,
    variables: {
      ...variables,
      family: familyUnits[0]?.reservation?.first_name ?? '',
      units: await titlesOf(db, familyUnits),
      free_units: await titlesOf(db, freeUnits),
      held_until: formatInstant(gathering.held_until, language),
    },
    sections: freeUnits.length > 0 ? ['has_free_units'] : [],
    event_key: `gathering:${gathering.id}:joined:${familyUnits[0]?.reservation?.id ?? ''}`,
  }
}

/** The e-mail some hours before the end, with what nobody has taken. */
export async function reminderEmail(
  db: Db,
  gathering: Gathering,
  services: BookingServices,
): Promise<EmailRequest<'gathering_reminder'>> {
  const { to, language, held, variables } = await wordsOf(db, gathering, services)
  return {
    key: 'gathering_reminder',
    to,
    language,
    variables: {
      ...variables,
      shared_url: sharedUrl(gathering, services.publicUrl),
      free_units: await titlesOf(db, leftOf(held, gathering, services.clock.now())),
      held_until: formatInstant(gathering.held_until, language),
    },
    event_key: `gathering:${gathering.id}:reminder:${gathering.held_until}`,
  }
}

/** The e-mail after the end: who has booked what, what a family is still booking, and what is free again. */
export async function endedEmail(
  db: Db,
  gathering: Gathering,
  services: BookingServices,
): Promise<EmailRequest<'gathering_ended'>> {
  const { to, language, held, variables } = await wordsOf(db, gathering, services)
  const now = services.clock.now()
  const takenUnits = held.filter((one) => unitState(one, gathering, now) === 'taken')
  const chosenUnits = held.filter((one) => unitState(one, gathering, now) === 'chosen')
  const freeUnits = held.filter((one) => !takenUnits.includes(one) && !chosenUnits.includes(one))
  const booked = await Promise.all(
    takenUnits.map(async (one) => `${await titlesOf(db, [one])} (${one.reservation?.first_name ?? ''})`),
  )
  return {
    key: 'gathering_ended',
    to,
    language,
    variables: {
      ...variables,
      booked_units: booked.join(', '),
      chosen_units: await titlesOf(db, chosenUnits),
      free_units: await titlesOf(db, freeUnits),
    },
    sections: [
      ...(takenUnits.length > 0 ? (['has_booked_units'] as const) : []),
      ...(chosenUnits.length > 0 ? (['has_chosen_units'] as const) : []),
      ...(freeUnits.length > 0 ? (['has_free_units'] as const) : []),
    ],
    event_key: `gathering:${gathering.id}:ended`,
  }
}

/** The e-mail to the owner about units that are held now, in Slovak. */
export async function ownerEmail(
  db: Db,
  gathering: Gathering,
  { notification_email, email }: Settings,
  { publicUrl }: BookingServices,
): Promise<EmailRequest<'owner_gathering'>> {
  return {
    key: 'owner_gathering',
    to: notification_email ?? email,
    language: 'sk',
    variables: {
      guest_name: gathering.guest_name,
      guest_email: gathering.email,
      ...daysOf(gathering, 'sk'),
      units: await titlesOf(db, await listUnits(db, gathering.id)),
      held_until: formatInstant(gathering.held_until, 'sk'),
      admin_url: `${publicUrl}/gatherings/edit/${gathering.id}`,
    },
    replyTo: gathering.email,
  }
}
