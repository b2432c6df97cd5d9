/** Addresses of the guest register. */
export const registerPaths = {
  sheet: 'GET /reservations/:id/guests',
  save: 'PUT /reservations/:id/guests',
  list: 'GET /guest-register',
  book: 'GET /guest-register/book.pdf',
  gaps: 'GET /guest-gaps',
  showDocument: 'POST /guest-register/:id/document',
  rooming: 'GET /reservations/:id/rooming-list',
  saveRooming: 'PUT /reservations/:id/rooming-list',
} as const

/** Addresses of the reports to authorities. */
export const reportPaths = {
  foreigners: 'GET /foreigner-reports',
  foreignerSheet: 'POST /foreigner-reports/sheet',
  foreignerFile: 'POST /foreigner-reports/file',
  markReported: 'POST /foreigner-reports',
  stayTax: 'GET /stay-tax',
  fileStayTax: 'PUT /stay-tax/filing',
} as const

/** Addresses of the persons of a stay, by the guest's link. */
export const guestSheetPaths = {
  guests: 'GET /reservation-details/:token/guests',
  saveGuests: 'PUT /reservation-details/:token/guests',
} as const

/** Addresses of the overview, export and erasure of personal data. */
export const personalDataPaths = {
  state: 'GET /personal-data',
  person: 'GET /personal-data/person',
  erase: 'POST /personal-data/erasures',
  receipt: 'GET /personal-data/erasures/:id/receipt.pdf',
  json: 'GET /personal-data/export.json',
  pdf: 'GET /personal-data/export.pdf',
} as const

/** Addresses of the guest's own data. */
export const ownDataPaths = {
  json: 'GET /reservation-details/:token/personal-data.json',
  pdf: 'GET /reservation-details/:token/personal-data.pdf',
} as const

/** Addresses of the guest cards beside those of their collection. */
export const guestCardPaths = {
  card: 'GET /guests/:id/card',
  matches: 'GET /guest-matches',
  duplicates: 'GET /guest-duplicates',
  merge: 'POST /guests/:id/merge',
  separate: 'POST /guests/:id/separate',
} as const
