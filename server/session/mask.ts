/** +8613800138000 becomes +86138****8000: enough to recognise one's own number. */
export function maskPhone(phone: string): string {
  const shown = phone.length > 9 ? 6 : 3
  return `${phone.slice(0, shown)}****${phone.slice(-4)}`
}

/** amina@example.org becomes a***@e***.org. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***${domain.slice(domain.lastIndexOf('.'))}`
}
