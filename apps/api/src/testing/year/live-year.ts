import { LivedStay } from './live-stay.ts'
import { sampleDifferences, sampleStays } from './sample-stay.ts'
import { Year } from './year.ts'

/** Lives a year of so many random stays, beside those that every year has. */
export async function liveYear(seed: number, count: number): Promise<Year> {
  const year = await Year.open(sampleDifferences(seed))
  await year.live(sampleStays(seed, count).flatMap((sample) => new LivedStay(year, sample).events()))
  return year
}
