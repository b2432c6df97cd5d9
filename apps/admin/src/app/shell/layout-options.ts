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

/** Defaults of docs/product.md, section 9. */
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

/** Kept on this device (docs/product.md, section 2); the rest starts from the defaults each time. */
export const keptOptions = layoutOptions.pick({ skin: true, direction: true, collapsed: true }).partial()

/** The stored options over the defaults; an invalid entry is ignored. */
export function restoreOptions(stored: string | null): LayoutOptions {
  try {
    return { ...defaultOptions, ...keptOptions.parse(JSON.parse(stored ?? '{}')) }
  } catch {
    return defaultOptions
  }
}

/** Spec section 2: the customizer panel exists but is disabled. */
export const isCustomizerEnabled: boolean = false

/** Limits of docs/product.md, section 9, in pixels and milliseconds. */
export const limits = {
  verticalBelow: 1200,
  scrollToTopAfter: 300,
  navbarChangesAfter: 65,
  ripple: 500,
} as const
