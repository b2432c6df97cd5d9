/** The day of all kept pictures: a Tuesday in spring. A process and a browser that import this start at that moment. */
export const fixedDate = new Date('2027-04-13T08:00:00Z')

const shift = fixedDate.getTime() - Date.now()
const RealDate = Date

/** The system's clock, moved so that the process starts at the fixed date. */
class MovedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(RealDate.now() + shift)
    else super(...(given as unknown as [number]))
  }

  static override now(): number {
    return RealDate.now() + shift
  }
}

if (process.env.FIXED_DATE === '1') globalThis.Date = MovedDate as DateConstructor
