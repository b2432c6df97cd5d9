/** The most adults of one stay or request. */
export const maxAdults = 40
/** The most children of one stay or request. */
export const maxChildren = 12
/** A person is a child up to this age, in years on the day of arrival. */
export const oldestChild = 17
