const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Seconds of a window, and what one subject may do within it; several subjects are counted in this order. */
export type Limit = Readonly<Record<string, number>> & { readonly perSeconds: number }

/**
 * All that is counted over time, by IP (`ipKeyOf`: households, hotels and mobile networks share one), account, mailbox
 * (`mailboxKey`) … Families and companies stay far below the limits of guests; they stop a program that would take the
 * whole property.
 */
export const limits = {
  'sign-in': { ip: 30, account: 10, perSeconds: 15 * minute },
  'forgot-password': { ip: 10, account: 3, perSeconds: 15 * minute },
  'reset-password': { ip: 10, perSeconds: 15 * minute },
  register: { ip: 5, perSeconds: hour },
  'change-password': { ip: 30, account: 10, perSeconds: 15 * minute },
  prove: { ip: 30, account: 10, perSeconds: 15 * minute },
  // Three of a million codes are valid at a time, and a caller must have the password to try one: five guesses.
  'second-factor': { ip: 30, account: 5, perSeconds: 15 * minute },
  // A person mends typing errors, a program would look for open ports.
  'mail server test': { property: 10, perSeconds: hour },

  // Wrong codes alone.
  coupon: { ip: 20, perSeconds: 10 * minute },
  voucher: { ip: 10, perSeconds: 10 * minute },

  'room nights held': { ip: 600, perSeconds: 6 * hour },
  // The subjects are `details.by` of `order_limit`. The guest comes first, the address is the widest; callers without a
  // device, who are programs, share a narrow one.
  orders: { device: 6, email: 6, phone: 6, address: 40, addressWithoutDevice: 10, perSeconds: hour },
  'voucher orders': { ip: 10, mailbox: 10, perSeconds: hour },
  gatherings: { ip: 5, perSeconds: hour },
  // One that has ended counts, too.
  'confirmed gatherings': { mailbox: 3, perSeconds: 30 * day },
  'waiting list': { ip: 5, perSeconds: hour },
  // Links to unfinished bookings that are made, and opened.
  drafts: { ip: 20, perSeconds: hour },
  'drafts by e-mail': { mailboxFromIp: 3, perSeconds: hour },

  contact: { ip: 10, perSeconds: hour },
  hall_demand: { ip: 10, perSeconds: hour },
  survey: { ip: 30, perSeconds: hour },
  'resend-link': { ip: 5, mailbox: 5, perSeconds: hour },
  'change-email': { reservation: 5, perSeconds: hour },
  // Previews, additions and cancellations.
  activities: { reservation: 60, perSeconds: hour },

  // To a guest who has neither paid nor stayed yet.
  'e-mails an hour': { mailbox: 6, perSeconds: hour },
  'e-mails a day': { mailbox: 12, perSeconds: day },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** Keys of the subjects that a limit counts; null for one that is not counted this time. */
export type Subjects<Name extends LimitName> = Readonly<
  Record<Exclude<keyof (typeof limits)[Name], 'perSeconds'>, string | null>
>

/** Limits of what is held at a time. Orders that need approval have their own in the settings. */
export const holdLimits = {
  /** Room nights (units × nights) of one hold: five rooms for twenty nights. */
  roomNights: 100,
  /** Live holds of one IP; mobile networks and companies share one. A device has one hold. */
  holdsPerIp: 20,
  /** Room nights of all live holds of one IP. */
  roomNightsPerIp: 150,
} as const
