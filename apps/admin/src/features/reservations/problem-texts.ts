/** Texts for refused actions on reservations. */
export const reservationProblems = {
  nights_taken: 'Tieto noci sú už obsadené: {{nights}}.',
  nightsGone: 'Niektoré z týchto nocí sú už obsadené.',
  transition: 'Rezervácia je medzitým v stave {{state}}, takže toto už nejde.',
  moveNotAllowed: 'Rezervácia v tomto stave nemá obsadené noci, preto sa nedá presunúť. Najprv ju obnovte.',
  price_changed: 'Cena sa medzitým zmenila na {{total}}. Pozrite si ju a potvrďte znova.',
  reversedAlready: 'Tento zápis je už stornovaný.',
  mandatory: 'Povinnú službu nemožno odobrať.',
  closed: 'Izba je v týchto dňoch zatvorená.',
  past: 'Tento termín je už v minulosti.',
  inverted: 'Odchod musí byť po príchode.',
  too_long: 'Pobyt je príliš dlhý. Najviac {{most}}.',
  too_small: 'Toľko hostí sa do izby nezmestí, najviac {{most}}.',
  not_offered: 'Táto izba sa teraz neponúka.',
  departureTooSmall: 'Odchod musí byť aspoň o deň neskôr ako príchod.',
  totalTooSmall: 'Tak nízko cena nejde: daň za ubytovanie a vlastné riadky sa zľavou neznižujú.',
  sameUnitTwice: 'Tá istá izba je tu v prekrývajúcich sa dňoch dvakrát.',
} as const

/** Names of the restrictions that the owner waives. */
export const why = {
  min_nights: 'málo nocí',
  max_nights: 'veľa nocí',
  arrival_closed: 'v tento deň bez príchodu',
  departure_closed: 'v tento deň bez odchodu',
  arrival_weekday: 'iný deň príchodu',
  departure_weekday: 'iný deň odchodu',
  too_late: 'príliš neskoro',
  too_far: 'príliš skoro',
  too_small: 'veľa hostí',
  too_many_children: 'veľa detí',
  not_offered: 'neponúka sa',
  past: 'v minulosti',
  inverted: 'zlý termín',
  too_long: 'dlhý pobyt',
  taken: 'obsadená',
  closed: 'zatvorená',
}
