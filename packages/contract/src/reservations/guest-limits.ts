/**
 * Limits of visitors' holds and orders. Families and companies stay far below them; they stop a program that would
 * take the whole property. Orders that need approval have their own limits in the settings (`approval_room_nights`,
 * `unpaid_room_nights`).
 */
export const guestLimits = {
  /** Room nights (units × nights) of one hold: five rooms for twenty nights. */
  roomNightsPerHold: 100,
  /** Live holds of one address; mobile networks and companies share one. A device has one hold. */
  holdsPerAddress: 20,
  /** Room nights of all live holds of one address. */
  roomNightsPerAddress: 150,
  /** Room nights that one address may hold one after the other within `heldWindowSeconds`. */
  roomNightsPerWindow: 600,
  heldWindowSeconds: 6 * 60 * 60,
  /** E-mails to the address of a guest who has neither paid nor stayed yet. */
  emailsToUnconfirmed: { perHour: 6, perDay: 12 },
  /**
   * Orders within an hour, by the key of the count. The guest comes first; the address is the widest, because a hotel, a
   * company or a mobile network has one for all. Callers without a device, who are programs, share a narrow one.
   */
  ordersPerHour: { device: 6, email: 6, phone: 6, address: 40, addressWithoutDevice: 10 },
} as const
