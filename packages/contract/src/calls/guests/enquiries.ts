import { contactMessage, enquirySent, hallDemandRequest } from '../../guests/enquiries.ts'
import { enquiryAnswered, enquiryAnswerInput, enquiryAnswers } from '../../guests/enquiry-answers.ts'
import { declareCalls } from '../call.ts'
import { answerPaths, formPaths } from './enquiry-paths.ts'

/** The public forms of the site (docs/contract.md, Booking). */
export const formCalls = declareCalls('forms', formPaths, {
  sendContactMessage: {
    keyed: true,
    access: 'anyone',
    summary: 'Správa z kontaktného formulára',
    body: contactMessage,
    errors: ['not_available'],
    answer: enquirySent,
  },
  sendHallDemand: {
    keyed: true,
    access: 'anyone',
    summary: 'Dopyt na sálu',
    body: hallDemandRequest,
    answer: enquirySent,
  },
})

const rules = {
  /** The answers to an enquiry, and the beginning of the next one. */
  answers: {
    access: 'enquiries.manage',
    summary: 'Naše odpovede a začiatok ďalšej',
    answer: enquiryAnswers,
  },
  answer: {
    access: 'enquiries.manage',
    summary: 'Odpoveď e-mailom',
    body: enquiryAnswerInput,
    answer: enquiryAnswered,
  },
} as const

/** The owner's answers, by the collection of the enquiry. */
export const answerCalls = {
  'hall-demands': declareCalls('hall-demands', answerPaths['hall-demands'], rules),
  'contact-messages': declareCalls('contact-messages', answerPaths['contact-messages'], rules),
}
