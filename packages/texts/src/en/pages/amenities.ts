import type { Texts } from '../../texts.ts'

export const amenityWords: Texts['amenityWords'] = {
  wifi: 'Wi-Fi',
  private_bathroom: 'Private bathroom',
  kitchen: 'Kitchen',
  kitchenette: 'Kitchenette',
  fridge: 'Fridge',
  coffee: 'Coffee and tea',
  fireplace: 'Fireplace',
  terrace: 'Terrace',
  hot_tub: 'Hot tub',
  balcony: 'Balcony',
  garden_view: 'Garden view',
  mountain_view: 'Mountain view',
  parking: 'Parking',
  cot: 'Cot',
  tv: 'Television',
  washing_machine: 'Washing machine',
  step_free: 'Step-free access',
}
