const two = (value: number): string => String(value).padStart(2, '0')

/** A position or duration in a lecture as players show it: 3:20, or 1:02:05. */
export function playTimeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const rest = two(whole % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
