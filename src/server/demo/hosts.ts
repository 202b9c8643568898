// Which hosts a demo answers to: its logins lie open, and any page on the web may point a name of its own at this computer.
import { isIP } from 'node:net'

/**
 * Judges the Host header of a request: the host of `publicUrl`, the names of this computer, and addresses in figures, which are
 * nobody's to point elsewhere.
 */
export function demoHosts(publicUrl: string): (host: string | undefined) => boolean {
  const own = new URL(publicUrl).hostname
  return (host) => {
    const name = hostname(host ?? '')
    return (
      name === own ||
      name === 'localhost' ||
      name.endsWith('.localhost') ||
      isIP(name.replace(/^\[|\]$/g, '')) > 0
    )
  }
}

/** 'LocalHost.:3000' -> 'localhost'; '' for what is no host. */
function hostname(host: string): string {
  try {
    return new URL(`http://${host}`).hostname.replace(/\.$/, '')
  } catch {
    return ''
  }
}
