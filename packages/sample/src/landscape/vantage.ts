import { lens } from '../drawing/space.ts'

/** The eye of a walker before a house, in metres; the horizon a little below the middle. */
export const far = lens({ eye: [0, 2.2, 0], focal: 1300, vanish: [800, 620] })

/** The same eye with the horizon raised, for pictures of the yard. */
export const farView = lens({ eye: [0, 2.2, 0], focal: 1300, vanish: [800, 600] })
