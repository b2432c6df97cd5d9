interface Told {
  /** Number of nights with its noun. */
  nights: string
  /** Name of a package. */
  title: string
}

const say = (sentence: (told: Told) => string) => sentence

/** Why a day of the calendar cannot be chosen. */
export const dayRestrictionWords = {
  taken: say(() => 'Táto noc je už obsadená.'),
  only_package: say(({ title }) => `Na tieto noci predávame len balík „${title}“.`),
  not_offered: say(() => 'Teraz sa cez web rezervovať nedá.'),
  too_late: say(() => 'Na tento deň je už na web neskoro, zavolajte nám.'),
  too_far: say(() => 'Tak ďaleko dopredu zatiaľ rezervácie neprijímame.'),
  arrival_closed: say(() => 'V tento deň sa sem prísť nedá, vyberte iný deň príchodu.'),
  arrival_weekday: say(() => 'V tento deň týždňa sa tu pobyt nezačína.'),
  min_nights: say(({ nights }) => `Pobyt je tu najmenej na ${nights}, a toľko nocí odtiaľto nie je voľných.`),
  no_end: say(() => 'Pobyt od tohto dňa by nemal kedy skončiť, vyberte iný deň príchodu.'),
  departure_closed: say(() => 'V tento deň sa odísť nedá, vyberte iný deň odchodu.'),
  departure_weekday: say(() => 'V tento deň sa tu pobyt nekončí.'),
  before_arrival: say(() => 'Odchod musí byť neskôr než príchod.'),
  max_nights: say(({ nights }) => `Pobyt od vybraného dňa je najviac na ${nights}.`),
  /** While a departure is chosen, too few nights are counted from the chosen arrival. */
  from_arrival: say(({ nights }) => `Pobyt od vybraného dňa je najmenej na ${nights}.`),
}
