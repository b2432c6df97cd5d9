import type { PointerEvent } from 'react'

/**
 * Draws the 500 ms ripple (docs/product.md, Texts and numbers) from the point that was pressed; the length stands in ripple.css.
 * The drop is placed through the CSSOM, which a content security policy without inline styles allows.
 */
export function startRipple(event: PointerEvent<HTMLElement>): void {
  const surface = event.currentTarget
  const box = surface.getBoundingClientRect()
  const size = Math.hypot(box.width, box.height) * 2
  const drop = document.createElement('span')
  drop.className = 'ui-ripple'
  drop.style.width = drop.style.height = `${size}px`
  drop.style.left = `${event.clientX - box.left - size / 2}px`
  drop.style.top = `${event.clientY - box.top - size / 2}px`
  drop.addEventListener('animationend', () => drop.remove())
  surface.append(drop)
}
