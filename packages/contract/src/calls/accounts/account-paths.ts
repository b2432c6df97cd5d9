/** Addresses of signing in and of a forgotten password. */
export const signInPaths = {
  signIn: 'POST /auth/local',
  register: 'POST /auth/local/register',
  refresh: 'POST /jwt/refresh-token',
  signOut: 'POST /jwt/logout',
  forgotPassword: 'POST /auth/forgot-password',
  resetPassword: 'POST /auth/reset-password',
} as const

/** Addresses of one's own account. */
export const ownAccountPaths = {
  me: 'GET /users/me',
  prove: 'POST /auth/proof',
  changePassword: 'POST /auth/change-password',
  sessions: 'GET /auth/sessions',
  endOtherSessions: 'DELETE /auth/sessions',
  endOwnSession: 'DELETE /auth/sessions/:id',
  factor: 'GET /auth/second-factor',
  offerFactor: 'POST /auth/second-factor',
  turnFactorOn: 'POST /auth/second-factor/confirmation',
  renewRecoveryCodes: 'POST /auth/second-factor/recovery-codes',
  turnFactorOff: 'DELETE /auth/second-factor',
  morningLetter: 'GET /auth/morning-letter',
  wishMorningLetter: 'PUT /auth/morning-letter',
} as const

/** Addresses of other people's accounts. */
export const userPaths = {
  createNewUser: 'POST /auth/createNewUser',
  editUser: 'PUT /users/:id',
  sessionsOf: 'GET /users/:id/sessions',
  endSessions: 'DELETE /users/:id/sessions',
  endSessionOf: 'DELETE /users/:id/sessions/:session',
  factorOf: 'GET /users/:id/second-factor',
  turnFactorOffOf: 'DELETE /users/:id/second-factor',
} as const

/** Addresses of keys for programs, beside those of their collection. */
export const apiKeyPaths = { create: 'POST /api-keys' } as const

/** Addresses of the saved views of lists. */
export const savedViewPaths = {
  list: 'GET /saved-views',
  save: 'POST /saved-views',
  remove: 'DELETE /saved-views/:id',
} as const

/** Addresses of notices on devices. */
export const pushPaths = {
  settings: 'GET /push',
  choose: 'PUT /push',
  subscribe: 'POST /push-subscriptions',
  unsubscribe: 'DELETE /push-subscriptions/:id',
} as const

/** Addresses of webhooks, beside those of their collections. */
export const webhookPaths = {
  create: 'POST /webhooks',
  renewSecret: 'POST /webhooks/:id/secret',
  test: 'POST /webhooks/:id/test',
  repeat: 'POST /webhook-deliveries/:id/repeat',
} as const
