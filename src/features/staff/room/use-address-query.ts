// The query of the address, where filters and parts live: read as it was drawn, changed as it is.
import { useSearchParams } from 'react-router'

/** Two keys that come quickly change one query: the router's own setter would take the second one's from the last drawing. */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams()
  const change = (alter: (query: URLSearchParams) => void, { replace = false } = {}) => {
    const next = new URLSearchParams(window.location.search)
    alter(next)
    setQuery(next, { replace })
  }
  return [query, change] as const
}
