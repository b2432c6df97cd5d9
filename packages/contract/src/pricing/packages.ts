import { seenWith } from '../declaration/seen-with.ts'
import { z } from 'zod'
import { adults, cents, childrenAges, day, id, time } from '../values/values.ts'

/** A slot service of a package: on a day of the stay, 0 is the day of arrival. */
export const includedService = z.strictObject({
  service: id,
  day: z.int().min(0).max(60),
  /** Null: the guest chooses one of the service's times on that day. */
  service_slot: id.nullable(),
})
export type IncludedService = z.infer<typeof includedService>

export const includedServices = z.array(includedService).max(10)
export const includedCommonServices = z.array(id).max(10)
export const packageUnits = z.array(id).max(500)

/** The package that alone is sold on a night. */
export const packageName = z.object({ title: z.string() })
export type PackageName = z.infer<typeof packageName>

/** Why a package cannot be booked. */
export const packageProblems = [
  'not_offered',
  'other_unit',
  'other_days',
  'service_missing',
  'service_persons',
  'sold_out',
] as const
export type PackageProblem = (typeof packageProblems)[number]

/** The effect of a change on the package that a reservation is sold as. */
export const packageChange = z.object({
  title: z.string(),
  /** Whether its nights and services are priced one by one from then on. */
  is_left: z.boolean(),
  /** Included services that are removed, with the share of the package's price that goes with each. */
  removed: z.array(z.object({ title: z.string(), amount: seenWith('money.read', cents) })),
})
export type PackageChange = z.infer<typeof packageChange>

/** `POST /package-options`: the days, units and times of a package for a party. */
export const packageOptionsRequest = z.strictObject({
  package: id,
  adults,
  children_ages: childrenAges.default([]),
})
export type PackageOptionsRequest = z.infer<typeof packageOptionsRequest>

/** An included slot service on its day, with the times that have seats for the party. */
export const packageServiceOption = z.object({
  service: id,
  title: z.string(),
  day,
  persons: z.int(),
  times: z.array(z.object({ service_slot: id, time_from: time, time_to: time })),
})

/** Units that can be booked from a day on. */
export const packageDay = z.object({
  arrival: day,
  departure: day,
  units: z.array(z.object({ id, title: z.string() })),
  services: z.array(packageServiceOption),
})
export type PackageDay = z.infer<typeof packageDay>

/** Days of a package that others have taken. */
export const fullPackageDay = z.object({
  arrival: day,
  departure: day,
  /** The included service that has no seats left for the party; null where no unit is free. */
  full_service: z.string().nullable(),
})
export type FullPackageDay = z.infer<typeof fullPackageDay>

export const packageOptions = z.object({
  id,
  title: z.string(),
  text: z.string().nullable(),
  nights: z.int(),
  /** Price of one unit for the party. */
  price: cents,
  /** The included common services. */
  common_services: z.array(z.object({ id, title: z.string() })),
  /** Places that are left; null without a limit. */
  places_left: z.int().nullable(),
  days: z.array(packageDay),
  /** Further days of the package, which are full. */
  full_days: z.array(fullPackageDay),
})
export type PackageOptions = z.infer<typeof packageOptions>
