/** Folds a menu on Escape and returns the focus to its toggle. @returns what ends it */
export function foldOnEscape(menu: HTMLDetailsElement | null): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu?.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  menu?.addEventListener('keydown', listen)
  return () => menu?.removeEventListener('keydown', listen)
}
