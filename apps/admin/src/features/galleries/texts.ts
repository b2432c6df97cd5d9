/** Texts of a gallery's pictures. */
export const gallery = {
  title: 'Obrázky',
  alt: 'Čo je na obrázku {{place}}',
  altExample: 'Čo je na obrázku',
  altMissing: 'Bez opisu ho nevidiaci nespoznajú.',
  active: 'Na webe',
  earlier: 'Posunúť obrázok {{place}} dopredu',
  later: 'Posunúť obrázok {{place}} dozadu',
  remove: 'Odstrániť obrázok {{place}}',
} as const
