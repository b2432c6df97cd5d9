import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'

/** The page itself. After a navigation the focus moves to its start, as after a full load. */
export function PageContent({ children }: { children: ReactNode }) {
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    content.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <main id="obsah" ref={content} tabIndex={-1}>
      {children}
    </main>
  )
}
