import { data } from 'react-router'

/** Whatever no other route knows: the root's error page answers, with the status that search engines expect. */
export const loader = () => {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
