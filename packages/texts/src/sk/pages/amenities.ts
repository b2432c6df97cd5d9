import type { amenities } from '@dvor/contract/values/amenities.ts'

/** Amenities of a unit. */
export const amenityWords: Record<(typeof amenities)[number]['value'], string> = {
  wifi: 'Wi-Fi',
  private_bathroom: 'Vlastná kúpeľňa',
  kitchen: 'Kuchyňa',
  kitchenette: 'Kuchynský kút',
  fridge: 'Chladnička',
  coffee: 'Káva a čaj',
  fireplace: 'Krb',
  terrace: 'Terasa',
  hot_tub: 'Kúpací sud',
  balcony: 'Balkón',
  garden_view: 'Výhľad do záhrady',
  mountain_view: 'Výhľad na hory',
  parking: 'Parkovanie',
  cot: 'Detská postieľka',
  tv: 'Televízor',
  washing_machine: 'Práčka',
  step_free: 'Bezbariérový prístup',
}
