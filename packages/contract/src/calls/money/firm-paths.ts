/** Addresses of the firms that can be found by their number. */
export const firmPaths = {
  find: 'GET /firms/:ico',
  register: 'GET /firm-register',
  load: 'POST /firm-register',
} as const
