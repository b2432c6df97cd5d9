/** Addresses of what pages of the site ask beside their records. */
export const pagePaths = {
  pageSlugs: 'GET /page-slugs',
  ownersTexts: 'GET /owners-texts',
  formerSlug: 'GET /former-slugs/:collection/:slug',
} as const

export const offerPaths = { reorder: 'POST /seasonal-offers-reorder' } as const

/** Addresses of the calls of surveys beyond listing, counting and deleting them. */
export const surveyPaths = {
  read: 'GET /surveys/:id',
  answer: 'PUT /surveys/:id',
  ratings: 'GET /ratings',
  summary: 'GET /survey-summary',
  resend: 'POST /surveys/:id/resend',
} as const

/** Addresses of uploaded files. */
export const uploadPaths = {
  upload: 'POST /upload',
  list: 'GET /upload/files',
  count: 'GET /upload/files/count',
  single: 'GET /upload/files/:id',
  search: 'GET /upload/search/:text',
  describe: 'PUT /upload/files/:id',
  delete: 'DELETE /upload/files/:id',
} as const
