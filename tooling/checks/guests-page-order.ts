/** Order of the parts of the page of a guest's reservation. */
export const guestsPageOrder = {
  source: 'apps/site/app/features/reservation',
  modules: [
    'styles',
    'texts',
    'changes',
    'activities',
    'products',
    'weather',
    'guests',
    'payment',
    'arrival',
  ],
}
