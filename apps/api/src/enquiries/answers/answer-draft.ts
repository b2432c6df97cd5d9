import type { AnsweredCollection, EnquiryAnswers } from '@dvor/contract/guests/enquiry-answers.ts'
import type { Enquiry } from './answered-kinds.ts'
import { answerWords } from './answer-words.ts'

const withFacts = (sentence: string, facts: readonly string[]): string =>
  facts.length > 0 ? `${sentence}: ${facts.join(', ')}` : sentence

/** The beginning of an answer in the language of its enquiry: greeting with the name, and what was asked for. */
export function draftAnswer(
  collection: AnsweredCollection,
  { language, name, facts }: Enquiry,
): EnquiryAnswers['draft'] {
  const { greeting, subject, thanks } = answerWords[language]
  const greeted = `${greeting}${language === 'sk' ? ', ' : ' '}${name},`
  return {
    language,
    subject: withFacts(subject[collection], facts),
    text: `${greeted}\n\n${withFacts(thanks[collection], facts)}.\n\n`,
  }
}
