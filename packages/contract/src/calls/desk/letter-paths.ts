/** Addresses of the calls about messages with the guest of a reservation. */
export const letterPaths = {
  draft: 'GET /reservations/:id/letter',
  preview: 'POST /reservations/:id/letters/preview',
  send: 'POST /reservations/:id/letters',
  sendSeveral: 'POST /reservation-letters',
  upload: 'POST /email-files',
  file: 'GET /email-files/:id',
  thread: 'GET /reservations/:id/thread',
  guestThread: 'GET /guests/:id/thread',
  markRead: 'POST /reservations/:id/thread/read',
  incoming: 'GET /incoming-emails/:id/content',
  recipients: 'GET /own-emails/:id/recipients',
  addNote: 'POST /reservations/:id/notes',
  removeNote: 'DELETE /thread-notes/:id',
} as const
