export const stepWords = { next: 'Čo bude ďalej', done: 'hotovo' }
