/** The colours of the property and the pigments mixed to sit beside them. */
export const pigment = {
  paper: '#fbf7ef',
  pine: '#1f3d2b',
  hay: '#d9a441',
  barn: '#9e3b2c',
  ink: '#20241f',
  lime: '#f4ecdc',
  plaster: '#eadfc8',
  sandstone: '#b7a58a',
  stone: '#8d867b',
  slate: '#565a5f',
  shingle: '#6d5443',
  log: '#8a5d38',
  logDark: '#5b3a25',
  honey: '#d68f2e',
  pineWood: '#c9975c',
  paleWood: '#dcb987',
  oak: '#8f6238',
  walnut: '#4f3423',
  linen: '#efe6d3',
  wool: '#e9dfcb',
  sage: '#8a9a73',
  moss: '#5d6b35',
  sky: '#9cc0c8',
  lake: '#5f8f98',
  plum: '#5c3a4d',
  rose: '#d98f86',
  blossom: '#f6d5cf',
  geranium: '#c8402f',
  cream: '#f7ecd2',
  cornflower: '#5d7fae',
  brick: '#a9583c',
  rust: '#b5612c',
  crust: '#b8732f',
  soot: '#2c2522',
} as const

/** Colours of a meadow in flower. */
export const bloom = ['#fff6e0', '#e9c14a', '#c95b4a', '#7f8fc2'] as const

/** Colours of a bunch of meadow flowers indoors. */
export const flowersOf = ['#f6efe0', '#e9c14a', '#c95b4a', '#7f8fc2', '#e3a7a0'] as const

/** Dripstone from the dark to the lamplight. */
export const stoneTones = ['#3a2b2b', '#6b4a3c', '#a8774f', '#e3b47c'] as const
