import { z } from 'zod'

export const skins = ['light', 'bordered', 'dark', 'semi-dark'] as const
export const directions = ['ltr', 'rtl'] as const
export const layouts = ['vertical', 'horizontal'] as const
export const contentWidths = ['full', 'boxed'] as const
export const navbarTypes = ['floating', 'sticky', 'static', 'hidden'] as const
export const footerTypes = ['sticky', 'static', 'hidden'] as const
export const navbarColors = [
  'white',
  'primary',
  'secondary',
  'success',
  'danger',
  'info',
  'warning',
  'dark',
] as const

export const layoutOptions = z.object({
  skin: z.enum(skins),
  direction: z.enum(directions),
  collapsed: z.boolean(),
  layout: z.enum(layouts),
  contentWidth: z.enum(contentWidths),
  navbar: z.enum(navbarTypes),
  navbarColor: z.enum(navbarColors),
  footer: z.enum(footerTypes),
})
export type LayoutOptions = z.infer<typeof layoutOptions>

/** Defaults of docs/product.md, Back office. */
export const defaultOptions: LayoutOptions = {
  skin: 'light',
  direction: 'ltr',
  collapsed: false,
  layout: 'vertical',
  contentWidth: 'boxed',
  navbar: 'floating',
  navbarColor: 'white',
  footer: 'static',
}

const always = layoutOptions.pick({ skin: true, direction: true, collapsed: true }).partial()
const all = layoutOptions.partial()
type Kept = z.ZodType<Partial<LayoutOptions>>

/**
 * Options kept on this device: skin, direction and collapsed menu (docs/product.md, Back office), with the customizer
 * all of them. The rest starts from the defaults each time.
 */
export const keptOptions = (withCustomizer: boolean): Kept => (withCustomizer ? all : always)

/** The stored options over the defaults; an invalid entry is ignored. */
export function restoreOptions(stored: string | null, withCustomizer: boolean): LayoutOptions {
  try {
    return { ...defaultOptions, ...keptOptions(withCustomizer).parse(JSON.parse(stored ?? '{}')) }
  } catch {
    return defaultOptions
  }
}

/** Limits of docs/product.md, Texts and numbers, in pixels and milliseconds. */
export const limits = {
  verticalBelow: 1200,
  scrollToTopAfter: 300,
  navbarChangesAfter: 65,
  ripple: 500,
  /** Width up to which the daily entries stand in a bar at the bottom. */
  tabsUpTo: 700,
} as const
