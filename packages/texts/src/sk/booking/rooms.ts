import type { CombinationReason } from '@dvor/contract/pricing/combinations.ts'

/** Words of the pictures and amenities that are shown over the results. */
export const unitDialogWords = {
  amenities: 'Vybavenie',
  back: 'Predchádzajúca fotka',
  next: 'Ďalšia fotka',
  wholePicture: 'Otvoriť celú fotku v novom okne',
  wholePage: 'Celá stránka s kalendárom a cenami',
  loading: 'Načítavam fotky',
  failed: 'Fotky a vybavenie sa nepodarilo načítať.',
  retry: 'Skúsiť znova',
  close: 'Zavrieť',
}

/** Words of a card. */
export const cardWords = { more: 'Platba a zloženie ceny' }

const reasons: Record<CombinationReason, string> = {
  cheapest: 'Najlacnejšie',
  one_building: 'Všetci v jednom dome',
  fewest_units: 'Najmenej izieb',
}

/** Words of several rooms that are taken in one press. */
export const groupWords = {
  heading: 'Spolu pre vás všetkých',
  text: 'Jedna izba by vám nestačila, tieto spolu áno. Vezmete ich jedným ťuknutím, v každej spí aspoň jeden dospelý.',
  reasons,
  takeAll: 'Vziať všetky izby',
  spread: 'Upraviť, kto kde spí',
  takeBuilding: 'Vziať celý dom',
  takeRooms: 'Vziať izby jednotlivo',
  single: (rooms: string) => `Tie isté izby jednotlivo stoja ${rooms}`,
  more: (money: string) => `o ${money} viac.`,
  less: (money: string) => `o ${money} menej.`,
  same: 'teda rovnako.',
}

export const roomTooFull = (title: string, most: string) => `${title} je najviac ${most}.`

export const roomTooYoung = (title: string, most: string) => `${title}: ubytujeme tu najviac ${most}.`
