import { useLocation, useNavigate, useNavigation } from 'react-router'

/** Asks for the page of the address again, with what the history keeps for it. */
export function useAskingAgain(): { askAgain: () => void; isAsking: boolean } {
  const { state } = useNavigation()
  const navigate = useNavigate()
  const location = useLocation()
  return {
    askAgain: () => void navigate(location, { replace: true, state: location.state }),
    isAsking: state !== 'idle',
  }
}
