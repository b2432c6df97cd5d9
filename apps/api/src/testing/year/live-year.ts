import { LivedStay } from './live-stay.ts'
import { LivedVouchers } from './live-vouchers.ts'
import { sampleDifferences, sampleStays } from './sample-stay.ts'
import { Year } from './year.ts'

/** Lives a year of so many random stays, beside those that every year has. */
export async function liveYear(seed: number, count: number): Promise<Year> {
  const year = await Year.open(sampleDifferences(seed))
  const stays = sampleStays(seed, count).flatMap((sample) => new LivedStay(year, sample).events())
  await year.live([...stays, ...new LivedVouchers(year).events()])
  return year
}
