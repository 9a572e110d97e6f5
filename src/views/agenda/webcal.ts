/**
 * An address of a calendar as calendar programs open it to subscribe. `webcal:` names no transport: programs ask by
 * https first, or take it as http, which is what it was made for. So it stands for an https portal and for one reached
 * over plain http alike, where the address beside it is no safer.
 */
export const webcalOf = (address: string): string => address.replace(/^https?:/, 'webcal:')
