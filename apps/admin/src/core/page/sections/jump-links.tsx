import type { MouseEvent } from 'react'
import { unfold } from './fold.tsx'
import classes from './jump-links.module.css'

/** Unfolds a section of the page, scrolls to it and gives it the focus, so that the keyboard goes on from there. */
export function goToSection(id: string): void {
  const section = document.getElementById(id)
  if (section) unfold(section)
  section?.scrollIntoView({ block: 'start' })
  section?.focus({ preventScroll: true })
}

interface Props {
  /** Name for screen readers. */
  label: string
  links: readonly { id: string; label: string }[]
}

/** Links to the sections of a long page; each has an address of its own (`#money`). */
export function JumpLinks({ label, links }: Props) {
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault()
    // Not through the router: it would restore the page's former scroll position.
    window.history.replaceState(window.history.state, '', `#${id}`)
    goToSection(id)
  }
  return (
    <nav className={classes.links} aria-label={label}>
      {links.map(({ id, label: name }) => (
        <a key={id} href={`#${id}`} onClick={(event) => go(event, id)}>
          {name}
        </a>
      ))}
    </nav>
  )
}
