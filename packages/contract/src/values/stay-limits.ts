/** At most a year: longer stays are agreed by phone. */
export const maxStayNights = 365
