export const surveyWords = {
  /** Why the answers were not accepted; everything typed is kept. */
  problems: {
    rate_limited: 'Toľko pokusov naraz nestíhame. Počkajte, prosím, chvíľu a skúste to znova.',
    invalid: 'Vyplňte, prosím, aspoň jednu odpoveď.',
    other: 'Nepodarilo sa nám spojiť so serverom. Nič sa nestratilo, skúste to, prosím, o chvíľu znova.',
  },
  missing: 'Odpovedzte, prosím.',
  unfit: 'Táto odpoveď nesedí, vyberte, prosím, znova.',
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

export const lostSurvey = {
  title: 'Tento odkaz už nikam nevedie',
  text: 'Dotazník sme pod ním nenašli. Možno sa pri kopírovaní stratil kúsok adresy; skúste odkaz z e-mailu otvoriť ešte raz.',
}
