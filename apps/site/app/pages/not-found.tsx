import { data } from 'react-router'

/** Answers all unknown addresses with a 404, which the root's error page renders. */
export const loader = () => {
  throw missing()
}

/** The same to what is sent there. */
export const action = () => {
  throw missing()
}

const missing = () => data(null, { status: 404 })

export default function NotFoundPage() {
  return null
}
