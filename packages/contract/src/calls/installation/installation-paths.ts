/** Addresses of the settings of the mail server. */
export const mailServerPaths = {
  read: 'GET /mail-server',
  edit: 'PUT /mail-server',
  remove: 'DELETE /mail-server',
  test: 'POST /mail-server/test',
  mailbox: 'GET /mailbox',
  editMailbox: 'PUT /mailbox',
  removeMailbox: 'DELETE /mailbox',
  testMailbox: 'POST /mailbox/test',
} as const

/** Addresses of backups on demand. */
export const backupPaths = {
  list: 'GET /backups',
  start: 'POST /backups',
  link: 'POST /backups/:id/link',
  file: 'GET /backup-downloads/:id/:token',
} as const

export const firstStepsPaths = { read: 'GET /first-steps' } as const

/** Addresses of leaving the sample mode. */
export const sampleModePaths = {
  overview: 'GET /sample-mode',
  leave: 'POST /sample-mode/removal',
} as const

/** Addresses of opening the site. */
export const siteOpeningPaths = {
  read: 'GET /site-opening',
  open: 'PUT /site-opening',
  confirm: 'POST /site-opening/confirmations',
} as const

/** Addresses of life and readiness of the process, and of the visitor's own IP. */
export const operationPaths = {
  health: 'GET /health',
  ready: 'GET /ready',
  clientIp: 'GET /client-ip',
} as const

export const eventPaths = { follow: 'GET /events' } as const

export const historyPaths = {
  list: 'GET /history',
  actors: 'GET /history/actors',
  ofRecord: 'GET /history/:collection/:id',
  at: 'GET /history/:collection/:id/at',
  undo: 'POST /undo',
} as const
