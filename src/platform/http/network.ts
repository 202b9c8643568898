// The network that an address stands for: what one household or office has, whichever of its addresses it uses.

/** An IPv4 address as it is; of an IPv6 address its first 64 bits, since a single device changes the rest at will. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1]
  if (mapped || !ip.includes(':')) return mapped ?? ip
  const [head = '', tail] = ip.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  const all = [...groups, ...zeros, ...rest].slice(0, 4)
  return all.map((group) => parseInt(group, 16).toString(16)).join(':')
}
