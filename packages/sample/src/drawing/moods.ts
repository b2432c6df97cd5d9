import type { Mood } from './mood.ts'

const day = { ambient: '#ffffff', light: '#fff3cf', shade: '#8f97a8' } as const

/** High summer, clear. */
export const summerNoon: Mood = {
  ...day,
  name: 'summer-noon',
  sky: ['#6fa6bd', '#a9cfd4', '#eef1de'],
  cloud: ['#c4d3d6', '#e9efe9', '#fffdf5'],
  sun: { x: 0.2, y: 0.08, colour: '#fffbe8', glow: '#fff4cf', strength: 0.45 },
  far: '#86aab2',
  near: '#5f8244',
  haze: '#dfe9dc',
  meadow: ['#557a33', '#8aab48', '#cbd26c'],
  leaf: ['#22412a', '#477036', '#9cb14e'],
  spruce: ['#1b382b', '#2f5138', '#5c7c4a'],
}

/** The hour before sunset. */
export const summerGolden: Mood = {
  name: 'summer-golden',
  sky: ['#7fa6b0', '#e9d3a4', '#fbe7bd'],
  cloud: ['#c79f86', '#f0c995', '#fff0cd'],
  sun: { x: 0.74, y: 0.36, colour: '#fff6d8', glow: '#ffd88a', strength: 0.85 },
  far: '#9ba7a4',
  near: '#667238',
  haze: '#f6dcaa',
  meadow: ['#68712f', '#a9a444', '#ebcb62'],
  leaf: ['#2a3f26', '#5b6e2f', '#c0a846'],
  spruce: ['#1f3529', '#36492f', '#7d7a41'],
  ambient: '#fff4dd',
  light: '#ffd184',
  shade: '#80789a',
}

/** Mist before the sun is up. */
export const summerDawn: Mood = {
  name: 'summer-dawn',
  sky: ['#93aebd', '#e6cfc0', '#f9e2c6'],
  cloud: ['#b9aeb6', '#e9c9bd', '#fdeada'],
  sun: { x: 0.3, y: 0.4, colour: '#fff3dc', glow: '#fbd0a2', strength: 0.7 },
  far: '#a3b1b9',
  near: '#63784f',
  haze: '#efe3d3',
  meadow: ['#4d6540', '#82945a', '#c2bf82'],
  leaf: ['#2b4435', '#547049', '#a0a667'],
  spruce: ['#213b33', '#385549', '#728a6c'],
  ambient: '#fbf1ea',
  light: '#ffdfb8',
  shade: '#838aa6',
}

/** Orchards in bloom. */
export const springMorning: Mood = {
  ...day,
  name: 'spring-morning',
  sky: ['#82b3c6', '#bcdad9', '#f6efdf'],
  cloud: ['#cfd5da', '#f0e9e4', '#fffaf2'],
  sun: { x: 0.78, y: 0.16, colour: '#fffbe9', glow: '#ffeec4', strength: 0.5 },
  far: '#93b2b4',
  near: '#7b9a4e',
  haze: '#e9eedd',
  meadow: ['#5b7d36', '#93b24d', '#cfd777'],
  leaf: ['#3b5a2f', '#7b9a44', '#c6cf70'],
  spruce: ['#21402f', '#3a5f40', '#6d8f55'],
  shade: '#98a0b4',
}

/** After sunset, first lights. */
export const summerDusk: Mood = {
  name: 'summer-dusk',
  sky: ['#27365a', '#7b6c8c', '#eba873'],
  cloud: ['#4d4a6d', '#a77483', '#f3b684'],
  sun: { x: 0.66, y: 0.5, colour: '#ffe0a6', glow: '#ff9f5c', strength: 0.75 },
  far: '#5e6386',
  near: '#2d3a38',
  haze: '#b68a86',
  meadow: ['#222f2c', '#37452f', '#6b633c'],
  leaf: ['#131f20', '#22332b', '#4c5335'],
  spruce: ['#0f1b20', '#1a2b2c', '#3a4638'],
  ambient: '#8d89a6',
  light: '#ffb272',
  shade: '#6c6f98',
  window: '#ffc869',
  stars: true,
}

/** Beeches turning. */
export const autumnGolden: Mood = {
  name: 'autumn-golden',
  sky: ['#88a8b2', '#e0d2b4', '#f7e4c0'],
  cloud: ['#b9a493', '#e6ccaa', '#fbeccf'],
  sun: { x: 0.28, y: 0.3, colour: '#fff4d6', glow: '#ffd28a', strength: 0.7 },
  far: '#93a1a6',
  near: '#8a7a3c',
  haze: '#efdcb6',
  meadow: ['#6a6430', '#a0913f', '#d9b95a'],
  leaf: ['#7a3a22', '#bd6a2a', '#e7ad45'],
  spruce: ['#20382c', '#3a4f33', '#75783f'],
  ambient: '#fff2dc',
  light: '#ffd08a',
  shade: '#857d92',
}

/** Snow in sunshine. */
export const winterDay: Mood = {
  name: 'winter-day',
  sky: ['#7fa9c6', '#bcd5e0', '#f8eee2'],
  cloud: ['#c3d0dc', '#e8ebee', '#fffaf3'],
  sun: { x: 0.72, y: 0.22, colour: '#fffdf2', glow: '#fff0d2', strength: 0.6 },
  far: '#a3bacd',
  near: '#e3e8ee',
  haze: '#eef0f0',
  meadow: ['#a9bdd6', '#dde6ef', '#fffaf0'],
  leaf: ['#4c4644', '#7b6f68', '#e8ecf0'],
  spruce: ['#203c3a', '#3b5a54', '#e9eff3'],
  ambient: '#fafcff',
  light: '#fff1d6',
  shade: '#8f9cbd',
  snow: true,
}

/** The blue hour over snow, windows lit. */
export const winterEvening: Mood = {
  name: 'winter-evening',
  sky: ['#1d2c50', '#54689a', '#e7b29a'],
  cloud: ['#3f4f7c', '#8d83a6', '#efbfa0'],
  sun: { x: 0.3, y: 0.52, colour: '#ffe3c0', glow: '#f6b48e', strength: 0.55 },
  far: '#667ba6',
  near: '#8ea1c8',
  haze: '#a9aecb',
  meadow: ['#5a6fa0', '#8ea2cb', '#cfd8ec'],
  leaf: ['#26304a', '#46527a', '#aebbdc'],
  spruce: ['#14233b', '#23395a', '#a7b6d8'],
  ambient: '#8c9bc9',
  light: '#c9d2f0',
  shade: '#7384b8',
  window: '#ffc65f',
  snow: true,
  stars: true,
}

/** Rooms by day: soft light from the window, warm shadows. */
export const indoorDay: Mood = {
  ...summerNoon,
  name: 'indoor-day',
  ambient: '#fffaf2',
  light: '#fff1d0',
  shade: '#b3a19a',
  haze: '#f5ead6',
}

/** Rooms in the evening: lamps and fire. */
export const indoorEvening: Mood = {
  ...summerDusk,
  name: 'indoor-evening',
  ambient: '#e3c3a0',
  light: '#ffd391',
  shade: '#7d6472',
  haze: '#e0a868',
}
