/** Addresses of the calls about e-mails beyond reading and editing them. */
export const emailPaths = {
  words: 'GET /editable-automated-emails/:id/variables',
  preview: 'POST /editable-automated-emails/:id/preview',
  test: 'POST /editable-automated-emails/:id/test',
  show: 'GET /outgoing-emails/:id/preview',
  resend: 'POST /outgoing-emails/:id/resend',
  sendConfirmation: 'POST /send-reservation-confirmation',
  sendStateChange: 'POST /send-reservation-state-change',
  sendRemovedService: 'POST /send-removed-service-notification',
} as const
