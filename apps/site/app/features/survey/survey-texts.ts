import type { ErrorCode, IssueCode } from '@dvor/contract/errors/errors.ts'
import type { Language } from '@dvor/format/languages.ts'

const sk = {
  greeting: (name: string | null) => (name ? `Dobrý deň, ${name},` : 'Dobrý deň,'),
  title: 'Ako sa vám u nás páčilo?',
  intro: 'Pár otázok, dve minúty. Každú odpoveď čítame.',
  required: 'povinné',
  stars: [
    '1 z 5, slabé',
    '2 z 5, mohlo byť lepšie',
    '3 z 5, v poriadku',
    '4 z 5, veľmi dobré',
    '5 z 5, výborné',
  ],
  worst: 'slabé',
  best: 'výborné',
  yes: 'Áno',
  no: 'Nie',
  consent: 'Súhlasím, že moje hodnotenie s krstným menom môže byť zverejnené na webe.',
  published: (questions: readonly string[]) =>
    questions.length > 0
      ? `Na webe by stáli hviezdičky, mesiac pobytu a odpoveď na otázku ${questions.map((text) => `„${text}“`).join(' a ')}. Ostatné čítame len my.`
      : 'Na webe by stáli len hviezdičky. Ostatné čítame len my.',
  send: 'Odoslať odpovede',
  wrong: 'Ešte niečo chýba',
  problemTitle: 'Odpovede sa nepodarilo odoslať',
  /** One of the answers belongs to a question that is not asked any more. */
  changedTitle: 'Otázky sa medzitým zmenili',
  changedText: 'Pozrite si, prosím, svoje odpovede a odošlite ich ešte raz.',
  thanks: 'Ďakujeme!',
  thanksText: 'Pomohli ste nám byť lepšími hostiteľmi.',
  home: 'Na úvod',
  book: 'Rezervovať ďalší pobyt',
  closedTitle: 'Dotazník je zatvorený',
  closedText: 'Odpovede teraz nezbierame. Ak nám chcete niečo povedať, radi si to vypočujeme.',
}
type SurveyWords = typeof sk

const en: SurveyWords = {
  greeting: (name) => (name ? `Dear ${name},` : 'Dear guest,'),
  title: 'How did you like it?',
  intro: 'A few questions, two minutes. We read every answer.',
  required: 'required',
  stars: [
    '1 of 5, poor',
    '2 of 5, could be better',
    '3 of 5, all right',
    '4 of 5, very good',
    '5 of 5, excellent',
  ],
  worst: 'poor',
  best: 'excellent',
  yes: 'Yes',
  no: 'No',
  consent: 'I agree that my rating may be published on this site with my first name.',
  published: (questions) =>
    questions.length > 0
      ? `The site would show your stars, the month of your stay and your answer to ${questions.map((text) => `“${text}”`).join(' and ')}. Only we read the rest.`
      : 'The site would show your stars only. Only we read the rest.',
  send: 'Send answers',
  wrong: 'Something is missing',
  problemTitle: 'Your answers could not be sent',
  changedTitle: 'The questions have changed meanwhile',
  changedText: 'Please look at your answers and send them once more.',
  thanks: 'Thank you!',
  thanksText: 'You have helped us to be better hosts.',
  home: 'To the home page',
  book: 'Book another stay',
  closedTitle: 'The survey is closed',
  closedText: 'We are not collecting answers now. If you want to tell us something, we will gladly listen.',
}

export const surveyWords: Record<Language, SurveyWords> = { sk, en }

export const lostSurvey: Record<Language, { title: string; text: string }> = {
  sk: {
    title: 'Tento odkaz už nikam nevedie',
    text: 'Dotazník sme pod ním nenašli. Možno sa pri kopírovaní stratil kúsok adresy; skúste odkaz z e-mailu otvoriť ešte raz.',
  },
  en: {
    title: 'This link leads nowhere any more',
    text: 'We found no survey behind it. Maybe a piece of the address was lost in copying; please open the link in our e-mail once more.',
  },
}

/** Explains why the answers were not accepted; everything typed is kept. */
export function surveyProblem(code: ErrorCode, language: Language): string {
  const inSlovak = language === 'sk'
  if (code === 'not_available') return surveyWords[language].closedText
  if (code === 'rate_limited')
    return inSlovak
      ? 'Toľko pokusov naraz nestíhame. Počkajte, prosím, chvíľu a skúste to znova.'
      : 'That was too many attempts at once. Please wait a moment and try again.'
  if (code === 'invalid')
    return inSlovak ? 'Vyplňte, prosím, aspoň jednu odpoveď.' : 'Please give at least one answer.'
  return inSlovak
    ? 'Nepodarilo sa nám spojiť so serverom. Nič sa nestratilo, skúste to, prosím, o chvíľu znova.'
    : 'We could not reach the server. Nothing is lost; please try again in a moment.'
}

/** Explains what is wrong with one answer. */
export function issueText(code: IssueCode, language: Language): string {
  if (code === 'required') return language === 'sk' ? 'Odpovedzte, prosím.' : 'Please answer.'
  return language === 'sk'
    ? 'Táto odpoveď nesedí, vyberte, prosím, znova.'
    : 'This answer does not fit; please choose again.'
}
