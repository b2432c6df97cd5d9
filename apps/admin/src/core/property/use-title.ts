import { useEffect } from 'react'
import { useBrand } from './brand.ts'

/** Names the browser tab after the screen and the property. */
export function useTitle(title: string): void {
  const { name } = useBrand()
  useEffect(() => {
    document.title = name ? `${title} – ${name}` : title
  }, [title, name])
}
