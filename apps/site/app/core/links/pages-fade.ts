/** Whether pages fade into each other: in browsers, for visitors who did not ask for less motion. */
export const pagesFade = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: no-preference)').matches
