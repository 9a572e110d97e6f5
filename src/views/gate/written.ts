import type { SyntheticEvent } from 'react'

/** Reads the named text fields of a form that is being sent, which itself goes nowhere. */
export function written(event: SyntheticEvent<HTMLFormElement>): (name: string) => string {
  event.preventDefault()
  const form = new FormData(event.currentTarget)
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
}
