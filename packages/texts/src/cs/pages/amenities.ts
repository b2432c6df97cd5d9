import type { Texts } from '../../texts.ts'

export const amenityWords: Texts['amenityWords'] = {
  wifi: 'Wi-Fi',
  private_bathroom: 'Vlastní koupelna',
  kitchen: 'Kuchyně',
  kitchenette: 'Kuchyňský kout',
  fridge: 'Lednička',
  coffee: 'Káva a čaj',
  fireplace: 'Krb',
  terrace: 'Terasa',
  hot_tub: 'Koupací sud',
  balcony: 'Balkon',
  garden_view: 'Výhled do zahrady',
  mountain_view: 'Výhled na hory',
  parking: 'Parkování',
  cot: 'Dětská postýlka',
  tv: 'Televize',
  washing_machine: 'Pračka',
  step_free: 'Bezbariérový přístup',
}
