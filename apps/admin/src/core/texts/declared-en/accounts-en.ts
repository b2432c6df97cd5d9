/** English of the texts declared by the collections of accounts, by the Slovak text. */
export const accounts = {
  Používatelia: 'Users',
  Používateľ: 'User',
  Rola: 'Role',
  'Do administrácie sa dostane len správca.': 'Only an administrator gets into the back office.',
  Správca: 'Administrator',
  'Bez prístupu do administrácie': 'No access to the back office',
  Potvrdený: 'Confirmed',
  Zablokovaný: 'Blocked',
} as const
