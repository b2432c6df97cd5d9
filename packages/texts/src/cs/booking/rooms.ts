import type { Texts } from '../../texts.ts'

export const unitDialogWords: Texts['unitDialogWords'] = {
  amenities: 'Vybavení',
  back: 'Předchozí fotka',
  next: 'Další fotka',
  wholePicture: 'Otevřít celou fotku v novém okně',
  wholePage: 'Celá stránka s kalendářem a cenami',
  loading: 'Načítám fotky',
  failed: 'Fotky a vybavení se nepodařilo načíst.',
  retry: 'Zkusit znovu',
  close: 'Zavřít',
}

export const cardWords: Texts['cardWords'] = { more: 'Platba a složení ceny' }

export const groupWords: Texts['groupWords'] = {
  heading: 'Společně pro vás všechny',
  text: 'Jeden pokoj by vám nestačil, tyto dohromady ano. Vezmete je jedním klepnutím, v každém spí aspoň jeden dospělý.',
  reasons: {
    cheapest: 'Nejlevnější',
    one_building: 'Všichni v jednom domě',
    fewest_units: 'Nejméně pokojů',
  },
  takeAll: 'Vzít všechny pokoje',
  spread: 'Upravit, kdo kde spí',
  takeBuilding: 'Vzít celý dům',
  takeRooms: 'Vzít pokoje jednotlivě',
  single: (rooms) => `Stejné pokoje jednotlivě stojí ${rooms}`,
  more: (money) => `o ${money} víc.`,
  less: (money) => `o ${money} méně.`,
  same: 'tedy stejně.',
}

export const roomTooFull: Texts['roomTooFull'] = (title, most) => `${title} je nejvýše ${most}.`

export const roomTooYoung: Texts['roomTooYoung'] = (title, most) => `${title}: ubytujeme tu nejvýše ${most}.`
