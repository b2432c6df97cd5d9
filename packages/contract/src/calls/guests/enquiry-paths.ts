/** Addresses of the public forms of the site. */
export const formPaths = {
  sendContactMessage: 'POST /send-contact-message',
  sendHallDemand: 'POST /send-hall-demand',
} as const

/** Addresses of the owner's answers to every kind of enquiry. */
export const answerPaths = {
  'hall-demands': { answers: 'GET /hall-demands/:id/answers', answer: 'POST /hall-demands/:id/answers' },
  'contact-messages': {
    answers: 'GET /contact-messages/:id/answers',
    answer: 'POST /contact-messages/:id/answers',
  },
} as const
