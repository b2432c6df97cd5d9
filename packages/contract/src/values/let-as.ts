/** The rooms that guests take with a unit: it alone, or all rooms of its building or of the property. */
export const letAs = [
  { value: 'unit', label: { sk: 'Samostatná jednotka', en: 'A unit of its own' } },
  {
    value: 'building',
    label: { sk: 'Celý objekt so všetkými jednotkami', en: 'The whole building with all its units' },
  },
  {
    value: 'property',
    label: { sk: 'Celý areál so všetkými jednotkami', en: 'The whole property with all units' },
  },
] as const
export type LetAs = (typeof letAs)[number]['value']
