import { limits } from './layout-options.ts'

/** Starts the button ripple of docs/product.md, Texts and numbers for every button of the page; returns how to stop it. */
export function startRipples(root: Document): () => void {
  const onDown = (event: PointerEvent) => {
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>('.mantine-Button-root')
    if (button && !button.matches(':disabled, [data-disabled]')) addRipple(button, event)
  }
  root.addEventListener('pointerdown', onDown)
  return () => root.removeEventListener('pointerdown', onDown)
}

function addRipple(button: HTMLElement, event: PointerEvent): void {
  const box = button.getBoundingClientRect()
  const drop = document.createElement('span')
  const size = Math.max(box.width, box.height) * 2
  drop.className = 'ripple'
  Object.assign(drop.style, {
    left: `${event.clientX - box.left}px`,
    top: `${event.clientY - box.top}px`,
    width: `${size}px`,
    height: `${size}px`,
  })
  button.append(drop)
  setTimeout(() => drop.remove(), limits.ripple)
}
