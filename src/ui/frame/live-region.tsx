// Says a change aloud to screen readers without moving anybody's focus. The element stays, its text changes.
export const LiveRegion = ({ children, urgent = false }: { children?: string; urgent?: boolean }) => (
  <span className="sr" aria-live={urgent ? 'assertive' : 'polite'} role={urgent ? 'alert' : 'status'}>
    {children}
  </span>
)
