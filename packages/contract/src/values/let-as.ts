/** The rooms that guests take with a unit: it alone, or all rooms of its building or of the property. */
export const letAs = [
  { value: 'unit', label: 'Samostatná jednotka', english: 'A unit of its own' },
  {
    value: 'building',
    label: 'Celý objekt so všetkými jednotkami',
    english: 'The whole building with all its units',
  },
  {
    value: 'property',
    label: 'Celý areál so všetkými jednotkami',
    english: 'The whole property with all units',
  },
] as const
export type LetAs = (typeof letAs)[number]['value']
