/** Texts of keys for programs. */
export const apiKeys = {
  add: 'Nový kľúč',
  addTitle: 'Nový kľúč pre program',
  hint: 'Program s týmto kľúčom uvidí a urobí len to, čo mu tu povolíte.',
  make: 'Vytvoriť kľúč',
  failed: 'Kľúč sa nepodarilo vytvoriť',
  onceTitle: 'Skopírujte si kľúč teraz',
  once: 'Ukážeme ho len raz. Vložte ho do programu a nikomu inému ho nedávajte. Keby sa stratil, vymažte ho a vytvorte nový.',
  copy: 'Kopírovať',
  copied: 'Skopírované',
  kept: 'Hotovo',
} as const
