import { useState } from 'react'
import { ekasaProblem, type EkasaDraft } from './ekasa-fields.tsx'

/** State of the inputs of a receipt of the e-kasa; `check` shows what is wrong and says whether they may be sent. */
export function useEkasa(initial: EkasaDraft = { number: '', printed: '' }) {
  const [draft, onChange] = useState(initial)
  const [problem, setProblem] = useState<string | null>(null)
  const check = (): boolean => {
    const issue = ekasaProblem(draft)
    setProblem(issue)
    return issue === null
  }
  return { draft, onChange, problem, check }
}
