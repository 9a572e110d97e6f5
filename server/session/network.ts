import { isIPv6 } from 'node:net'

/** Normalises an address: an IPv6 customer has a whole /64, and IPv4 may be IPv4-mapped IPv6. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const plain = address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = (plain.split('%', 1)[0] ?? '').toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
